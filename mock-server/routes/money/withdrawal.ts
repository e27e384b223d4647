import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import type { withdrawalContract } from '#contracts/withdrawal.ts'
import { TURNOVER_RULES } from '../../rules/bonus/turnover-weights.ts'
import { submitWithdrawal } from '../../rules/orders/withdrawal.ts'
import { checkWithdrawal } from '../../rules/orders/withdrawal-check.ts'
import { isRefusal, success } from '../../rules/outcome.ts'
import type { Handlers } from '../handler.ts'

const USUAL_REVIEW = '通常 30 分钟内完成'

export const withdrawalHandlers: Handlers<typeof withdrawalContract> = {
  withdraw: ({ world, member, body, now }) => {
    const { amount, bank: cardId, password: payPassword } = body
    const checked = checkWithdrawal(world, member, { amount, cardId, payPassword }, now)
    if (isRefusal(checked)) return checked
    const { no } = submitWithdrawal(world, member, checked, now)
    return success({ expected: USUAL_REVIEW, out_trade_no: no }, commonTexts.submitted)
  },

  getBetAmount: ({ world, member }) =>
    success({
      bet_amount: member.wageringLeft,
      flow_rule: TURNOVER_RULES.join(''),
      flow_multiple: WAGERING_MULTIPLE,
      min_withdrawal: world.site.settings.minWithdrawal,
    }),
}
