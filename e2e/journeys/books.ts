import type { MemberView, MockView } from '#house/control.ts'
import type { MockHandle } from '../support/house.ts'
import { type App, type Backend, expect } from '../support/test.ts'

/** What the house's books say, for one member: every journey holds the screen against this. */
export type MemberBooks = MemberView & { view: MockView }

/** Reads the books, and checks them on the way: they sum to zero, every balance is that of its postings. */
export async function booksOf(house: MockHandle, username: string): Promise<MemberBooks> {
  const view = await house.read()
  expect(view.ledger, 'the trial balance').toEqual({ sum: 0, wrong: [], overdrawn: [] })
  const member = view.members.find((one) => one.username === username)
  if (!member) throw new Error(`the house knows no member ${username}`)
  return { ...member, view }
}

/** How many requests for this path the house has answered since it began to count, and how many changed something. */
export async function askedFor(house: MockHandle, path: string): Promise<{ all: number; applied: number }> {
  const requests = (await house.read()).requests.filter((request) => request.path === path)
  return { all: requests.length, applied: requests.filter(({ applied }) => applied).length }
}

type Log<R> = Record<string, R[]>
type Bet = { stake: number; payout: number; status: 0 | 1 | 2 }
type Exported = {
  members: Record<string, { username: string }>
  postings: Log<{ kind: string }>
  bets: Log<Bet>
}

const exported = async (house: MockHandle) => JSON.parse(await house.export()) as Exported

/** How many movements of money of this kind are in the ledger. */
export async function postingsOf(house: MockHandle, kind: string): Promise<number> {
  const { postings } = await exported(house)
  return Object.values(postings)
    .flat()
    .filter((posting) => posting.kind === kind).length
}

/** The member's latest bet, in fen. */
export async function lastBetOf(house: MockHandle, username: string): Promise<Bet> {
  const { members, bets } = await exported(house)
  const [id] = Object.entries(members).find(([, member]) => member.username === username) ?? []
  const last = Object.entries(bets)
    .filter(([key]) => key.startsWith(`${id}/`))
    .sort(([a], [b]) => Number(a.split('/').at(-1)) - Number(b.split('/').at(-1)))
    .flatMap(([, rows]) => rows)
    .at(-1)
  if (!last) throw new Error(`${username} has no bet`)
  return last
}

/**
 * The next request for this path takes effect, and its answer never comes. Over HTTP this is done at the browser:
 * where a server hangs up on a connection that it kept, Chromium sends the request a second time by itself.
 */
export async function loseAnswer({ page, house }: App, backend: Backend, path: string): Promise<void> {
  if (backend === 'demo') {
    await house.faults({ add: [{ endpoint: path, kind: 'drop', applied: true, times: 1 }] })
    return
  }
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}
