import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { yuanIfKnown } from './money/money.ts'
import { appLinkIfAny, picture } from './wire/addresses.ts'
import { reportIf, sameField, samePage } from './wire/answer-checks.ts'
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

/** The period in which applications are accepted, in Beijing time; both ends belong to it. */
const window = { start_time: extension(timeIfAny), end_time: extension(timeIfAny) }

export const activity = z.object({
  ...{ id, title: text, banner: lenient(picture), type: lenient(text) },
  ...{ content: lenient(longText), memo: lenient(longText) },
  ...window,
})
export type Activity = z.output<typeof activity>

/**
 * `link` is an address inside the app where the player takes the promotion up. `id` repeats the requested id; a
 * backend may leave it out.
 */
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
 * `state` is one of ACTIVITY_STATES, or unknown. `bonus` is what an approved application paid, `credited_at` when.
 */
export const activityApplication = z.object({
  activity_name: lenient(text),
  state: lenient(codeCodec([0, 1, 2, 3, 4])),
  bonus: extension(yuanIfKnown),
  credited_at: extension(timeIfAny),
  created_at: lenient(beijingTime),
})
export type ActivityApplication = z.output<typeof activityApplication>

const reportOtherType = reportIf<{ data: readonly Activity[] }>(
  'data.data.type',
  'is not what was requested',
  ({ data }, { type }) => Boolean(type) && data.some((row) => row.type !== '' && row.type !== String(type)),
)

const c = initContract()

export const activityContract = c.router({
  activitytype: {
    method: 'POST',
    path: '/api/activitytype',
    summary: '活动分类',
    body: z.object({}),
    responses: { 200: successOf(contentOf(activityType)) },
    metadata: forVisitor,
  },
  activitylist: {
    method: 'POST',
    path: '/api/activitylist',
    summary: '活动列表',
    body: z.object({ type: z.optional(id) }),
    responses: { 200: successOf(fieldsOf({ data: contentOf(activity) })) },
    metadata: { ...forVisitor, checks: [reportOtherType] },
  },
  activitydeatil: {
    method: 'POST',
    path: '/api/activitydeatil',
    summary: '活动详情',
    body: z.object({ id }),
    responses: { 200: successOf(activityDetail) },
    metadata: { ...forVisitor, checks: [sameField('id')] },
  },
  activityApplyLog: {
    method: 'POST',
    path: '/api/activityApplyLog',
    summary: '活动申请记录',
    body: z.object({ page: integer }),
    responses: { 200: successOf(pagedOf(activityApplication)) },
    metadata: { ...forMember, checks: [samePage()] },
  },
  activityapply: {
    method: 'POST',
    path: '/api/activityapply',
    summary: '申请活动',
    body: z.object({ id }),
    responses: { 200: successOf(noData) },
    metadata: { access: 'member', origin: 'extension' } as const satisfies RouteMetadata,
  },
})
