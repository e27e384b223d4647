import { fen } from '#contracts/money/money.ts'
import { vipContract } from '#contracts/vip.ts'
import { LEVEL_GIFT, VIP_LEVELS } from '../data/vip-levels.ts'
import { implement } from '../server/implement.ts'
import { success } from '../server/outcome.ts'

export const vipRoutes = implement(vipContract, {
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
})
