import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { noData, type RouteMetadata, successOf } from './envelope.ts'
import { id } from './wire.ts'

/**
 * What the screens need and backends of this kind lack: one call, two optional fields of `noticeList`, `expected` of
 * `withdraw`, `flowsum` of the member, `level_gift` and `month_gift` of VIP levels, `flow_rule` and `flow_multiple` of
 * `getBetAmount`, `flow`, `game`, `pick` and `result` of bet records, `bank_not`, `balance_after`, `credited_at` and `remark` of
 * transaction records, `bonus` and `credited_at` of applications, `rate` and `base` of rebates, `remark` of receiving
 * accounts, `link` of banners and promotions, `title` of banners, and `start_time` and `end_time` of promotions. They are
 * ours. With a backend that
 * has none of them the app loses a feature, not a screen (docs/wire.md#extensions).
 */
const byUs = { access: 'member', origin: 'extension' } as const satisfies RouteMetadata

const c = initContract()

export const extensionRoutes = c.router({
  activityapply: {
    method: 'POST',
    path: '/api/activityapply',
    summary: '申请活动',
    description:
      'Applies for a promotion, from the button 立即申请 on its page. It is an extension by the app: where the call does not exist, the app points the player to customer service.',
    body: z.object({ id }),
    responses: { 200: successOf(noData) },
    metadata: byUs,
  },
})

/** Every extension by name, as the tests and the OpenAPI document count them. */
export const EXTENSIONS = ['activityapply', 'noticeList.type'] as const
