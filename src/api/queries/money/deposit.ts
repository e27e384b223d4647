import { queryOptions } from '@tanstack/react-query'
import {
  type ReceivingAccount as AccountRow,
  type DepositRange,
  depositContract,
  depositRange,
  type DepositInfo as InfoRow,
  type PaymentTarget as TargetRow,
} from '#contracts/deposit.ts'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import type { DepositChannel } from '#contracts/money/deposit-channels.ts'
import { type Fen, formatYuan, yuanOf } from '#contracts/money/money.ts'
import type { PayRangeType } from '#contracts/money/payments.ts'
import { APPROVED, DEPOSIT, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { transactionsPath } from '../../../lib/navigation/links.ts'
import type { ActionHandlers } from '../../core/action.ts'
import { answerOf, clientOf, dataOf } from '../../core/client/client.ts'
import { isClosed, isSessionEnd, NetworkError, textFor } from '../../core/client/errors.ts'
import { isSignedIn } from '../../core/client/session-store.ts'
import { LONG_FRESH_MS } from '../../core/fresh.ts'
import { keys } from '../../core/keys.ts'
import { useMoneyAction } from '../../core/money/money-action.ts'
import { readUntil } from '../../core/money/read-until.ts'
import { isVerdict } from '../../core/money/verdict.ts'
import { type NamesOf, type Renamed, renamed } from '../../core/own-names.ts'
import { type TransactionRecord, transactionPages } from '../records.ts'

const deposit = clientOf(depositContract)

const ACCOUNT_NAMES = {
  bank_no: 'number',
  bank_owner: 'owner',
  bank_address: 'branch',
} as const satisfies NamesOf<AccountRow>
/** An account to transfer to, with the name of its bank. `remark` is what the payer must write into the transfer. */
export type ReceivingAccount = Renamed<Omit<AccountRow, 'bank_data'>, typeof ACCOUNT_NAMES> & { bank: string }

const accountOf = ({ bank_data, ...row }: AccountRow): ReceivingAccount => ({
  ...renamed(row, ACCOUNT_NAMES),
  bank: bank_data.bank_name,
})

const TARGET_NAMES = {
  ...ACCOUNT_NAMES,
  mch_id: 'address',
  payimg: 'picture',
  bank_name: 'bank',
} as const satisfies NamesOf<TargetRow>
/** Where an order is paid: an address, a picture to scan, or an account. */
export type PaymentTarget = Renamed<TargetRow, typeof TARGET_NAMES>

const INFO_NAMES = {
  created_at: 'createdAt',
  usdt_rate: 'usdtRate',
  paytype: 'payWay',
} as const satisfies NamesOf<InfoRow>
/** What an order asks for: the amount in fen, the rate in 元 for 1 USDT, and the time in Beijing. */
export type DepositInfo = Renamed<InfoRow, typeof INFO_NAMES>

/** GET /api/get_pay_way: which payment methods are open. */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: keys.payWays,
    queryFn: ({ signal }) => dataOf(deposit.getPayWay({ fetchOptions: { signal } })),
    enabled: isSignedIn,
  })

/** POST /api/getPayRange: minimum and maximum deposit of one kind; see `depositRange`. */
export const payRangeQuery = (type: PayRangeType) =>
  queryOptions({
    queryKey: keys.payRange(type),
    queryFn: ({ signal }): Promise<DepositRange> =>
      dataOf(deposit.getPayRange({ body: { type }, fetchOptions: { signal } })).then(depositRange),
    enabled: isSignedIn,
    staleTime: LONG_FRESH_MS,
  })

/** POST /api/getpaybank: the accounts to transfer to. */
export const receivingAccountsQuery = () =>
  queryOptions({
    queryKey: keys.payBanks,
    queryFn: ({ signal }) =>
      dataOf(deposit.getpaybank({ body: {}, fetchOptions: { signal } })).then((rows) => rows.map(accountOf)),
    enabled: isSignedIn,
  })

