import {
  accepted,
  asMember,
  type BackendChange,
  changeData,
  changeField,
  changeRows,
  declined,
  onlyIn,
} from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

const USER = '/api/user'
const QUOTA = '/api/userredpacket'
type Fields = Record<string, unknown>
const HUNDRED = 10 ** 2

const inUser = (edit: (user: Fields) => Fields): BackendChange => changeData(USER, edit)

/** Calls that answer FRESH as if the demo's member had asked. */
const OWN = [
  USER,
  '/api/balancelist',
  '/api/getcard',
  '/api/getBetAmount',
  QUOTA,
  '/api/delcard',
  '/pay/api/queryOrderNo',
]

/** What belongs to one member and is shown to another, and what states say about a member. */
export const WRONG_MEMBERS: readonly WrongBehaviour[] = [
  ...OWN.map(
    (path): WrongBehaviour => ({ wrong: 'of another member', path, change: asMember(path, 'demo888') }),
  ),
  ...['/api/user', '/api/refreshusermoney'].flatMap((path): WrongBehaviour[] => [
    {
      wrong: 'the two fees swapped',
      path,
      change: changeData(path, (user: Fields) => ({
        ...user,
        withdrawcashfee: user.withdrawfeeusdttrc,
        withdrawfeeusdttrc: user.withdrawcashfee,
      })),
    },
    {
      wrong: 'fees in hundredths',
      path,
      change: changeField(path, 'withdrawcashfee', (fee: number) => fee * HUNDRED),
    },
    {
      wrong: 'the two rates swapped',
      path,
      change: changeData(path, (user: Fields) => ({
        ...user,
        usdtrate: user.withdrawusdtrate,
        withdrawusdtrate: user.usdtrate,
      })),
    },
  ]),
  ...['mobile', 'email', 'birthday'].map(
    (field): WrongBehaviour => ({
      wrong: `a ${field} that nobody has entered`,
      path: USER,
      change: changeField(USER, field, () => (field === 'birthday' ? '1990-01-01' : '13800138000')),
    }),
  ),
  {
    wrong: 'no games of fishing',
    path: '/api/game/list',
    change: changeRows('/api/game/list', (rows) =>
      rows.filter(({ category_id }) => category_id !== 'fishing'),
    ),
  },
  {
    wrong: 'the logo of a venue is its code',
    path: '/api/game/list',
    change: changeField('/api/game/list', 'api_logo_img', () => 'yzdz'),
  },
  {
    wrong: 'the bank of the state is missing',
    path: '/api/banklist',
    change: changeRows('/api/banklist', (rows) => rows.filter(({ bank_name }) => bank_name !== '云川银行')),
  },
  {
    wrong: 'another account than that of the state',
    path: '/api/getpaybank',
    change: changeField('/api/getpaybank', 'bank_no', () => '6222020200112233445'),
  },
  {
    wrong: 'nobody is an agent',
    path: USER,
    change: changeField(USER, 'isagent', () => 0),
  },
  {
    wrong: 'whoever has applied is an agent',
    path: USER,
    change: onlyIn(
      'agent-application',
      changeField(USER, 'isagent', () => 1),
      { decision: 'pending' },
    ),
  },
  {
    wrong: 'everybody is VIP 0',
    path: USER,
    change: inUser((user) => ({ ...user, current_vip: 'P0', vip: 0 })),
  },
  {
    wrong: 'the VIP level rises before midnight',
    path: USER,
    change: onlyIn(
      'vip-about-to-rise',
      inUser((user) => ({ ...user, current_vip: 'P1', vip: 1 })),
    ),
  },
  {
    wrong: 'the VIP level falls before midnight',
    path: USER,
    change: onlyIn(
      'vip-about-to-fall',
      inUser((user) => ({ ...user, current_vip: 'P1', vip: 1 })),
    ),
  },
  {
    wrong: 'the VIP level does not fall',
    path: USER,
    change: onlyIn(
      'vip-fallen',
      inUser((user) => ({ ...user, current_vip: 'P2', vip: 2 })),
    ),
  },
  ...[USER, '/api/transall', '/api/getGameUrl', '/api/douserredpacket'].map(
    (path): WrongBehaviour => ({
      wrong: 'is answered under maintenance',
      path,
      change: onlyIn('maintenance', accepted(path)),
    }),
  ),
  {
    wrong: 'packets without the deposits',
    path: QUOTA,
    change: onlyIn(
      'red-packet-not-met',
      changeField(QUOTA, 'sendnums', () => 3),
    ),
  },
  {
    wrong: 'packets while they are switched off',
    path: QUOTA,
    change: onlyIn(
      'red-packet-off',
      changeField(QUOTA, 'sendnums', () => 3),
    ),
  },
  {
    wrong: 'no packets before ten o’clock',
    path: QUOTA,
    change: onlyIn(
      'red-packet-before',
      changeField(QUOTA, 'sendnums', () => 0),
    ),
  },
  {
    wrong: 'the switch of red packets is always on',
    path: '/api/app',
    change: changeField('/api/app', 'redpacket_switch', () => 1),
  },
  {
    wrong: 'the state is ignored',
    path: '/api/getfanshui',
    change: {
      request: (request) =>
        request.path === '/api/getfanshui' ? { ...request, body: { ...request.body, type: '' } } : request,
    },
  },
  {
    wrong: 'a rejected application allows no other',
    path: '/api/applyagentdo',
    change: onlyIn('agent-application', declined('/api/applyagentdo'), { decision: 'rejected' }),
  },
]
