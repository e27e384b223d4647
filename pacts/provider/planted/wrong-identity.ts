import { asMember, type BackendChange, changeField, changeRows } from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

const BETS = '/api/betrecord'
const MOVES = '/api/gettransrecord'
const REBATES = '/api/getfanshui'
const PACKETS = '/api/redpacket'
const APPLICATIONS = '/api/activityApplyLog'
const CARDS = '/api/getcard'
const PROVIDER = '/api/gamelistBycode'
const PROMOTIONS = '/api/activitylist'

const first = (path: string, name: string): BackendChange =>
  changeRows(path, (list) => list.map((row) => ({ ...row, [name]: list[0]?.[name] })))
const anybody = (path: string): BackendChange => ({
  request: (request) =>
    request.path === path
      ? { ...request, headers: { ...request.headers, authorization: 'Bearer token-demo888' } }
      : request,
})

export const WRONG_IDENTITY: readonly WrongBehaviour[] = [
  { wrong: 'the same id in every row', path: BETS, change: first(BETS, 'bet_id') },
  { wrong: 'the same number in every row', path: MOVES, change: first(MOVES, 'out_trade_no') },
  { wrong: 'the same id in every row', path: CARDS, change: first(CARDS, 'id') },
  { wrong: 'the same id in every row', path: PROMOTIONS, change: first(PROMOTIONS, 'id') },
  {
    wrong: 'the same id in every row',
    path: '/api/activitytype',
    change: first('/api/activitytype', 'id'),
  },
  {
    wrong: 'the same code in every row',
    path: '/api/balancelist',
    change: first('/api/balancelist', 'platname'),
  },
  {
    wrong: 'the same code in every row',
    path: '/api/game/list',
    change: first('/api/game/list', 'game_code'),
  },
  { wrong: 'the same code in every row', path: PROVIDER, change: first(PROVIDER, 'gamecode') },
  {
    wrong: 'another member’s name',
    path: '/api/user',
    change: changeField('/api/user', 'username', () => 'other99'),
  },
  {
    wrong: 'another member’s name',
    path: '/api/refreshusermoney',
    change: changeField('/api/refreshusermoney', 'username', () => 'other99'),
  },
  {
    wrong: 'the same real name for all',
    path: '/api/user',
    change: changeField('/api/user', 'realname', () => '张三'),
  },
  ...[BETS, MOVES, REBATES, PACKETS, APPLICATIONS].map(
    (path): WrongBehaviour => ({
      wrong: 'rows of other members',
      path,
      change: asMember(path, 'demo888'),
    }),
  ),
  ...['/api/user', '/api/transfer', '/api/withdraw', BETS, CARDS].map(
    (path): WrongBehaviour => ({ wrong: 'the token is not looked at', path, change: anybody(path) }),
  ),
  {
    wrong: 'an order of somebody else is shown',
    path: '/api/payinfo',
    change: asMember('/api/payinfo', 'demo888'),
  },
  ...(
    [
      ['a token stays valid when it has run out', undefined],
      ['a token stays valid after logoff', 'logoff'],
      ['a token stays valid after a change of the login password', 'password'],
    ] as const
  ).map(
    ([wrong, by]): WrongBehaviour => ({
      wrong,
      path: '/api/user',
      change: {
        state: (setup) =>
          setup.state === 'session-expired' && setup.params?.by === by
            ? { state: 'member-with-money' }
            : setup,
      },
    }),
  ),
]
