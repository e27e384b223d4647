import type { MemberView, MockControl, MockView } from '#mock/control/control.ts'
import { type AppFixture, type Backend, expect } from '../support/test.ts'
import { exportedWorld, memberNamed, rowsOf } from './world.ts'

/** The mock backend's books for one member, which journeys compare with the screen. */
export type MemberBooks = MemberView & { view: MockView }

/** Reads the books and checks them: they sum to zero, and every balance is the sum of its postings. */
export async function booksOf(mock: MockControl, username: string): Promise<MemberBooks> {
  const view = await mock.read()
  expect(view.ledger, 'the trial balance').toEqual({ sum: 0, wrong: [], overdrawn: [] })
  const member = view.members.find((candidate) => candidate.username === username)
  if (!member) throw new Error(`the mock backend knows no member ${username}`)
  return { ...member, view }
}

/** How many requests for this path the mock backend has answered, and how many of them changed its state. */
export async function requestsFor(
  mock: MockControl,
  path: string,
): Promise<{ all: number; applied: number }> {
  const requests = (await mock.read()).requests.filter((request) => request.path === path)
  return { all: requests.length, applied: requests.filter(({ applied }) => applied).length }
}

/** How many postings of this kind are in the ledger. */
export async function postingCount(mock: MockControl, kind: string): Promise<number> {
  const { postings } = await exportedWorld(mock)
  return Object.values(postings)
    .flat()
    .filter((posting) => posting.kind === kind).length
}

/** The member's latest bet, in fen. */
export async function lastBetOf(mock: MockControl, username: string) {
  const world = await exportedWorld(mock)
  const last = rowsOf(world.bets, memberNamed(world, username).id).at(-1)
  if (!last) throw new Error(`${username} has no bet`)
  return last
}

/**
 * The next request for this path takes effect, but its answer is lost. Over HTTP the browser drops the answer: when a
 * server closes a kept connection, Chromium repeats the request by itself.
 */
export async function loseAnswer({ page, mock }: AppFixture, backend: Backend, path: string): Promise<void> {
  if (backend === 'demo') {
    await mock.faults({ add: [{ endpoint: path, kind: 'drop', applied: true, times: 1 }] })
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
