import type { BackendChange } from './change.ts'
import { changeData, changeField, changeRefusal, changeSuccess } from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

/** Wrong kinds of values where text or a number is required. */
const KINDS: readonly [kind: string, value: unknown][] = [
  ['null', null],
  ['true', true],
  ['an object', { zh: '文字' }],
  ['a list', ['文字']],
]

type Place = { path: string; what: string; put: (value: unknown) => BackendChange }
const inField = (path: string, name: string): Place => ({
  path,
  what: name,
  put: (value) => changeField(path, name, () => value),
})
const inMessage = (path: string): Place => ({
  path,
  what: 'the message of a success',
  put: (message) => changeSuccess(path, (envelope) => ({ ...envelope, message })),
})
const inRefusal = (path: string): Place => ({
  path,
  what: 'the message of a refusal',
  put: (message) => changeRefusal(path, (envelope) => ({ ...envelope, message })),
})
const PLACES: readonly Place[] = [
  inField('/api/login', 'api_token'),
  inMessage('/api/recharge'),
  inMessage('/api/transall'),
  inRefusal('/api/transfer'),
  inRefusal('/api/withdraw'),
  inRefusal('/api/login'),
  inField('/api/gettransrecord', 'out_trade_no'),
  inField('/api/betrecord', 'bet_id'),
  inField('/api/balancelist', 'name'),
  inField('/api/balancelist', 'platname'),
  inField('/api/user', 'username'),
  inField('/api/getcard', 'id'),
  inField('/api/getcard', 'bank_no'),
  inField('/api/game/list', 'name'),
  inField('/api/activitylist', 'title'),
  inField('/api/getGameUrl', 'url'),
  inField('/api/balance', 'balance'),
]

const code = (path: string, value: unknown): BackendChange =>
  changeRefusal(path, (envelope) => ({ ...envelope, code: value }))

export const WRONG_KINDS: readonly WrongBehaviour[] = [
  ...PLACES.flatMap(({ path, what, put }) =>
    KINDS.map(([kind, value]): WrongBehaviour => ({ wrong: `${what} is ${kind}`, path, change: put(value) })),
  ),
  {
    wrong: 'the code of a refusal as text',
    path: '/api/transfer',
    change: code('/api/transfer', '202'),
  },
  {
    wrong: 'the code of a refusal is null',
    path: '/api/transfer',
    change: code('/api/transfer', null),
  },
  {
    wrong: 'the code of a refusal is true',
    path: '/api/transfer',
    change: code('/api/transfer', true),
  },
  {
    wrong: 'the code of a refusal has a fraction',
    path: '/api/transfer',
    change: code('/api/transfer', 202.5),
  },
  { wrong: 'every refusal has code 251', path: '/api/transfer', change: code('/api/transfer', 251) },
  { wrong: 'every refusal has code 251', path: '/api/login', change: code('/api/login', 251) },
  { wrong: 'every refusal has code 401', path: '/api/login', change: code('/api/login', 401) },
  { wrong: 'a refusal has code 200', path: '/api/transfer', change: code('/api/transfer', 200) },
  {
    wrong: 'a missing payment password is no 251',
    path: '/api/withdraw',
    change: code('/api/withdraw', 202),
  },
  {
    wrong: 'the code of a success as text',
    path: '/api/balance',
    change: changeSuccess('/api/balance', (envelope) => ({ ...envelope, code: '200' })),
  },
  {
    wrong: 'the answer without an envelope',
    path: '/api/balance',
    change: changeSuccess('/api/balance', (envelope) => envelope.data),
  },
  {
    wrong: 'data under result',
    path: '/api/balance',
    change: changeSuccess('/api/balance', ({ data: result, ...envelope }) => ({ ...envelope, result })),
  },
  {
    wrong: 'one object and no list',
    path: '/api/balancelist',
    change: changeData('/api/balancelist', (list: unknown[]) => list[0]),
  },
  {
    wrong: 'an empty message',
    path: '/api/transfer',
    change: changeRefusal('/api/transfer', (envelope) => ({ ...envelope, message: '' })),
  },
  {
    wrong: 'message under error',
    path: '/api/transfer',
    change: changeRefusal('/api/transfer', ({ message: error, ...envelope }) => ({ ...envelope, error })),
  },
  {
    wrong: 'the tips under maintenance left out',
    path: '/api/transfer',
    change: {
      answer: (answer, { path, state }) =>
        path === '/api/transfer' && state === 'maintenance'
          ? { ...answer, body: { ...(answer.body as object), message: '操作失败' } }
          : answer,
    },
  },
  {
    wrong: 'the tips under maintenance left out',
    path: '/api/login',
    change: {
      answer: (answer, { path, state }) =>
        path === '/api/login' && state === 'maintenance'
          ? { ...answer, body: { ...(answer.body as object), message: '操作失败' } }
          : answer,
    },
  },
]
