import { type ActivityApplication, activityContract } from '#contracts/activity.ts'
import { clientOf, dataOf } from '../core/client.ts'
import { keys } from '../core/keys.ts'
import { type LoadPage, pagedQuery } from '../core/paged.ts'

const activity = clientOf(activityContract)

/** POST /api/activityApplyLog, one page at a time. */
export const applicationPages: LoadPage<ActivityApplication> = (page, { signal, background = false } = {}) =>
  dataOf(activity.activityApplyLog({ body: { page }, background, fetchOptions: { signal: signal ?? null } }))

/** The member's own applications for promotions, newest first, for `useInfiniteQuery`. */
export const applicationLogQuery = () => pagedQuery(keys.applications, applicationPages)
