/** A call of the first screen, as the client sends it: tests compare this table with what the app requests. */
export type FirstCall = readonly [method: 'GET' | 'POST', path: string, body?: string]

const EVERYWHERE: readonly FirstCall[] = [['POST', '/api/app', '{}']]
export const BANNERS_CALL: FirstCall = ['POST', '/api/bannerList', '{"type":2}']
const HOME: readonly FirstCall[] = [
  BANNERS_CALL,
  ['POST', '/api/homenotice', '{}'],
  ['GET', '/api/game/list?category='],
]
const MEMBER: readonly FirstCall[] = [['POST', '/api/user', '{}']]
const MEMBER_HOME: readonly FirstCall[] = [['POST', '/api/balance', '{}']]

/** The first calls of the screen of this hash. */
export function firstCalls(hash: string, signedIn: boolean): readonly FirstCall[] {
  const home = isHome(hash)
  return [
    ...EVERYWHERE,
    ...(home ? HOME : []),
    ...(signedIn ? MEMBER : []),
    ...(home && signedIn ? MEMBER_HOME : []),
  ]
}

export const isHome = (hash: string): boolean => /^#?\/?(\?|$)/.test(hash)
