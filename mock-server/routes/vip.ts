import { vipContract } from '#contracts/vip.ts'
import { VIP_LEVELS } from '../data/vip-levels.ts'
import { implement } from '../implement.ts'
import { ok } from '../outcome.ts'

export const vipRoutes = implement(vipContract, {
  uservip: () => ok(VIP_LEVELS.map(({ recharge, flow, rates }) => ({ recharge, flow, ...rates }))),
})
