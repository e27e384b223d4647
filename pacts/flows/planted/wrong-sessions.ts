import {
  type BackendChange,
  changeField,
  changeRequestField,
  changeRows,
} from '../../provider/planted/change.ts'
import { codeOf, takeRefused, type WrongFlow } from './wrong.ts'

const USER = '/api/user'
const WITHDRAW = '/api/withdraw'
const BETS = '/api/betrecord'

/** Answers code 200 where the mock backend answers 401. */
const alive = (path: string): BackendChange => ({
  answer: (answer, exchange) =>
    exchange.path === path && codeOf(answer) === 401
      ? { status: 200, body: { code: 200, message: '操作成功', data: {} } }
      : answer,
})
/** Reads another page than the one that is asked for, and names the one that is. */
const pageFor = (other: (page: number) => number): BackendChange => ({
  ...changeRequestField(BETS, 'page', (page) => other(Number(page))),
  ...changeField(BETS, 'current_page', () => 0),
  answer: (answer, { path, body }) => {
    if (path !== BETS || codeOf(answer) !== 200) return answer
    const { data, ...envelope } = answer.body as { data: object }
    return { ...answer, body: { ...envelope, data: { ...data, current_page: body.page } } }
  },
})
/** The rows of one page, in the other order. */
const backwards = (page: number): BackendChange =>
  changeRows(BETS, (rows, { body }) => (body.page === page ? [...rows].reverse() : rows))

function moving(): BackendChange {
  let calls = 0
  return pageFor((page) => page + (++calls > 2 ? 1 : 0))
}

/** Who may act, and lists of several pages. */
export const WRONG_SESSIONS: readonly WrongFlow[] = [
  {
    wrong: 'the old payment password still withdraws',
    redIn: 'payment-password-changed',
    change: changeRequestField(WITHDRAW, 'password', () => '135791'),
  },
  {
    wrong: 'the new payment password does not withdraw',
    redIn: 'payment-password-changed',
    change: changeRequestField('/api/editPayPassword', 'paypassword', () => '975310'),
  },
  { wrong: 'old tokens outlive the password', redIn: 'password-changed', change: alive(USER) },
  {
    wrong: 'the old login password still opens',
    redIn: 'password-changed',
    change: takeRefused('/api/login', undefined, { api_token: 'token-demo888' }),
  },
  {
    wrong: 'the new login password does not open',
    redIn: 'password-changed',
    change: changeRequestField('/api/editPassword', 'paypassword', () => 'other888'),
  },
  {
    wrong: 'a logoff leaves the token alive',
    redIn: 'logoff',
    change: {
      request: (request) => (request.path === '/api/logoff' ? { ...request, path: '/api/balance' } : request),
    },
  },
  { wrong: 'a dead token withdraws', redIn: 'logoff', change: alive(WITHDRAW) },
  { wrong: 'a name is given twice', redIn: 'registration', change: takeRefused('/api/register') },
  {
    wrong: 'a new member owns what somebody else does',
    redIn: 'registration',
    change: changeField(USER, 'balance', () => 12_680.5),
  },
  {
    wrong: 'the session of a new member is somebody else’s',
    redIn: 'registration',
    change: changeField(USER, 'username', () => 'demo888'),
  },
  { wrong: 'page 2 is page 1', redIn: 'second-page', change: pageFor(() => 1) },
  { wrong: 'page 2 is sorted anew', redIn: 'second-page', change: backwards(2) },
  { wrong: 'the oldest page comes first', redIn: 'second-page', change: pageFor((page) => 26 - page) },
  { wrong: 'rows move between the pages with each call', redIn: 'second-page', change: moving() },
]
