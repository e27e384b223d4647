import { changeData, changeField, changeRows, changeSuccess } from '../../provider/planted/change.ts'
import {
  afterCall,
  afterReview,
  credit,
  debit,
  deposit,
  inFen,
  takeRefused,
  type WrongFlow,
} from './wrong.ts'

const RECHARGE = '/api/recharge'
const PAYINFO = '/api/payinfo'
const RESULT = '/pay/api/queryOrderNo'
const WITHDRAW = '/api/withdraw'
const RECORDS = '/api/gettransrecord'
const REQUIREMENT = '/api/getBetAmount'
const CARDS = '/api/getcard'

type Fields = Record<string, unknown>
const requirement = (edit: (owed: number) => number) =>
  changeField(REQUIREMENT, 'bet_amount', (owed) => edit(Number(owed)))
/** Rows in one state are told in another. */
const toldAs = (state: number, other: number) =>
  changeField(RECORDS, 'state', (told) => (Number(told) === state ? other : told))
/** A picture or an address that is another at each call. */
const payeeBy = (name: string) => {
  let count = 0
  return changeData(PAYINFO, ({ cardlist, ...order }: { cardlist: Fields }) => ({
    ...order,
    cardlist: { ...cardlist, [name]: `${cardlist[name]}${++count}` },
  }))
}
const A_WITHDRAWAL = 30_050
/** The highest id and one: with the highest one unbound, the next card gets its id. */
const byTheHighest = () => {
  let first: unknown
  return changeField(CARDS, 'id', (id) => (first ??= id))
}

