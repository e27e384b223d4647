/** The members of the scenarios. Passwords are for the demo and the tests; the world stores only their digests. */
export type Persona = { username: string; realname: string; password: string; payPassword: string }

/** VIP 4 with money and 90 days of history. */
export const DEMO: Persona = {
  username: 'demo888',
  realname: '林子安',
  password: 'demo888',
  payPassword: '888888',
}
/** Has just registered and owns nothing. */
export const FRESH: Persona = {
  username: 'new888',
  realname: '陈初航',
  password: 'new888',
  payPassword: '888888',
}

export const PERSONAS: readonly Persona[] = [DEMO, FRESH]

/** The token that a persona is logged in with in every scenario: tests and pacts may rely on it. */
export const tokenOf = (username: string): string => `token-${username}`
