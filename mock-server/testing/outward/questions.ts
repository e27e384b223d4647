import { contract } from '#contracts/index.ts'
import { DEPOSIT_CHANNELS } from '#contracts/money/deposit-channels.ts'
import { yuanOf, ZERO } from '#contracts/money/money.ts'
import { ONLINE_PAYMENTS, PAY_RANGE_TYPES } from '#contracts/money/payments.ts'
import { ABOUT_ARTICLES, CARD_TYPES, HELP_ARTICLES, NOTICE_TYPES } from '#contracts/wire/codes.ts'
import type { RouteMetadata } from '#contracts/wire/envelope.ts'
import { TRANSACTION_TYPES } from '#contracts/wire/record-codes.ts'
import { ACTIVITIES } from '../../data/activities.ts'
import { RECEIVING_ACCOUNTS } from '../../rules/orders/banks.ts'
import type { Persona } from '../../scenarios/personas.ts'
import { NEWCOMER, REQUESTS } from '../test-requests.ts'

/** The questions for each call of the contract: every kind of input that its answer depends on, each once. */
type Wire = Record<string, unknown>

const numbers = (of: object) => Object.keys(of).map(Number)
const record = { date: 4, page: 1, api_type: '' }

const VARIANTS: Record<string, readonly Wire[]> = {
  'help.article': [HELP_ARTICLES, ABOUT_ARTICLES].flatMap(numbers).map((type) => ({ type })),
  'notices.noticeList': Object.values(NOTICE_TYPES).flatMap((type) => [
    { page: 1, type },
    { page: 2, type },
  ]),
  'games.gamelistBycode': ['obgdy', 'fgdz', 'pp', 'ae'].map((gamecode) => ({ gamecode })),
  'activity.activitydeatil': ACTIVITIES.map(({ id }) => ({ id })),
  'cards.getcard': Object.values(CARD_TYPES).map((type) => ({ type })),
  'deposit.getPayRange': PAY_RANGE_TYPES.map((type) => ({ type })),
  'deposit.recharge': DEPOSIT_CHANNELS.map(({ paytype, catepay }) => ({
    ...{ paytype, catepay, amount: 500, bank_owner: '林子安', bank: '云川银行' },
    bank_no: RECEIVING_ACCOUNTS[1]?.bank_no,
  })),
  'records.gettransrecord': numbers(TRANSACTION_TYPES).map((type) => ({ ...record, type })),
}

/** The fields that say who asks. */
const OWN: Record<string, (who: Persona) => readonly Wire[]> = {
  'deposit.payRecharge': ({ username }) =>
    ONLINE_PAYMENTS.map((one) => ({
      username,
      payType: one.payType,
      payAmount: yuanOf(one.kind === 'range' ? one.minFen : (one.amountsFen[0] ?? ZERO)),
    })),
  'session.login': logIn,
  'session.loginPc': logIn,
  'session.register': ({ username }) => [{ ...NEWCOMER, name: `x${username}` }],
  'member.editPassword': ({ password }) => [{ paypassword: 'brandnew1', password }],
}

function logIn({ username, password }: Persona): readonly Wire[] {
  return [{ name: username, password, code: 'AB12' }]
}

/**
 * These are asked after all others, in this order: calls about the orders that the others have opened, calls that make
 * later answers repeat this test's own text, and calls that end a session of the member.
 */
const LAST = [
  ...['deposit.payinfo', 'deposit.queryOrderNo', 'cards.bindcard', 'member.updateuserinfo'],
  ...['member.editPayPassword', 'session.login', 'session.loginPc', 'member.editPassword', 'session.logoff'],
]

export type Call = { name: string; path: string; method: 'GET' | 'POST'; metadata: RouteMetadata }

/** Every call of the contract, in the order in which it is asked. */
export const CALLS: readonly Call[] = Object.entries(contract)
  .flatMap(([area, routes]) =>
    Object.entries(routes as Record<string, Omit<Call, 'name'>>).map(([key, route]) => ({
      ...route,
      name: `${area}.${key}`,
    })),
  )
  .sort((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name))

/** The bodies, or queries, that one call is asked with. `orders`: the numbers of orders that the answers have named so far. */
export function wiresOf(name: string, who: Persona, orders: readonly string[]): readonly Wire[] {
  if (name === 'deposit.payinfo') return orders.map((deposit_no) => ({ deposit_no }))
  if (name === 'deposit.queryOrderNo') return orders.map((orderNo) => ({ orderNo }))
  return OWN[name]?.(who) ?? VARIANTS[name] ?? [REQUESTS[name] ?? {}]
}