/** One order as `depositOrderQuery` returns it. `type` is one of PAY_INFO_TYPES, or another text of the backend. */
export type DepositOrder = {
  type: string
  orderNo: string
  info: DepositInfo
  targets: PaymentTarget[]
  swapped: boolean
}

/** The payee of an order as one text, for comparison. The order of its accounts does not matter. */
const payeeOf = (targets: readonly PaymentTarget[]): string =>
  targets
    .map((target) => JSON.stringify(target))
    .sort()
    .join()

/** Whether the target names an address, a picture or an account to pay to. */
const isPayable = ({ address, picture, number }: PaymentTarget): boolean =>
  Boolean(address || picture || number)

/**
 * POST /api/payinfo: one order, and its type (the answer's message). For the order's hour, the payee is the FIRST that
 * an answer named, because a later one may have been tampered with. `swapped` means that a later answer names another
 * payee; an answer without a payee changes nothing.
 */
export const depositOrderQuery = (depositNo: string) =>
  queryOptions({
    queryKey: keys.depositOrder(depositNo),
    queryFn: async ({ client, signal }): Promise<DepositOrder> => {
      const before = client.getQueryData<DepositOrder>(keys.depositOrder(depositNo))
      const known = before?.targets.length ? before.targets : undefined
      const { data, message } = await answerOf(
        deposit.payinfo({
          body: { deposit_no: depositNo },
          // Without a known payee the member waits for this answer.
          background: known !== undefined,
          fetchOptions: { signal },
        }),
      )
      const named = data.cardlist.map((row) => renamed(row, TARGET_NAMES)).filter(isPayable)
      const targets = known ?? named
      const swapped = before?.swapped === true || (named.length > 0 && payeeOf(targets) !== payeeOf(named))
      const info = renamed(data.info, INFO_NAMES)
      return { orderNo: data.deposit_no, info, type: message, targets, swapped }
    },
    enabled: isSignedIn,
    gcTime: DEPOSIT_WINDOW_MS,
    // The screen shows the error in place of the order.
    meta: { handled: true },
  })

/** How many pages of the newest deposits are searched. They include every order that can still be paid. */
const STATE_PAGES = 3

/**
 * The state of an order by the records, or `open` if they do not include it, as when it is no longer among the newest.
 * `reason` is why it was rejected, if the backend says so.
 */
export type DepositState = {
  state: 'approved' | 'rejected' | 'pending' | 'open'
  reason?: string | undefined
}

/** Whether the state may still change; an approval or a rejection is final. */
export const isUndecided = ({ state }: DepositState): boolean => state === 'pending' || state === 'open'

/**
 * POST /api/gettransrecord for one order, because payinfo does not say whether it was paid. Refetched whenever the
 * player returns to the page.
 */
export const depositStateQuery = (depositNo: string) =>
  queryOptions({
    queryKey: keys.depositState(depositNo),
    queryFn: async ({ signal }): Promise<DepositState> => {
      const deposits = transactionPages({ date: 4, type: DEPOSIT })
      const order = (rows: readonly TransactionRecord[]) => rows.find(({ orderNo }) => orderNo === depositNo)
      const isEnough = (rows: readonly TransactionRecord[]) => order(rows) !== undefined
      const { rows } = await readUntil(deposits, { isEnough, atMost: STATE_PAGES, signal })
      const { state, remark } = order(rows) ?? {}
      if (state === REJECTED) return { state: 'rejected', reason: remark }
      return { state: state === APPROVED ? 'approved' : state === PENDING ? 'pending' : 'open' }
    },
    enabled: isSignedIn,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: ({ state: { data } }) => (!data || isUndecided(data)) && 'always',
    meta: { handled: true },
  })

/** POST /api/gettransrecord: the newest page of deposits. A failure is silent. */
export const newestDepositsQuery = () =>
  queryOptions({
    queryKey: keys.newestDeposits,
    queryFn: async ({ signal }) =>
      (await transactionPages({ date: 4, type: DEPOSIT })(1, { signal, background: true })).data,
    enabled: isSignedIn,
    retry: false,
    staleTime: 0,
    meta: { handled: true },
  })

