import { DEPOSIT_CHANNELS } from '../money/deposit-channels.ts'
import { ONLINE_PAYMENTS, PAY_INFO_TYPES, PAY_RANGE_TYPES } from '../money/payments.ts'
import { formatBeijing } from '../time/beijing-time.ts'
import { dateFilterWindow } from '../time/beijing-windows.ts'
import { CENTRAL_WALLET } from '../wallet.ts'
import { GAME_CATEGORIES, PROVIDERS } from '../wire/game-codes.ts'
import {
  ACTIVITY_STATES,
  BET_STATUSES,
  DATE_FILTERS,
  REBATE_STATES,
  TRANSACTION_TYPES,
} from '../wire/record-codes.ts'

/** The meanings of the codes of the wire, for teams that have only the OpenAPI file. */

const AT = Date.parse('2026-05-20T11:00:00+08:00')
/** What a span includes, by example. */
const SPANS = `on 2026-05-20, ${([1, 2, 3, 4] as const).map((date) => `${date} begins with ${formatBeijing(dateFilterWindow(date, AT).fromMs).slice(0, 10)}`).join(', ')}`

/** `1 充值, 2 取款`; without the label for codes outside the table. */
const tableOf = (words: Readonly<Record<number | string, string>>): string =>
  Object.entries(words)
    .filter(([code]) => code !== '-1')
    .map(([code, word]) => `${code} ${word}`)
    .join(', ')

const quoted = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')
const unique = (words: readonly string[]): string[] => [...new Set(words)]

const CATEGORIES = Object.entries(GAME_CATEGORIES)
  .map(([code, word]) => `\`${code}\` ${word}`)
  .join(', ')
const ONLINE = ONLINE_PAYMENTS.map(({ payType, label }) => `\`${payType}\` ${label}`).join(', ')
const PROVIDER_CODES = PROVIDERS.map(({ code, label }) => `\`${code}\` ${label}`).join(', ')
const REVIEW = '0 undefined, 1 pending (待审核), 2 approved (审核通过), 3 rejected (审核拒绝)'
const MOVED = '0 failed (失败), 1 done (成功), 2 waiting, the money is held (待结算), 3 undefined'
const WALLET = `\`${CENTRAL_WALLET}\` for the central wallet, or the \`platname\` of a venue as \`balancelist\` names it`

export const CODE_MEANINGS: Readonly<Record<string, string>> = {
  // Records
  date: `Span of whole Beijing days that ends with today, the same in every call: ${tableOf(DATE_FILTERS)}, today included. The first day counts from 00:00:00, and \`created_at\` decides: ${SPANS}`,
  'gettransrecord.type': `Type of transaction: ${tableOf(TRANSACTION_TYPES)}. 3 goes from a venue into the central wallet, 4 from the central wallet into a venue`,
  'TransactionRecord.state': `Depends on the requested \`type\`. Deposits and withdrawals (1, 2): ${REVIEW}. Transfers (3, 4): ${MOVED}`,
  'TransactionRecord.amount': 'Amount that moved, never negative; the type gives the direction',
  pay_way:
    'The payment method in the words that players read; for a transfer, its direction. A text with 银行 or 人工 means that the member pays to an account; one with USDT, 微信 or 支付宝 means the order page of the app; any other text means another page. So write the option of an online order exactly as in `payType` (微信好友, 支付宝扫码 …), or 在线支付; 微信支付 would be taken for an order of /api/recharge',
  status: `State of the bet: ${tableOf(BET_STATUSES)}`,
  'RedPacketInfo.status':
    'READY before the time of red packets, STARTING during it, END after it; without it the app uses the clock',
  win_loss:
    'Payout less stake, in 元: positive when the player won, negative when the player lost. Write 0 for open and invalid bets: the app reads it of settled ones (status 1) alone',
  'BetRecord.bet_amount': 'Stake in 元, never negative. The stake of an invalid bet was refunded',
  'ActivityApplication.state': `State of the application: ${tableOf(ACTIVITY_STATES)}`,
  'RebateRecord.state': `State of the rebate: ${tableOf(REBATE_STATES)}; any other number counts as collected`,
  'getfanshui.type': `State of the rebates to list: ${tableOf(REBATE_STATES)}; empty for both`,
  'queryOrderNo.state':
    'State of the order: 1 pending, 2 paid, 3 failed; left out, a success means paid. Any other value says nothing',

  // Games and venues
  category_id: `Category of the game: ${CATEGORIES}. \`fishing\` has no tab of its own on the home page: its games are listed below those of 电子. A game of another category appears only in the search, and among hot and new games`,
  category: 'Category of games to list, as in `category_id`; empty for all',
  api_type: `Category of games: ${CATEGORIES}; empty for all. It is that of the game that was bet on, and of a rebate that of its venue. For transactions it has no meaning and is empty`,
  platform_name:
    'Code of the venue, chosen by the backend. It is also `plat_name` of a launch and `platname` of the wallet',
  platname:
    'Code of the venue of this wallet, chosen by the backend; no row is the central wallet. It is also `platform_name` of its games',
  plat_name: 'Code of the venue: `platform_name` of the game, or `catecode` of a provider’s game',
  catecode: 'Code of the venue; a launch of the game sends it as `plat_name`',
  'gamelistBycode.gamecode': `Provider whose games are listed: ${PROVIDER_CODES}`,
  sourcetype: `Wallet that the money leaves: ${WALLET}. One of the two wallets is always the central one`,
  targettype: `Wallet that the money goes to: ${WALLET}. One of the two wallets is always the central one`,

  // Deposits
  usdt: '1 opens USDT, over TRC20 and ERC20: `paytype` `usdtpay` of `recharge`',
  wechat: '1 opens both 微信支付 and 支付宝: `paytype` `wxpay` and `alipay` of `recharge`',
  card: '1 opens bank transfers: `paytype` `bankpay` of `recharge`, accounts by `getpaybank`',
  pipay: '1 opens online payments: `/pay/api/recharge` with any of its `payType`',
  rengong: '1 offers deposits through customer service, for which there is no call',
  paytype: `Payment method: ${quoted(unique(DEPOSIT_CHANNELS.map(({ paytype }) => paytype)))}`,
  'DepositInfo.paytype':
    'Name of the payment method, as players read it: contains 微信 or 支付宝 for these two, whose amounts the app shows in 元 and not in U',
  catepay: 'Network of a USDT deposit, `TRC20` or `ERC20`; empty for all other methods',
  payType: `Option of the online payments: ${ONLINE}`,
  'getPayRange.type': `Payment method whose range is requested: ${quoted(PAY_RANGE_TYPES)}. The app does not request \`ebpay\` at present`,
  'payinfo.message': `Payment method of the order, exactly one of ${quoted(PAY_INFO_TYPES)}: the \`paytype\` that opened it, or \`ebpay\` for one that is paid on another page. Not a text for the player`,
  'recharge.message': 'Number of the order, which `payinfo` takes as `deposit_no`; not a text for the player',

  // Kinds
  'getcard.type': '1 bank cards, 2 USDT addresses',
  'bannerList.type': 'Place of the banners; 2 is home, the only place that the app requests',
  'noticeList.type': '1 announcements, 2 the inbox of the member; left out, it means announcements',
  'article.type':
    'Number of the article: 1 common questions, 2 privacy, 3 disclaimer, 4 contact, 5 agents and terms, 6 privacy policy, 7 about us, 8 responsible gambling',
}
