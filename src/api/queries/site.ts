import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type AppInfo, appInfo, banner, HOME_BANNERS, siteContract } from '#contracts/site.ts'
import { cache, readCached } from '../core/cached-answers.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { LONG_FRESH_MS } from '../core/fresh.ts'
import { keys } from '../core/keys.ts'
import { refusedBy } from '../core/site-closed.ts'

const site = clientOf(siteContract)
/** POST /api/app. Site state, switches and links; what was stored last time shows until the answer is there. */
export const appQuery = () =>
  queryOptions({
    queryKey: keys.app,
    queryFn: ({ client, signal }) => {
      const background = client.getQueryData(keys.app) !== undefined
      return dataOf(site.app({ body: {}, background, fetchOptions: { signal } })).then((info) =>
        cache('appInfo', appInfo, info),
      )
    },
    initialData: () => readCached('appInfo', appInfo),
    initialDataUpdatedAt: 0,
  })

/**
 * What /api/app would answer for a site under maintenance; `known` is its last answer, if any. Its words on repairs stand in for
 * those of the backend alone, not of a host that knows nothing of them.
 */
export const closedInfo = (known: AppInfo = z.decode(appInfo, {}), tips: string | undefined): AppInfo => ({
  ...known,
  site_state: false,
  repair_tips: tips === undefined ? '' : tips || known.repair_tips,
})

const WATCH_MS = 5 * 60_000
/** Drawn once a page: phones that all saw the site close at once do not all come back in the same second. */
const SPREAD_MS = 7_500 * Math.random()
const REPAIR_MS = 30_000 - SPREAD_MS

/** A host may ask for more than the usual pause, but not for more than that of a site that is open. */
const repairMs = () => Math.max(REPAIR_MS, Math.min(refusedBy.waitMs + SPREAD_MS, WATCH_MS))

/** The `refetchInterval` of the maintenance notice: checks whether the site is open. Pauses in a hidden tab. */
export const watchSite = ({ state }: { state: { data: AppInfo | undefined } }): number =>
  state.data?.site_state === false ? repairMs() : WATCH_MS

/** POST /api/bannerList. Pictures of the home carousel; those of last time show until the answer is there. */
export const bannersQuery = () =>
  queryOptions({
    queryKey: keys.banners(HOME_BANNERS),
    queryFn: ({ signal }) =>
      dataOf(site.bannerList({ body: { type: HOME_BANNERS }, fetchOptions: { signal } })).then((rows) =>
        cache('banner', z.array(banner), rows),
      ),
    initialData: () => readCached('banner', z.array(banner)),
    initialDataUpdatedAt: 0,
    staleTime: LONG_FRESH_MS,
  })

/** POST /api/getservicerurl. Customer service; an address to check with `safeExternalUrl` before use. */
export const serviceUrlQuery = () =>
  queryOptions({
    queryKey: keys.serviceUrl,
    queryFn: ({ signal }) =>
      dataOf(site.getservicerurl({ body: {}, fetchOptions: { signal } })).then(({ url }) => url),
    staleTime: LONG_FRESH_MS,
  })

/** GET /api/getVisitUrl. An address to check with `safeExternalUrl`; see `withPid`. */
export const visitUrlQuery = () =>
  queryOptions({
    queryKey: keys.visitUrl,
    queryFn: ({ signal }) => dataOf(site.getVisitUrl({ fetchOptions: { signal } })).then(({ url }) => url),
    staleTime: LONG_FRESH_MS,
  })
