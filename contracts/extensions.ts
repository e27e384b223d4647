import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { nothing, ok, type RouteMetadata } from './envelope.ts'
import { choice, countIfAny, id } from './wire.ts'

/**
 * What the spec's screens need and its table of calls lacks: one call, and two optional fields of `noticeList`.
 * They are ours; a backend without them must degrade politely (readings "The wire").
 */
const byUs = { access: 'member', origin: 'extension' } as const satisfies RouteMetadata

const c = initContract()

export const extensionRoutes = c.router({
  activityapply: {
    method: 'POST',
    path: '/api/activityapply',
    summary: '申请活动',
    description: 'An extension of ours for 立即申请 on the activity page. Spec section 2, Activity detail.',
    body: z.object({ id }),
    responses: { 200: ok(nothing) },
    metadata: byUs,
  },
})

/** `noticeList.type`: 1 announcements, 2 the member's inbox; left out, a backend of the spec answers announcements. */
export const noticeType = z.optional(choice([1, 2]))

/** `noticeList.unread`: how many messages the member has not read; undefined when the backend does not say. */
export const unread = countIfAny

/** Every extension by name, as the tests and the OpenAPI document count them. */
export const EXTENSIONS = ['activityapply', 'noticeList.type'] as const