/** The payer, their bank and the receiving account are only set for bank transfers. */
export type DepositRequest = {
  channel: DepositChannel
  amount: Fen
  depositor: string
  bank: string
  account: Pick<ReceivingAccount, 'number' | 'branch'> | undefined
}
/** `url` is set if the payment is made on another page. */
export type OpenedDeposit = { depositNo: string; url: string | undefined }

/** POST /api/recharge: opens an order. Its number is the answer's message. */
export const useRecharge = (handlers?: ActionHandlers<DepositRequest, OpenedDeposit>) =>
  useMoneyAction(
    {
      subject: ({ amount }) => ({ what: `充值 ${formatYuan(amount)}`, records: transactionsPath(DEPOSIT) }),
      send: async ({ channel: { paytype, catepay }, amount, depositor, bank, account }: DepositRequest) => {
        const { number = '', branch = '' } = account ?? {}
        const transfer = { bank_owner: depositor, bank, bank_no: number, bank_address: branch }
        const body = { paytype, catepay, amount: yuanOf(amount), ...transfer }
        const { data, message } = await answerOf(deposit.recharge({ body }))
        return { depositNo: message, url: data.url }
      },
    },
    handlers,
  )

export type OnlineDepositRequest = { payType: string; amount: Fen; username: string }
export type OpenedPayment = { orderNo: string; url: string }

/** POST /pay/api/recharge: opens an order of one of ONLINE_PAYMENTS, which is paid at `url`. */
export const useOnlinePayment = (handlers?: ActionHandlers<OnlineDepositRequest, OpenedPayment>) =>
  useMoneyAction(
    {
      subject: ({ amount }) => ({
        what: `在线充值 ${formatYuan(amount)}`,
        records: transactionsPath(DEPOSIT),
      }),
      send: ({ payType, amount, username }: OnlineDepositRequest) =>
        dataOf(deposit.payRecharge({ body: { payAmount: yuanOf(amount), username, payType } })),
    },
    handlers,
  )

/**
 * `unknown`: the answer does not say what became of the order. `unanswered`: the backend did not answer. `reason` is
 * why it failed, if the backend says so.
 */
export type OrderResult =
  | { result: 'paid' | 'waiting' | 'unknown' | 'unanswered' }
  | { result: 'failed'; reason: string }

/** Messages that only report the success of the call. They are no reason why an order failed. */
const USUAL_WORD = /^(ok|success\w*|.{0,4}成功)[.!。！]?$/i

/**
 * GET /pay/api/queryOrderNo: the result of an online order. Never rejects. An answer without a `state`, or with 2,
 * means paid; 1 pending, 3 failed, any other unknown. A refusal is a failure if the backend refused the order itself.
 * Undefined when the session has ended or the site is closed, which the app reports itself.
 */
export async function orderResult(orderNo: string): Promise<OrderResult | undefined> {
  try {
    const { data, message } = await answerOf(deposit.queryOrderNo({ query: { orderNo } }))
    if (data.state === PENDING) return { result: 'waiting' }
    if (data.state === REJECTED)
      return { result: 'failed', reason: USUAL_WORD.test(message.trim()) ? '' : message.trim() }
    return { result: data.state === undefined || data.state === APPROVED ? 'paid' : 'unknown' }
  } catch (error) {
    if (isClosed(error) || isSessionEnd(error)) return undefined
    if (isVerdict(error)) return { result: 'failed', reason: textFor(error) ?? '' }
    // A backend without this call always answers 404. A failing server, or a page of another host, is no answer.
    const isAnswer = !(error instanceof NetworkError) || (error.kind === 'http' && (error.status ?? 0) < 500)
    return { result: isAnswer ? 'unknown' : 'unanswered' }
  }
}
