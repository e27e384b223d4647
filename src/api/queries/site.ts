import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { appInfo, banner, HOME_BANNERS, type AppInfo as Settings, siteContract } from '#contracts/site.ts'
import { cache, readCached } from '../core/cached-answers.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { LONG_FRESH_MS } from '../core/fresh.ts'
import { keys } from '../core/keys.ts'
import { type NamesOf, type Renamed, renamed } from '../core/own-names.ts'
import { refusedBy } from '../core/site-closed.ts'

const site = clientOf(siteContract)

const SITE_NAMES = {
  site_state: 'isOpen',
  repair_tips: 'closedText',
  redpacket_switch: 'hasRedPacket',
  index_modal: 'hasWelcome',
  webcontent: 'welcomeHtml',
  h5_url: 'webAddress',
  ios_download_qrcode: 'downloadCode',
  ios_download_url: 'downloadUrl',
} as const satisfies NamesOf<Settings>
/** The site's own settings, see `appInfo`. */
export type AppInfo = Renamed<Settings, typeof SITE_NAMES>

export const siteOf = (settings: Settings): AppInfo => renamed(settings, SITE_NAMES)

/** POST /api/app: site state, switches and links. Until the answer, the stored ones show. */
export const appQuery = () =>
  queryOptions({
    queryKey: keys.app,
    queryFn: ({ client, signal }) => {
      const background = client.getQueryData(keys.app) !== undefined
      return dataOf(site.app({ body: {}, background, fetchOptions: { signal } })).then((info) =>
        siteOf(cache('appInfo', appInfo, info)),
      )
    },
    initialData: () => {
      const known = readCached('appInfo', appInfo)
      return known && siteOf(known)
    },
    initialDataUpdatedAt: 0,
  })

/**
 * The answer of /api/app for a site under maintenance. `known` is its last answer, if any. `tips` is the text of the
 * backend's refusal; if it is empty, the known text shows. Undefined means that a host refused the call, for which no
 * text is known.
 */
export const closedInfo = (
  known: AppInfo = siteOf(z.decode(appInfo, {})),
  tips: string | undefined,
): AppInfo => ({
  ...known,
  isOpen: false,
  closedText: tips === undefined ? '' : tips || known.closedText,
})

const WATCH_MS = 5 * 60_000
/**
 * A random delay, drawn once per page, so that phones which all saw the site close do not return in the same second.
 */
const SPREAD_MS = 7_500 * Math.random()
const REPAIR_MS = 30_000 - SPREAD_MS

/** A host may ask for a longer pause than usual, but not for a longer one than that of an open site. */
const repairMs = () => Math.max(REPAIR_MS, Math.min(refusedBy.waitMs + SPREAD_MS, WATCH_MS))

/** The `refetchInterval` of the maintenance notice: checks whether the site has opened. Pauses in a hidden tab. */
export const watchSite = ({ state }: { state: { data: AppInfo | undefined } }): number =>
  state.data?.isOpen === false ? repairMs() : WATCH_MS

/** POST /api/bannerList: the pictures of the home carousel. Until the answer, the stored ones show. */
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

/** POST /api/getservicerurl: the address of customer service, to be checked with `safeExternalUrl`. */
export const serviceUrlQuery = () =>
  queryOptions({
    queryKey: keys.serviceUrl,
    queryFn: ({ signal }) =>
      dataOf(site.getservicerurl({ body: {}, fetchOptions: { signal } })).then(({ url }) => url),
    staleTime: LONG_FRESH_MS,
  })

/** GET /api/getVisitUrl: an address to be checked with `safeExternalUrl`; see `withPid`. */
export const visitUrlQuery = () =>
  queryOptions({
    queryKey: keys.visitUrl,
    queryFn: ({ signal }) => dataOf(site.getVisitUrl({ fetchOptions: { signal } })).then(({ url }) => url),
    staleTime: LONG_FRESH_MS,
  })
