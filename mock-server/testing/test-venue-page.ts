import { vi } from 'vitest'
import { startVenue } from '../games/client/start.ts'
import { venueContract, venueHandlers } from '../routes/pages/venue-api.ts'
import { openTicket } from '../rules/bets/bets-ticket.ts'
import { buildScenario } from '../scenarios/catalogue.ts'
import { DEMO, tokenOf } from '../scenarios/personas.ts'
import { implement } from '../server/implement.ts'
import { type MockBackend, openMockBackend } from '../server/mock-backend.ts'
import { turnClock } from '../state/clock.ts'
import { memberNamed } from '../state/members.ts'
import { queueLock } from '../state/store/lock.ts'
import { memoryStore } from '../state/store/snapshot.ts'

const NOON = Date.UTC(2026, 10, 20, 4)
const real = () => NOON

/** Intercepts the mock backend's answers, so that a test can lose or delay one. */
type OnAnswer = (path: string, answer: () => Response) => Response | Promise<Response>

/** The demo games' page in a test, with what the mock backend behind it was asked. */
export type VenuePage = {
  mock: MockBackend
  requested: string[]
  on: { answer: OnAnswer }
  /** Moves the mock backend's clock, and gives the page time to ask. */
  pass(ms: number): Promise<void>
  /** What the member has in the venue, by the books. */
  balance(): Promise<string>
  close(): void
}

/** Finishes all pending work that needs no time to pass. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

export const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const node = document.querySelector<T>(selector)
  if (!node) throw new Error(`no ${selector}`)
  return node
}
/** The text with no-break spaces as plain spaces. */
export const text = (selector: string) => find(selector).textContent?.replaceAll('\u00a0', ' ')

/** Opens a game by its code, for a member with `inVenue` 元 there. Timers are faked, motion is reduced. */
export async function openVenuePage(gameCode: string, gameName: string, inVenue: string): Promise<VenuePage> {
  const plat = gameCode.replace(/-.*/, '')
  const mock = await openMockBackend({
    routes: implement(venueContract, venueHandlers),
    store: memoryStore(),
    lock: queueLock(),
    real,
    build: () =>
      buildScenario(
        'member-with-money',
        { venue: plat, inVenue },
        { seed: 3, now: NOON, clock: { stopped: true } },
      ),
    seed: 3,
  })
  const ticket = await mock.change((world, now) => {
    const member = memberNamed(world, DEMO.username)
    if (!member) throw new Error('no member')
    const category = world.venues[plat]?.category ?? ''
    return openTicket(
      world,
      { member, token: tokenOf(DEMO.username), plat, gameCode, gameName, category },
      now,
    )
  })
  const requested: string[] = []
  const on: { answer: OnAnswer } = { answer: (_path, answer) => answer() }
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    requested.push(path)
    const answer = await mock.handle({
      method: 'POST',
      path,
      query: {},
      headers: {},
      body: { kind: 'text', text: init.body },
    })
    return on.answer(path, () => new Response(answer === 'drop' ? '' : answer.body))
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  history.replaceState(null, '', `/?ticket=${ticket}`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await startVenue({ home: '/' })
  await settle()
  return {
    mock,
    requested,
    on,
    async pass(ms) {
      await mock.change((world) => turnClock(world, real, { byMs: ms }))
      await vi.advanceTimersByTimeAsync(5_000)
    },
    async balance() {
      const fen = await mock.read(
        (world) => Object.entries(world.accounts).find(([name]) => name.endsWith(`venue:${plat}`))?.[1],
      )
      return `¥ ${String(fen).replace(/(..)$/, '.$1')}`
    },
    close() {
      vi.clearAllTimers()
      vi.useRealTimers()
      mock.close()
    },
  }
}
