import { changeData, changeField, changeRefusal, changeRows, changeSuccess } from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

const RECHARGE = '/api/recharge'
const PAYINFO = '/api/payinfo'
const ACCOUNTS = '/api/getpaybank'
const RESULT = '/pay/api/queryOrderNo'
const MOVES = '/api/gettransrecord'
const BETS = '/api/betrecord'
const RANGE = '/api/getPayRange'
const QUOTA = '/api/userredpacket'
const VIP = '/api/uservip'
const TRANSFER = '/api/transfer'

/** 分 in place of 元. */
const inFen = (value: unknown) => Number(value) * 10 ** 2
const masked = (value: string) => `${value.slice(0, 4)}****${value.slice(-4)}`
type Fields = Record<string, unknown>

/** Faults that would cost a player money, or leave her without a way to pay. */
export const WRONG_PAYMENTS: readonly WrongBehaviour[] = [
  {
    wrong: 'a text in place of the order number',
    path: RECHARGE,
    change: changeSuccess(RECHARGE, (envelope) => ({ ...envelope, message: '提交成功' })),
  },
  {
    wrong: 'an ERC20 order with an address of TRC20',
    path: PAYINFO,
    change: changeData(PAYINFO, (order: { cardlist: Fields }) => ({
      ...order,
      cardlist: { ...order.cardlist, mch_id: 'TYzDemoWaLLet1128' },
    })),
  },
  {
    wrong: 'the receiving account is masked',
    path: ACCOUNTS,
    change: changeField(ACCOUNTS, 'bank_no', masked),
  },
  {
    wrong: 'the receiving account of the order is masked',
    path: PAYINFO,
    change: changeData(PAYINFO, (order: { cardlist: Fields[] }) => ({
      ...order,
      cardlist: Array.isArray(order.cardlist)
        ? order.cardlist.map((row: Fields) => ({ ...row, bank_no: masked(String(row.bank_no)) }))
        : order.cardlist,
    })),
  },
  {
    wrong: 'a paid order waits for ever',
    path: RESULT,
    change: changeSuccess(RESULT, (envelope) => ({ ...envelope, data: { state: 1 } })),
  },
  {
    wrong: 'every deposit came by bank transfer',
    path: MOVES,
    change: changeField(MOVES, 'pay_way', () => '银行卡转账'),
  },
  {
    wrong: 'lost bets without their sign',
    path: BETS,
    change: changeField(BETS, 'win_loss', (value) => Math.abs(Number(value))),
  },
  ...['min_price', 'max_price'].map(
    (name): WrongBehaviour => ({
      wrong: `${name} in fen`,
      path: RANGE,
      change: changeField(RANGE, name, inFen),
    }),
  ),
  {
    wrong: 'the amounts of the rules in fen',
    path: QUOTA,
    change: changeData(QUOTA, (info: { rules: Fields[] }) => ({
      ...info,
      rules: info.rules.map((rule) => ({ ...rule, flow_money: inFen(rule.flow_money) })),
    })),
  },
  { wrong: 'the highest level first', path: VIP, change: changeRows(VIP, (list) => [...list].reverse()) },
  {
    wrong: 'every refusal says that the site is closed',
    path: TRANSFER,
    change: changeRefusal(TRANSFER, (envelope) => ({ ...envelope, code: 503 })),
  },
  {
    wrong: 'more than the venue holds is moved',
    path: TRANSFER,
    change: changeRefusal(TRANSFER, (envelope, { body }) =>
      body.amount === 320.01 ? { ...envelope, code: 200 } : envelope,
    ),
  },
  {
    wrong: 'the page of a game is plain http',
    path: '/api/getGameUrl',
    change: changeField('/api/getGameUrl', 'url', () => 'http://play.example.com/1'),
  },
  {
    wrong: 'customer service is closed under maintenance',
    path: '/api/getservicerurl',
    change: changeSuccess('/api/getservicerurl', (envelope, { state }) =>
      state === 'maintenance' ? { ...envelope, code: 503, data: null } : envelope,
    ),
  },
]
