import { MIN_WITHDRAWAL_FEN } from '#contracts/limits.ts'
import { depositTexts, withdrawalTexts } from '#contracts/messages.ts'
import { grouped } from '#contracts/money.ts'
import { withdrawalContract } from '#contracts/withdrawal.ts'
import { implement } from '../implement.ts'
import { done, ok, refuse } from '../outcome.ts'
import { cardsOf, payPasswordRefused } from '../rules/card.ts'
import { mayWithdraw } from '../rules/wagering.ts'
import { submitWithdrawal } from '../rules/withdrawal.ts'
import { centralBalance } from '../world/members.ts'

export const withdrawalRoutes = implement(withdrawalContract, {
  /** Checked in the order of readings: wagering, minimum, password, balance; a card of one's own comes first. */
  withdraw: ({ world, member, body, now }) => {
    const { amount, bank, password } = body
    const card = cardsOf(world, member.id).find(({ id }) => id === bank)
    if (!card) return refuse(withdrawalTexts.bankRequired)
    if (world.site.switches.wageringBlocks && !mayWithdraw(member)) {
      return refuse(`打码量未完成，还需投注 ${grouped(member.wagerLeft)} 元方可取款`)
    }
    if (amount < MIN_WITHDRAWAL_FEN) return refuse(withdrawalTexts.minimum)
    if (password === '') return refuse(withdrawalTexts.payPassword)
    const refused = payPasswordRefused(member, password, now)
    if (refused) return refused
    if (amount > centralBalance(world, member.id))
      return refuse('平台钱包余额不足，请调整取款金额或先回收场馆余额')
    submitWithdrawal(world, member, { ...card }, amount, now)
    return done(depositTexts.submitted)
  },

  getBetAmount: ({ member }) => ok({ bet_amount: member.wagerLeft }),
})
