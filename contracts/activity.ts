import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { names, page, reported } from './about.ts'
import { appLinkIfAny, picture } from './addresses.ts'
import { yuanIfKnown } from './money/money.ts'
import {
  contentOf,
  fieldsOf,
  forMember,
  forVisitor,
  noData,
  pagedOf,
  type RouteMetadata,
  successOf,
} from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import { beijingTime, codeCodec, id, integer, longText, text, textIfAny, timeIfAny } from './wire/wire.ts'

export const activityType = z.object({ id, name: text })
export type ActivityType = z.output<typeof activityType>

/** When applications are taken, in Beijing time, both ends included. */
const window = { start_time: extension(timeIfAny), end_time: extension(timeIfAny) }

export const activity = z.object({
  ...{ id, title: text, banner: lenient(picture), type: lenient(text) },
  ...{ content: lenient(longText), memo: lenient(longText) },
  ...window,
})
export type Activity = z.output<typeof activity>

/** `link` is an address inside the app, where the promotion is taken. `id` is the one that was asked for, where it is told. */
export const activityDetail = z.object({
  id: textIfAny,
  title: text,
  banner: lenient(picture),
  content: lenient(longText),
  memo: lenient(longText),
  link: extension(appLinkIfAny),
  ...window,
})
export type ActivityDetail = z.output<typeof activityDetail>

/**
 * `state` is one of ACTIVITY_STATES, or unknown. `bonus` and `credited_at` are what an approval paid and when.
 */
export const activityApplication = z.object({
  activity_name: lenient(text),
  state: lenient(codeCodec([0, 1, 2, 3, 4])),
  bonus: extension(yuanIfKnown),
  credited_at: extension(timeIfAny),
  created_at: lenient(beijingTime),
})
export type ActivityApplication = z.output<typeof activityApplication>

const ofOneType = reported<{ data: readonly Activity[] }>(
  'data.data.type',
  'is not of what was asked for',
  ({ data }, { type }) => Boolean(type) && data.some((row) => row.type !== '' && row.type !== String(type)),
)

const c = initContract()

export const activityContract = c.router({
  activitytype: {
    method: 'POST',
    path: '/api/activitytype',
    summary: '活动分类',
    description: 'Lists the types of promotions, which are the tabs of the promotions page.',
    body: z.object({}),
    responses: { 200: successOf(contentOf(activityType)) },
    metadata: forVisitor,
  },
  activitylist: {
    method: 'POST',
    path: '/api/activitylist',
    summary: '活动列表',
    description:
      'Lists promotions, all of them or those of one type. The rows are under `data.data`; `content` and `memo` are HTML. `start_time` and `end_time` may say when applications are taken, in Beijing time. Each row is of the `type` that was asked for.',
    body: z.object({ type: z.optional(id) }),
    responses: { 200: successOf(fieldsOf({ data: contentOf(activity) })) },
    metadata: { ...forVisitor, about: [ofOneType] },
  },
  activitydeatil: {
    method: 'POST',
    path: '/api/activitydeatil',
    summary: '活动详情',
    description:
      'Shows one promotion by its id. `content` and `memo` are HTML. `start_time` and `end_time` are as in the list. `id` may be left out: an answer that names another than was asked for is refused.',
    body: z.object({ id }),
    responses: { 200: successOf(activityDetail) },
    metadata: { ...forVisitor, about: [names('id')] },
  },
  activityApplyLog: {
    method: 'POST',
    path: '/api/activityApplyLog',
    summary: '活动申请记录',
    description:
      'Lists the member’s own applications for promotions, a page at a time, newest first. `state` is 1 pending, 2 passed or 3 rejected; 0 and 4 are undefined. `bonus` may say what a passed application paid into the central wallet, in 元, and `credited_at` when, in Beijing time; both are left out where nothing was paid.',
    body: z.object({ page: integer }),
    responses: { 200: successOf(pagedOf(activityApplication)) },
    metadata: { ...forMember, about: [page()] },
  },
  activityapply: {
    method: 'POST',
    path: '/api/activityapply',
    summary: '申请活动',
    description:
      'Applies for a promotion, from the button 立即申请 on its page. Where the call does not exist, the app points the player to customer service.',
    body: z.object({ id }),
    responses: { 200: successOf(noData) },
    metadata: { access: 'member', origin: 'extension' } as const satisfies RouteMetadata,
  },
})
