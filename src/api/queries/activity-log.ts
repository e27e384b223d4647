import { type ActivityApplication as ApplicationRow, activityContract } from '#contracts/activity.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { keys } from '../core/keys.ts'
import { type NamesOf, type Renamed, renamed } from '../core/own-names.ts'
import { type LoadPage, pagedQuery, pagesOf, withRows } from '../core/paging/paged.ts'

const activity = clientOf(activityContract)

const APPLICATION_NAMES = {
  activity_name: 'title',
  credited_at: 'creditedAt',
  created_at: 'createdAt',
} as const satisfies NamesOf<ApplicationRow>
/** An application for a promotion, named by the promotion's title. `bonus` in fen, times in Beijing time. */
export type ActivityApplication = Renamed<ApplicationRow, typeof APPLICATION_NAMES>

/** POST /api/activityApplyLog, one page at a time. */
export const applicationPages: LoadPage<ActivityApplication> = pagesOf((page, how) =>
  dataOf(activity.activityApplyLog({ body: { page }, ...how })).then(
    withRows((row: ApplicationRow) => renamed(row, APPLICATION_NAMES)),
  ),
)

/** The member's own applications for promotions, newest first, for `useInfiniteQuery`. */
export const applicationLogQuery = () => pagedQuery(keys.applications, applicationPages)