/** Deposits and withdrawals from the order to the books. */
export const WRONG_ORDERS: readonly WrongFlow[] = [
  ...[
    { wrong: 'a paid deposit is not credited', change: afterReview('deposit', 'approved', debit(500)) },
    { wrong: 'a paid deposit is credited twice', change: afterReview('deposit', 'approved', credit(500)) },
    { wrong: 'an order is credited when it is opened', change: afterCall(RECHARGE, credit(500)) },
    { wrong: 'a paid deposit still waits in the records', change: toldAs(2, 1) },
    {
      wrong: 'a paid deposit is in no record',
      change: changeRows(RECORDS, (rows) => rows.filter(({ amount }) => amount !== 500)),
    },
    {
      wrong: 'a deposit is recorded with a tenth of its amount',
      change: changeField(RECORDS, 'amount', (amount) => Number(amount) / 10),
    },
    { wrong: 'a paid deposit asks for no stakes', change: requirement(() => 0) },
    { wrong: 'a paid deposit asks for its stakes twice', change: requirement((owed) => 2 * owed) },
    { wrong: 'stakes that are owed hold no withdrawal', change: takeRefused(WITHDRAW) },
  ].map((one) => ({ ...one, redIn: 'deposit-credited' })),
  ...[
    { wrong: 'a failed deposit is credited', change: afterReview('deposit', 'rejected', credit(500)) },
    { wrong: 'a failed deposit asks for stakes', change: requirement(() => 500) },
    { wrong: 'a failed deposit still waits in the records', change: toldAs(3, 1) },
  ].map((one) => ({ ...one, redIn: 'deposit-failed' })),
  ...[
    {
      wrong: 'two orders have one number',
      change: changeSuccess(RECHARGE, (envelope) => ({ ...envelope, message: 'D1' })),
    },
    {
      wrong: 'an order shows the amount of the newest',
      change: changeData(PAYINFO, ({ info, ...order }: { info: Fields }) => ({
        ...order,
        info: { ...info, amount: 600 },
      })),
    },
    {
      wrong: 'the payment of one order is credited for another',
      change: afterReview('deposit', 'approved', debit(100)),
    },
    { wrong: 'with one order all are recorded as paid', change: toldAs(1, 2) },
  ].map((one) => ({ ...one, redIn: 'deposit-orders-apart' })),
  ...[
    { wrong: 'the address to pay to changes within the hour', change: payeeBy('mch_id') },
    { wrong: 'the code to scan is drawn anew at each call', change: payeeBy('payimg') },
    { wrong: 'an order is over before its hour', change: toldAs(1, 3) },
    { wrong: 'an order never expires', change: toldAs(3, 1) },
  ].map((one) => ({ ...one, redIn: 'deposit-order-for-its-hour' })),
  ...[
    { wrong: 'a paid online order waits for ever', change: changeField(RESULT, 'state', () => 1) },
    { wrong: 'an online order is paid before it is', change: changeField(RESULT, 'state', () => 2) },
    {
      wrong: 'an online order is credited at the report and at the review',
      change: afterReview('deposit', 'approved', credit(500)),
    },
    { wrong: 'an online order asks for no stakes', change: requirement(() => 0) },
  ].map((one) => ({ ...one, redIn: 'online-order-paid' })),
  ...[
    { wrong: 'a withdrawal takes nothing at once', change: afterCall(WITHDRAW, credit(A_WITHDRAWAL, inFen)) },
    { wrong: 'a withdrawal takes its amount twice', change: afterCall(WITHDRAW, debit(A_WITHDRAWAL, inFen)) },
    { wrong: 'a withdrawal is debited and not recorded', change: changeRows(RECORDS, () => []) },
    {
      wrong: 'a paid withdrawal is debited once more',
      change: afterReview('withdrawal', 'approved', debit(A_WITHDRAWAL, inFen)),
    },
    {
      wrong: 'a paid withdrawal is restored, too',
      change: afterReview('withdrawal', 'approved', credit(A_WITHDRAWAL, inFen)),
    },
    { wrong: 'a paid withdrawal still waits in the records', change: toldAs(2, 1) },
    {
      wrong: 'a withdrawal is recorded without its fen',
      change: changeField(RECORDS, 'amount', (amount) => Math.floor(amount)),
    },
  ].map((one) => ({ ...one, redIn: 'withdrawal-paid' })),
  ...[
    {
      wrong: 'a rejected withdrawal is not restored',
      change: afterReview('withdrawal', 'rejected', debit(A_WITHDRAWAL, inFen)),
    },
    {
      wrong: 'a rejected withdrawal is restored twice',
      change: afterReview('withdrawal', 'rejected', credit(A_WITHDRAWAL, inFen)),
    },
    {
      wrong: 'a rejected withdrawal is restored less a fee',
      change: afterReview('withdrawal', 'rejected', debit(5)),
    },
    { wrong: 'a rejected withdrawal is recorded as paid', change: toldAs(3, 2) },
    {
      wrong: 'what a rejected withdrawal restores must be staked again',
      change: afterReview('withdrawal', 'rejected', async (...at) => {
        await debit(A_WITHDRAWAL, inFen)(...at)
        await deposit(A_WITHDRAWAL, inFen)(...at)
      }),
    },
  ].map((one) => ({ ...one, redIn: 'withdrawal-rejected' })),
  ...[
    { wrong: 'more than is left can be withdrawn', change: takeRefused(WITHDRAW) },
    { wrong: 'two withdrawals have one number', change: changeField(RECORDS, 'out_trade_no', () => 'W1') },
    {
      wrong: 'a rejection restores the amount of another withdrawal',
      change: afterReview('withdrawal', 'rejected', credit(200)),
    },
    {
      wrong: 'a payment restores what another rejection has restored already',
      change: afterReview('withdrawal', 'approved', credit(400)),
    },
  ].map((one) => ({ ...one, redIn: 'withdrawals-in-a-row' })),
  ...[
    { wrong: 'an unbound card is withdrawn to', change: takeRefused(WITHDRAW) },
    {
      wrong: 'a refused withdrawal is debited nevertheless',
      change: {
        after: async (answer, exchange, backend) => {
          const { code } = answer.body as { code?: number }
          if (exchange.path === WITHDRAW && code !== 200) await debit(300)(backend, exchange, answer)
          return undefined
        },
      } satisfies WrongFlow['change'],
    },
    { wrong: 'the number of an unbound card is given again', change: changeField(CARDS, 'id', () => '1') },
    {
      wrong: 'ids of cards are their count and one: a new card gets that of the USDT address',
      change: changeField(CARDS, 'id', () => '2'),
    },
    { wrong: 'the id of the highest card is given again once it is unbound', change: byTheHighest() },
    {
      wrong: 'a card is bound under a number that is not its own',
      change: changeField(CARDS, 'id', () => '9'),
    },
  ].map((one) => ({ ...one, redIn: 'card-bound-and-unbound' })),
]
