import { REGISTER_TYPE } from '../query-types.ts'

/** A call of the first screen, as the client sends it: tests compare this table with what the app requests. */
export type FirstCall = readonly [method: 'GET' | 'POST', path: string, body?: string]

/* @__NO_SIDE_EFFECTS__ */
const post = (path: string, body: object = {}): FirstCall => ['POST', path, JSON.stringify(body)]
const SITE = post('/api/app')
export const BANNERS_CALL = post('/api/bannerList', { type: 2 })
const USER = post('/api/user')
const BALANCE = post('/api/balance')
const VENUES = post('/api/balancelist')
const WAGERING = post('/api/getBetAmount')
const DEPOSITS = post('/api/gettransrecord', { date: 4, type: 1, page: 1, api_type: '' })

/** An id from the address. What a screen would refuse, and does not send, is not sent here either. */
const byId = (path: string, name: string, value: string | null): FirstCall[] =>
  value !== null && /^[\w-]{1,64}$/.test(value) ? [post(path, { [name]: value })] : []

type Door = {
  /** For a visitor: the login shows at once, or none of the calls is sent. */
  visitor?: 'login' | 'none'
  /** What the screen has of home's frame: the tab bar, or the header, too. */
  frame?: 'tabs' | 'whole'
  /** What decides the first picture of the screen, with the query of its address. */
  calls: (query: URLSearchParams) => readonly FirstCall[]
}

/* @__NO_SIDE_EFFECTS__ */
const records =
  (newest: FirstCall) =>
  // Filters in the address change the body.
  (query: URLSearchParams): FirstCall[] =>
    query.toString() === '' ? [newest] : []

/** The screens that links, bookmarks and reloads open first, besides home. A list of all screens would cost 2 kB. */
const DOORS: Readonly<Record<string, Door>> = {
  '/login': { calls: () => [] },
  '/activity': { frame: 'tabs', calls: () => [post('/api/activitylist'), post('/api/activitytype')] },
  '/activityInfo': { calls: (query) => byId('/api/activitydeatil', 'id', query.get('id')) },
  '/mine': { visitor: 'login', frame: 'tabs', calls: () => [USER, post('/api/uservip'), BALANCE] },
  '/recharge': {
    visitor: 'login',
    calls: () => [['GET', '/api/get_pay_way'], DEPOSITS, BALANCE],
  },
  '/withdrawal': { visitor: 'login', calls: () => [USER, BALANCE, VENUES, WAGERING] },
  '/transfer': { visitor: 'none', calls: () => [USER, BALANCE, VENUES] },
  '/hongbao': {
    visitor: 'none',
    frame: 'whole',
    // First whether there are any.
    calls: () => [SITE, ['GET', '/api/userredpacket'], WAGERING, USER, BALANCE],
  },
  '/payInfo': {
    visitor: 'none',
    // Its state is in the record.
    calls: (query) =>
      byId('/api/payinfo', 'deposit_no', query.get('deposit_no')).flatMap((order) => [order, DEPOSITS]),
  },
  '/transRecord': {
    visitor: 'login',
    calls: records(DEPOSITS),
  },
  '/betRecord': {
    visitor: 'login',
    calls: records(post('/api/betrecord', { date: 4, page: 1, api_type: '' })),
  },
}
/** The paths of the doors. */
export const doorPaths = Object.keys(DOORS)

const pathOf = (hash: string): string => hash.replace(/^#|\?.*$/g, '') || '/'
const queryOf = (hash: string) => new URLSearchParams(hash.replace(/^[^?]*/, ''))
/** A hash such as `#constructor` finds what every object inherits. */
const doorOf = (path: string): Door | undefined => (Object.hasOwn(DOORS, path) ? DOORS[path] : undefined)
export const isHome = (hash: string): boolean => pathOf(hash) === '/'

/** The path of the screen that a hash shows first: for a visitor, a screen for members is the login. */
export function shownFirst(hash: string, signedIn: boolean): string {
  const path = pathOf(hash)
  return !signedIn && doorOf(path)?.visitor === 'login' ? '/login' : path
}

/** The name of the look of this hash. The registration, a tab of the login, has its own. */
export function lookName(hash: string): string {
  const path = pathOf(hash)
  return path === '/login' && queryOf(hash).get('type') === REGISTER_TYPE ? 'register' : path.slice(1)
}

/** What the page shows of the screen of this hash before the app runs: see boot.ts. Undefined for all but the doors. */
export function firstLook(
  hash: string,
  signedIn: boolean,
): { name: string; frame?: Door['frame'] } | undefined {
  const path = shownFirst(hash, signedIn)
  const door = doorOf(path)
  // A member at the login goes on to where its link leads.
  if (!door || (signedIn ? path === '/login' : door.visitor)) return
  // A visitor who is sent to the login sees its first tab, whatever the `type` of the link.
  return { name: lookName(path === pathOf(hash) ? hash : path), frame: door.frame }
}

/** The first calls of the screen of this hash. */
export function firstCalls(hash: string, signedIn: boolean): readonly FirstCall[] {
  const path = shownFirst(hash, signedIn)
  if (path === '/')
    return [
      SITE,
      BANNERS_CALL,
      post('/api/homenotice'),
      ['GET', '/api/game/list?category='],
      ...(signedIn ? [USER, BALANCE] : []),
    ]
  const door = doorOf(path)
  if (!door) return signedIn ? [SITE, USER] : [SITE]
  if (!signedIn && door.visitor) return [SITE]
  return [...new Set([...door.calls(queryOf(hash)), SITE])]
}
