import { changeData, changeField, changeRows } from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

/** The factor by which a backend is wrong that mixes 元 and 分. */
const HUNDRED = 10 ** 2
const inFen = (value: number) => value * HUNDRED
const negated = (value: number) => -value
const zero = () => 0

const BALANCE = '/api/balance'
const VENUES = '/api/balancelist'
const USER = '/api/user'
const REFRESH = '/api/refreshusermoney'
const WAYS = '/api/get_pay_way'
const RANGE = '/api/getPayRange'
const PAYINFO = '/api/payinfo'
const BETS = '/api/betrecord'
const MOVES = '/api/gettransrecord'
const REBATES = '/api/getfanshui'
const PACKETS = '/api/redpacket'
const QUOTA = '/api/userredpacket'
const GRAB = '/api/douserredpacket'
const STAKES = '/api/getBetAmount'
const VIP = '/api/uservip'
const GAMES = '/api/game/list'
const SITE = '/api/app'
const APPLICATIONS = '/api/activityApplyLog'

/** Wrong values of codes, and of numbers that the state determines. */
export const WRONG_VALUES: readonly WrongBehaviour[] = [
  { wrong: 'the balance in fen', path: BALANCE, change: changeField(BALANCE, 'balance', inFen) },
  { wrong: 'the balance is 0', path: BALANCE, change: changeField(BALANCE, 'balance', zero) },
  { wrong: 'the balance negated', path: BALANCE, change: changeField(BALANCE, 'balance', negated) },
  {
    wrong: 'the balance without its fen',
    path: BALANCE,
    change: changeField(BALANCE, 'balance', Math.floor),
  },
  { wrong: 'venue balances in fen', path: VENUES, change: changeField(VENUES, 'balance', inFen) },
  { wrong: 'venue balances are 0', path: VENUES, change: changeField(VENUES, 'balance', zero) },
  { wrong: 'venue balances negated', path: VENUES, change: changeField(VENUES, 'balance', negated) },
  {
    wrong: 'the venue names as codes',
    path: VENUES,
    change: changeField(VENUES, 'platname', (_: string, row) => row.name),
  },
  {
    wrong: 'the money stands in another venue',
    path: VENUES,
    change: changeRows(VENUES, (list) =>
      list.map((row, at) => ({ ...row, balance: list.at(at - 1)?.balance })),
    ),
  },
  ...[USER, REFRESH].flatMap((path): WrongBehaviour[] => [
    { wrong: 'balance in fen', path, change: changeField(path, 'balance', inFen) },
    { wrong: 'balance 0', path, change: changeField(path, 'balance', zero) },
    { wrong: 'the venues’ sum in fen', path, change: changeField(path, 'gameblance', inFen) },
    { wrong: 'the venues’ sum is 0', path, change: changeField(path, 'gameblance', zero) },
    {
      wrong: 'the rate inverted',
      path,
      change: changeField(path, 'usdtrate', (rate: number) => Number((1 / rate).toFixed(6))),
    },
    {
      wrong: 'the rate of withdrawals inverted',
      path,
      change: changeField(path, 'withdrawusdtrate', (rate: number) => Number((1 / rate).toFixed(6))),
    },
    { wrong: 'fees negated', path, change: changeField(path, 'withdrawcashfee', negated) },
    {
      wrong: 'the flag of agents inverted',
      path,
      change: changeField(path, 'isagent', (flag: number) => 1 - flag),
    },
    {
      wrong: 'the flag of auto-transfer inverted',
      path,
      change: changeField(path, 'transferstatus', (flag: number) => 1 - flag),
    },
    {
      wrong: 'the VIP level is the next one',
      path,
      change: changeData(path, (user: { vip: number }) => ({
        ...user,
        vip: user.vip + 1,
        current_vip: `P${user.vip + 1}`,
      })),
    },
    { wrong: 'the sum of deposits is 0', path, change: changeField(path, 'paysum', zero) },
  ]),
  {
    wrong: 'open ways are closed and closed ones open',
    path: WAYS,
    change: changeData(WAYS, (ways: object) =>
      Object.fromEntries(Object.entries(ways).map(([way, open]) => [way, 1 - Number(open)])),
    ),
  },
  {
    wrong: 'all ways are open',
    path: WAYS,
    change: changeData(WAYS, (ways: object) => Object.fromEntries(Object.keys(ways).map((way) => [way, 1]))),
  },
  {
    wrong: 'min and max swapped',
    path: RANGE,
    change: changeData(RANGE, ({ min_price, max_price }: Record<string, number>) => ({
      min_price: max_price,
      max_price: min_price,
    })),
  },
  {
    wrong: 'the range in fen',
    path: RANGE,
    change: changeData(RANGE, ({ min_price, max_price }: Record<string, number>) => ({
      min_price: inFen(min_price ?? 0),
      max_price: inFen(max_price ?? 0),
    })),
  },
  { wrong: 'no range', path: RANGE, change: changeData(RANGE, () => ({ min_price: 0, max_price: 0 })) },
  {
    wrong: 'the amount of an order in fen',
    path: PAYINFO,
    change: changeData(PAYINFO, (order: { info: { amount: number } }) => ({
      ...order,
      info: { ...order.info, amount: inFen(order.info.amount) },
    })),
  },
  {
    wrong: 'the rate of an order inverted',
    path: PAYINFO,
    change: changeData(PAYINFO, (order: { info: { usdt_rate: number } }) => ({
      ...order,
      info: { ...order.info, usdt_rate: Number((1 / order.info.usdt_rate).toFixed(6)) },
    })),
  },
  {
    wrong: 'the rate of USDT at every order',
    path: PAYINFO,
    change: changeData(PAYINFO, (order: { info: object }) => ({
      ...order,
      info: { ...order.info, usdt_rate: 7.3 },
    })),
  },
  {
    wrong: 'another order',
    path: PAYINFO,
    change: changeData(PAYINFO, (order: object) => ({ ...order, deposit_no: 'D1' })),
  },
  { wrong: 'stakes in fen', path: BETS, change: changeField(BETS, 'bet_amount', inFen) },
  { wrong: 'the sign of win_loss', path: BETS, change: changeField(BETS, 'win_loss', negated) },
  {
    wrong: 'win_loss holds the payout',
    path: BETS,
    change: changeField(BETS, 'win_loss', (won: number, row) => won + Number(row.bet_amount)),
  },
  { wrong: 'every bet is settled', path: BETS, change: changeField(BETS, 'status', () => 1) },
  {
    wrong: 'status 0 and 2 swapped',
    path: BETS,
    change: changeField(BETS, 'status', (status: number) => [2, 1, 0][status]),
  },
  { wrong: 'amounts in fen', path: MOVES, change: changeField(MOVES, 'amount', inFen) },
  {
    wrong: 'amounts out are negative',
    path: MOVES,
    change: {
      answer: (answer, exchange) =>
        [2, 4].includes(Number(exchange.body.type))
          ? (changeField(MOVES, 'amount', negated).answer?.(answer, exchange) ?? answer)
          : answer,
    },
  },
  { wrong: 'amounts are 0', path: MOVES, change: changeField(MOVES, 'amount', zero) },
  { wrong: 'every state is 1', path: MOVES, change: changeField(MOVES, 'state', () => 1) },
  {
    wrong: 'states 1 and 2 swapped',
    path: MOVES,
    change: changeField(MOVES, 'state', (state: number) => [0, 2, 1, 3][state]),
  },
  { wrong: 'amounts in fen', path: REBATES, change: changeField(REBATES, 'money', inFen) },
  { wrong: 'nojisuan is 0', path: REBATES, change: changeField(REBATES, 'nojisuan', zero) },
  {
    wrong: 'jisuan and nojisuan swapped',
    path: REBATES,
    change: changeData(REBATES, (sums: Record<string, unknown>) => ({
      ...sums,
      jisuan: sums.nojisuan,
      nojisuan: sums.jisuan,
    })),
  },
  {
    wrong: 'pending is collected',
    path: REBATES,
    change: changeField(REBATES, 'state', (state: number) => 1 - state),
  },
  { wrong: 'packets in fen', path: PACKETS, change: changeField(PACKETS, 'redpacketmoney', inFen) },
  {
    wrong: 'deposits and packets swapped',
    path: PACKETS,
    change: changeRows(PACKETS, (list) =>
      list.map((row) => ({ ...row, money: row.redpacketmoney, redpacketmoney: row.money })),
    ),
  },
  { wrong: 'sendnums is 0', path: QUOTA, change: changeField(QUOTA, 'sendnums', zero) },
  {
    wrong: 'sendnums counts those taken',
    path: QUOTA,
    change: changeField(QUOTA, 'sendnums', (_: number, row) => row.acquirednum),
  },
  {
    wrong: 'sendnums is one too many',
    path: QUOTA,
    change: changeField(QUOTA, 'sendnums', (count: number) => count + 1),
  },
  { wrong: 'the win in fen', path: GRAB, change: changeField(GRAB, 'redpacketmoney', inFen) },
  { wrong: 'the win is 0', path: GRAB, change: changeField(GRAB, 'redpacketmoney', zero) },
  { wrong: 'in fen', path: STAKES, change: changeField(STAKES, 'bet_amount', inFen) },
  { wrong: 'always 0', path: STAKES, change: changeField(STAKES, 'bet_amount', zero) },
  {
    wrong: 'what was staked, not what is left',
    path: STAKES,
    change: changeField(STAKES, 'bet_amount', (requirement: number) => 1000 - requirement),
  },
  { wrong: 'one level only', path: VIP, change: changeRows(VIP, (list) => list.slice(0, 1)) },
  {
    wrong: 'rates as fractions',
    path: VIP,
    change: changeRows(VIP, (list) =>
      list.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            ['recharge', 'flow'].includes(key) ? value : Number(value) / HUNDRED,
          ]),
        ),
      ),
    ),
  },
  { wrong: 'thresholds in fen', path: VIP, change: changeField(VIP, 'recharge', inFen) },
  {
    wrong: 'app_state of a closed venue is 1',
    path: GAMES,
    change: changeField(GAMES, 'app_state', () => 1),
  },
  {
    wrong: 'app_state inverted',
    path: GAMES,
    change: changeField(GAMES, 'app_state', (flag: number) => 1 - flag),
  },
  {
    wrong: 'no game is hot and none is new',
    path: GAMES,
    change: changeRows(GAMES, (list) => list.map((row) => ({ ...row, is_hot: 0, is_new: 0 }))),
  },
  {
    wrong: 'the category in Chinese',
    path: GAMES,
    change: changeField(GAMES, 'category_id', () => '电子'),
  },
  {
    wrong: 'site_state is 1 under maintenance',
    path: SITE,
    change: changeField(SITE, 'site_state', () => 1),
  },
  {
    wrong: 'site_state inverted',
    path: SITE,
    change: changeField(SITE, 'site_state', (flag: number) => 1 - flag),
  },
  { wrong: 'no tips', path: SITE, change: changeField(SITE, 'repair_tips', () => '') },
  {
    wrong: 'the red packet switch inverted',
    path: SITE,
    change: changeField(SITE, 'redpacket_switch', (flag: number) => 1 - flag),
  },
  {
    wrong: 'every application waits',
    path: APPLICATIONS,
    change: changeField(APPLICATIONS, 'state', () => 1),
  },
  {
    wrong: 'passed and rejected swapped',
    path: APPLICATIONS,
    change: changeField(APPLICATIONS, 'state', (state: number) => [0, 1, 3, 2][state]),
  },
]
