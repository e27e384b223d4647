import { fen } from '#contracts/money/money.ts'
import type { vipContract } from '#contracts/vip.ts'
import { LEVEL_GIFT, VIP_LEVELS } from '../rules/bonus/vip-levels.ts'
import { success } from '../rules/outcome.ts'
import type { Handlers } from './handler.ts'

export const vipHandlers: Handlers<typeof vipContract> = {
  uservip: ({ world }) => {
    const levels = world.site.switches.tablesEmpty ? [] : VIP_LEVELS
    return success(
      levels.map(({ recharge, flow, rates, monthlyGift, level }) => ({
        recharge,
        flow,
        ...rates,
        level_gift: fen(LEVEL_GIFT * level),
        month_gift: monthlyGift,
      })),
    )
  },
}
