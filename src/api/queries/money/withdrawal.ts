import { queryOptions } from '@tanstack/react-query'
import { type Fen, formatYuan, yuanOf, ZERO } from '#contracts/money/money.ts'
import { payPassword as payPasswordOf } from '#contracts/texts/typed-texts.ts'
import { WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { type WithdrawalRequest, withdrawalContract } from '#contracts/withdrawal.ts'
import { transactionsPath } from '../../../lib/navigation/links.ts'
import type { ActionHandlers } from '../../core/action.ts'
import { answerOf, clientOf, dataOf } from '../../core/client/client.ts'
import { isSignedIn } from '../../core/client/session-store.ts'
import { keys, MONEY_KEYS } from '../../core/keys.ts'
import { useMoneyAction } from '../../core/money/money-action.ts'
import { serverNow } from '../../core/server-time.ts'

const withdrawal = clientOf(withdrawalContract)

/**
 * What is still to wager before a withdrawal, in fen; and if the backend sends them: its rule of counting turnover, the
 * multiple of each deposit or bonus, and the minimum withdrawal.
 */
export type Wagering = {
  remaining: Fen
  rule: string | undefined
  multiple: number | undefined
  least: Fen | undefined
}

/** POST /api/getBetAmount (打码量). Every movement of money refetches it. */
export const wageringQuery = () =>
  queryOptions({
    queryKey: keys.wagering,
    queryFn: ({ signal }) =>
      dataOf(withdrawal.getBetAmount({ body: {}, fetchOptions: { signal } })).then(
        ({ bet_amount, flow_rule, flow_multiple = 0, min_withdrawal = ZERO }): Wagering => ({
          remaining: bet_amount,
          rule: flow_rule,
          multiple: flow_multiple > 0 ? flow_multiple : undefined,
          least: min_withdrawal > ZERO ? min_withdrawal : undefined,
        }),
      ),
    enabled: isSignedIn,
  })

/**
 * The sources of the requirement. The code that reads the records is a file of its own and loads once something is
 * owed.
 */
export const requirementSourcesQuery = (remaining: Fen, multiple: number) =>
  queryOptions({
    queryKey: keys.wagerSources(remaining, multiple),
    queryFn: ({ signal }) =>
      import('./wagering.ts').then((sources) => sources.readRequirementSources(remaining, multiple, signal)),
    // The screen shows the failure itself.
    meta: { handled: true },
  })

/**
 * The server's message, the record's number and the usual duration of a review (if the backend sends them), and when
 * the answer came by the server's clock: the maintenance notice may delay its display.
 */
export type SubmittedWithdrawal = {
  message: string
  no?: string | undefined
  expected?: string | undefined
  atMs: number
}

/** POST /api/withdraw. Code 251 means that there is no payment password yet (codes.ts). */
export const useWithdraw = (handlers?: ActionHandlers<WithdrawalRequest, SubmittedWithdrawal>) =>
  useMoneyAction(
    {
      subject: ({ amount }) => ({
        what: `取款 ${formatYuan(amount)}`,
        records: transactionsPath(WITHDRAWAL),
      }),
      send: async ({ amount, cardId, payPassword }: WithdrawalRequest) => {
        const body = { amount: yuanOf(amount), bank: cardId, password: payPasswordOf(payPassword) }
        const { message, data } = await answerOf(withdrawal.withdraw({ body }))
        return { message, no: data.out_trade_no, expected: data.expected, atMs: serverNow() }
      },
      // The backend refuses a card that was unbound elsewhere, so the list of cards is refetched.
      reload: [...MONEY_KEYS, keys.cards],
    },
    handlers,
  )
