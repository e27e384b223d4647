import { type ActivityApplication, activityContract } from '#contracts/activity.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { keys } from '../core/keys.ts'
import { type LoadPage, pagedQuery, pagesOf } from '../core/paging/paged.ts'

const activity = clientOf(activityContract)

/** POST /api/activityApplyLog, one page at a time. */
export const applicationPages: LoadPage<ActivityApplication> = pagesOf((page, how) =>
  dataOf(activity.activityApplyLog({ body: { page }, ...how })),
)

/** The member's own applications for promotions, newest first, for `useInfiniteQuery`. */
export const applicationLogQuery = () => pagedQuery(keys.applications, applicationPages)
