import { queryOptions } from '@tanstack/react-query'
import {
  type Activity as ActivityRow,
  activityContract,
  type ActivityDetail as DetailAnswer,
} from '#contracts/activity.ts'
import { type ActionHandlers, useAction } from '../core/action.ts'
import { answerOf, clientOf, dataOf } from '../core/client/client.ts'
import { ApiError, NetworkError } from '../core/client/errors.ts'
import { isSignedIn } from '../core/client/session-store.ts'
import { LONG_FRESH_MS } from '../core/fresh.ts'
import { keys } from '../core/keys.ts'
import { readUntil } from '../core/money/read-until.ts'
import { type NamesOf, type Renamed, renamed } from '../core/own-names.ts'
import { type ActivityApplication, applicationPages } from './activity-log.ts'

const activity = clientOf(activityContract)

const WINDOW_NAMES = { start_time: 'startsAt', end_time: 'endsAt' } as const satisfies NamesOf<DetailAnswer>
/** A promotion in a list. Applications are accepted from `startsAt` to `endsAt`, both in Beijing time. */
export type Activity = Renamed<ActivityRow, typeof WINDOW_NAMES>
/** A promotion on its own page. */
export type ActivityDetail = Renamed<DetailAnswer, typeof WINDOW_NAMES>
/** POST /api/activitytype: the tabs of /activity after 全部. */
export const activityTypesQuery = () =>
  queryOptions({
    queryKey: keys.activities('types'),
    queryFn: ({ signal }) => dataOf(activity.activitytype({ body: {}, fetchOptions: { signal } })),
    staleTime: LONG_FRESH_MS,
  })

/** POST /api/activitylist: the promotions of one type, or all for an empty type, in the server's order. */
export const activitiesQuery = (type: string) =>
  queryOptions({
    queryKey: keys.activities('list', type),
    queryFn: ({ signal }) =>
      dataOf(activity.activitylist({ body: type === '' ? {} : { type }, fetchOptions: { signal } })).then(
        ({ data }) => data.map((row) => renamed(row, WINDOW_NAMES)),
      ),
    staleTime: LONG_FRESH_MS,
  })

/**
 * POST /api/activitydeatil: one promotion. The HTML of `content` and `memo` must be sanitised. The screen shows a
 * refusal.
 */
export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: keys.activities('one', id),
    queryFn: ({ signal }) =>
      dataOf(activity.activitydeatil({ body: { id }, fetchOptions: { signal } })).then((detail) =>
        renamed(detail, WINDOW_NAMES),
      ),
    staleTime: LONG_FRESH_MS,
  })

/** How many pages of the log are searched. An older application counts as none. */
const MAX_PAGES = 5

/**
 * The member's last application for a promotion, or null. The log (POST /api/activityApplyLog) is newest first and
 * names promotions only by title, so it is read page by page until the title appears.
 */
export const ownApplicationQuery = (title: string) =>
  queryOptions({
    queryKey: [...keys.applications, title],
    queryFn: async ({ signal }): Promise<ActivityApplication | null> => {
      const own = (rows: readonly ActivityApplication[]) =>
        rows.find((application) => application.title === title)
      const isEnough = (rows: readonly ActivityApplication[]) => own(rows) !== undefined
      const { rows } = await readUntil(applicationPages, { isEnough, atMost: MAX_PAGES, signal })
      return own(rows) ?? null
    },
    enabled: isSignedIn,
    meta: { handled: true },
  })

const NOT_THERE = [404, 405, 501]

/** Whether an error is how a backend without our extensions answers them, by HTTP status or by envelope. */
function isMissingCall(error: unknown): boolean {
  if (error instanceof ApiError) return NOT_THERE.includes(error.code)
  return error instanceof NetworkError && NOT_THERE.includes(error.status ?? 0)
}

/**
 * `supported` is false if the backend has no such call. Nothing was submitted then, and customer service applies by
 * hand.
 */
export type Applied = { supported: true; message: string } | { supported: false }

/**
 * POST /api/activityapply (立即申请) with the promotion's id. The call is our extension: with a backend without it, only
 * this button loses its function (docs/wire.md#extensions).
 */
export const useApplyForActivity = (handlers?: ActionHandlers<string, Applied>) =>
  useAction(
    {
      send: async (id: string): Promise<Applied> => {
        try {
          const { message } = await answerOf(activity.activityapply({ body: { id } }))
          return { supported: true, message }
        } catch (error) {
          if (isMissingCall(error)) return { supported: false }
          throw error
        }
      },
      reload: [keys.applications],
    },
    handlers,
  )
