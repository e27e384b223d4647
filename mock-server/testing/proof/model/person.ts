import type { Guard, Person } from './state.ts'

export const WELCOME = '欢迎加入云舟'

const free = (): Guard => ({ wrong: 0, until: null })

/** A person who has just registered and owns nothing. The mock backend assigns the id. */
export function newPerson(
  { name, password, paypassword, realname }: Record<'name' | 'password' | 'paypassword' | 'realname', string>,
  now: number,
): Person {
  return {
    id: '',
    name,
    realname,
    password,
    pay: paypassword,
    joined: now,
    tokens: [],
    loginGuard: free(),
    payGuard: free(),
    central: 0,
    held: 0,
    venues: {},
    paysum: 0,
    turnover: 0,
    wager: 0,
    vip: 0,
    vipSince: now,
    vipTurnover: 0,
    vipPeak: 0,
    vipReady: false,
    today: {},
    orders: [],
    payouts: [],
    moved: { in: [], out: [] },
    bets: [],
    rebates: [],
    packets: [],
    applications: [],
    inbox: [{ at: now, title: WELCOME, read: false }],
    agent: false,
    agentState: 0,
    auto: false,
    cards: [],
    tickets: [],
    profile: { mobile: '', email: '', birthday: '' },
  }
}

export const inVenues = (p: Person): number =>
  Object.values(p.venues).reduce((sum, balance) => sum + balance, 0)

/** Credits a deposit, rebate, red packet or promotion, which adds the same amount to the wagering requirement. */
export function credit(p: Person, amount: number): void {
  p.central += amount
  p.wager += amount
}

export const addMessage = (p: Person, at: number, title: string): void => {
  p.inbox.push({ at, title, read: false })
}
