import { data, field, rows } from './change.ts'
import type { Wrong } from './wrong.ts'

/** What a backend that mixes 元 and 分 is wrong by. */
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

/** Numbers that the state determines, and codes, written wrong. */
export const WRONG_VALUES: readonly Wrong[] = [
  { wrong: 'the balance in fen', path: BALANCE, change: field(BALANCE, 'balance', inFen) },
  { wrong: 'the balance is 0', path: BALANCE, change: field(BALANCE, 'balance', zero) },
  { wrong: 'the balance negated', path: BALANCE, change: field(BALANCE, 'balance', negated) },
  {
    wrong: 'the balance without its fen',
    path: BALANCE,
    change: field(BALANCE, 'balance', Math.floor),
  },
  { wrong: 'venue balances in fen', path: VENUES, change: field(VENUES, 'balance', inFen) },
  { wrong: 'venue balances are 0', path: VENUES, change: field(VENUES, 'balance', zero) },
  { wrong: 'venue balances negated', path: VENUES, change: field(VENUES, 'balance', negated) },
  {
    wrong: 'the venue names as codes',
    path: VENUES,
    change: field(VENUES, 'platname', (_: string, row) => row.name),
  },
  {
    wrong: 'the money stands in another venue',
    path: VENUES,
    change: rows(VENUES, (list) => list.map((row, at) => ({ ...row, balance: list.at(at - 1)?.balance }))),
  },
  ...[USER, REFRESH].flatMap((path): Wrong[] => [
    { wrong: 'balance in fen', path, change: field(path, 'balance', inFen) },
    { wrong: 'balance 0', path, change: field(path, 'balance', zero) },
    { wrong: 'the venues’ sum in fen', path, change: field(path, 'gameblance', inFen) },
    { wrong: 'the venues’ sum is 0', path, change: field(path, 'gameblance', zero) },
    {
      wrong: 'the rate inverted',
      path,
      change: field(path, 'usdtrate', (rate: number) => Number((1 / rate).toFixed(6))),
    },
    {
      wrong: 'the rate of withdrawals inverted',
      path,
      change: field(path, 'withdrawusdtrate', (rate: number) => Number((1 / rate).toFixed(6))),
    },
    { wrong: 'fees negated', path, change: field(path, 'withdrawcashfee', negated) },
    {
      wrong: 'the flag of agents inverted',
      path,
      change: field(path, 'isagent', (flag: number) => 1 - flag),
    },
    {
      wrong: 'the flag of auto-transfer inverted',
      path,
      change: field(path, 'transferstatus', (flag: number) => 1 - flag),
    },
    {
      wrong: 'the VIP level is the next one',
      path,
      change: data(path, (user: { vip: number }) => ({
        ...user,
        vip: user.vip + 1,
        current_vip: `P${user.vip + 1}`,
      })),
    },
    { wrong: 'the sum of deposits is 0', path, change: field(path, 'paysum', zero) },
  ]),
  {
    wrong: 'open ways are closed and closed ones open',
    path: WAYS,
    change: data(WAYS, (ways: object) =>
      Object.fromEntries(Object.entries(ways).map(([way, open]) => [way, 1 - Number(open)])),
    ),
  },
  {
    wrong: 'all ways are open',
    path: WAYS,
    change: data(WAYS, (ways: object) => Object.fromEntries(Object.keys(ways).map((way) => [way, 1]))),
  },
  {
    wrong: 'min and max swapped',
    path: RANGE,
    change: data(RANGE, ({ min_price, max_price }: Record<string, number>) => ({
      min_price: max_price,
      max_price: min_price,
    })),
  },
  {
    wrong: 'the range in fen',
    path: RANGE,
    change: data(RANGE, ({ min_price, max_price }: Record<string, number>) => ({
      min_price: inFen(min_price ?? 0),
      max_price: inFen(max_price ?? 0),
    })),
  },
  { wrong: 'no range', path: RANGE, change: data(RANGE, () => ({ min_price: 0, max_price: 0 })) },
  {
    wrong: 'the amount of an order in fen',
    path: PAYINFO,
    change: data(PAYINFO, (order: { info: { amount: number } }) => ({
      ...order,
      info: { ...order.info, amount: inFen(order.info.amount) },
    })),
  },
  {
    wrong: 'the rate of an order inverted',
    path: PAYINFO,
    change: data(PAYINFO, (order: { info: { usdt_rate: number } }) => ({
      ...order,
      info: { ...order.info, usdt_rate: Number((1 / order.info.usdt_rate).toFixed(6)) },
    })),
  },
  {
    wrong: 'another order',
    path: PAYINFO,
    change: data(PAYINFO, (order: object) => ({ ...order, deposit_no: 'D1' })),
  },
  { wrong: 'stakes in fen', path: BETS, change: field(BETS, 'bet_amount', inFen) },
  { wrong: 'the sign of win_loss', path: BETS, change: field(BETS, 'win_loss', negated) },
  {
    wrong: 'win_loss holds the payout',
    path: BETS,
    change: field(BETS, 'win_loss', (won: number, row) => won + Number(row.bet_amount)),
  },
  { wrong: 'every bet is settled', path: BETS, change: field(BETS, 'status', () => 1) },
  {
    wrong: 'status 0 and 2 swapped',
    path: BETS,
    change: field(BETS, 'status', (status: number) => [2, 1, 0][status]),
  },
  { wrong: 'amounts in fen', path: MOVES, change: field(MOVES, 'amount', inFen) },
  {
    wrong: 'amounts out are negative',
    path: MOVES,
    change: {
      answer: (answer, exchange) =>
        [2, 4].includes(Number(exchange.body.type))
          ? (field(MOVES, 'amount', negated).answer?.(answer, exchange) ?? answer)
          : answer,
    },
  },
  { wrong: 'amounts are 0', path: MOVES, change: field(MOVES, 'amount', zero) },
  { wrong: 'every state is 1', path: MOVES, change: field(MOVES, 'state', () => 1) },
  {
    wrong: 'states 1 and 2 swapped',
    path: MOVES,
    change: field(MOVES, 'state', (state: number) => [0, 2, 1, 3][state]),
  },
  { wrong: 'amounts in fen', path: REBATES, change: field(REBATES, 'money', inFen) },
  { wrong: 'nojisuan is 0', path: REBATES, change: field(REBATES, 'nojisuan', zero) },
  {
    wrong: 'jisuan and nojisuan swapped',
    path: REBATES,
    change: data(REBATES, (sums: Record<string, unknown>) => ({
      ...sums,
      jisuan: sums.nojisuan,
      nojisuan: sums.jisuan,
    })),
  },
  {
    wrong: 'pending is collected',
    path: REBATES,
    change: field(REBATES, 'state', (state: number) => 1 - state),
  },
  { wrong: 'packets in fen', path: PACKETS, change: field(PACKETS, 'redpacketmoney', inFen) },
  {
    wrong: 'deposits and packets swapped',
    path: PACKETS,
    change: rows(PACKETS, (list) =>
      list.map((row) => ({ ...row, money: row.redpacketmoney, redpacketmoney: row.money })),
    ),
  },
  { wrong: 'sendnums is 0', path: QUOTA, change: field(QUOTA, 'sendnums', zero) },
  {
    wrong: 'sendnums counts those taken',
    path: QUOTA,
    change: field(QUOTA, 'sendnums', (_: number, row) => row.acquirednum),
  },
  {
    wrong: 'sendnums is one too many',
    path: QUOTA,
    change: field(QUOTA, 'sendnums', (left: number) => left + 1),
  },
  { wrong: 'the win in fen', path: GRAB, change: field(GRAB, 'redpacketmoney', inFen) },
  { wrong: 'the win is 0', path: GRAB, change: field(GRAB, 'redpacketmoney', zero) },
  { wrong: 'in fen', path: STAKES, change: field(STAKES, 'bet_amount', inFen) },
  { wrong: 'always 0', path: STAKES, change: field(STAKES, 'bet_amount', zero) },
  {
    wrong: 'what was staked, not what is left',
    path: STAKES,
    change: field(STAKES, 'bet_amount', (left: number) => 1000 - left),
  },
  { wrong: 'one level only', path: VIP, change: rows(VIP, (list) => list.slice(0, 1)) },
  {
    wrong: 'rates as fractions',
    path: VIP,
    change: rows(VIP, (list) =>
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
  { wrong: 'thresholds in fen', path: VIP, change: field(VIP, 'recharge', inFen) },
  {
    wrong: 'app_state of a closed venue is 1',
    path: GAMES,
    change: field(GAMES, 'app_state', () => 1),
  },
  {
    wrong: 'app_state inverted',
    path: GAMES,
    change: field(GAMES, 'app_state', (flag: number) => 1 - flag),
  },
  {
    wrong: 'no game is hot and none is new',
    path: GAMES,
    change: rows(GAMES, (list) => list.map((row) => ({ ...row, is_hot: 0, is_new: 0 }))),
  },
  {
    wrong: 'the category in Chinese',
    path: GAMES,
    change: field(GAMES, 'category_id', () => '电子'),
  },
  {
    wrong: 'site_state is 1 under maintenance',
    path: SITE,
    change: field(SITE, 'site_state', () => 1),
  },
  {
    wrong: 'site_state inverted',
    path: SITE,
    change: field(SITE, 'site_state', (flag: number) => 1 - flag),
  },
  { wrong: 'no tips', path: SITE, change: field(SITE, 'repair_tips', () => '') },
  {
    wrong: 'the red packet switch inverted',
    path: SITE,
    change: field(SITE, 'redpacket_switch', (flag: number) => 1 - flag),
  },
  {
    wrong: 'every application waits',
    path: APPLICATIONS,
    change: field(APPLICATIONS, 'state', () => 1),
  },
  {
    wrong: 'passed and rejected swapped',
    path: APPLICATIONS,
    change: field(APPLICATIONS, 'state', (state: number) => [0, 1, 3, 2][state]),
  },
]
