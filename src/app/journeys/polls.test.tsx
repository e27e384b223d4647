// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { type ComponentType, Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { useBalancePoll } from '../../api/queries/money/wallet.ts'
import { envelope, held, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { subscribeVisible, visibleCount } from '../../lib/loading/in-flight.ts'
import { TransferScreen } from '../../screens/transfer/TransferScreen.tsx'
import { WithdrawalScreen } from '../../screens/withdrawal/WithdrawalScreen.tsx'
import { renderScreen, toastText } from '../test-support/render-screen.tsx'

/** The balance is polled every 4.3 s everywhere, the venue wallets every 1.5 s or 3.5 s by screen. */
const SCREENS: readonly (readonly [path: string, Screen: ComponentType, everyMs: number])[] = [
  ['/transfer', TransferScreen, 1_500],
  ['/withdrawal?type=2', WithdrawalScreen, 3_500],
]
const BALANCE = '/api/balance'
const VENUES = '/api/balancelist'

let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.useFakeTimers()
  // happy-dom rejects an unhandled promise when an animation is cancelled.
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation)
})
afterEach(() => vi.useRealTimers())

const page = (data: unknown[] = []) =>
  envelope({ current_page: 1, data, last_page: 1, per_page: 10, total: 0 })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const setVisibility = (now: DocumentVisibilityState) =>
  act(() => {
    visibility = now
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

function ShellPoll() {
  useBalancePoll()
  return null
}

async function open(path: string, Screen: ComponentType, routes: Record<string, Reply> = {}) {
  signIn('token-1')
  const commits = { seen: 0 }
  const backend = stubBackend({
    '/api/user': () => envelope({ username: 'demo888', balance: 1000 }),
    [BALANCE]: () => envelope({ balance: 1000 }),
    [VENUES]: () => envelope([{ name: '云舟电子', platname: 'yzdz', balance: 200 }]),
    '/api/getcard': () => envelope([]),
    '/api/getBetAmount': () => envelope({ bet_amount: 0 }),
    '/api/game/list': () => envelope([]),
    '/api/gettransrecord': () => page(),
    '/api/redpacket': () => page(),
    '/api/getfanshui': () =>
      envelope({
        list: { current_page: 1, data: [], last_page: 1, per_page: 10, total: 0 },
        jisuan: 0,
        nojisuan: 0,
      }),
    ...routes,
  })
  const view = renderScreen(
    <Profiler
      id="screen"
      onRender={() => {
        commits.seen += 1
      }}
    >
      <ShellPoll />
      <Screen />
    </Profiler>,
    path,
  )
  await pass(1_000)
  return { ...view, backend, commits }
}

test.each(
  SCREENS,
)('%s: polls at its own interval, and does not render while nothing changes', async (...screen) => {
  const [path, Screen, everyMs] = screen
  const { backend, commits } = await open(path, Screen)
  const before = { venues: backend.count(VENUES), balance: backend.count(BALANCE) }
  expect(commits.seen).toBeGreaterThan(0)
  commits.seen = 0
  await pass(43_000)
  expect(backend.count(BALANCE) - before.balance).toBe(10)
  // The first poll may come anywhere within its interval.
  const polls = Math.floor(43_000 / everyMs)
  expect([polls, polls + 1]).toContain(backend.count(VENUES) - before.venues)
  expect(commits.seen).toBe(0)

  backend.routes[VENUES] = () => envelope([{ name: '云舟电子', platname: 'yzdz', balance: '300.50' }])
  await pass(everyMs)
  expect(commits.seen).toBeGreaterThan(0)
  expect(document.body.textContent).toContain('300.50')
})

test.each(
  SCREENS,
)('%s: does not poll while the page is hidden, and polls at once when it is back', async (path, Screen) => {
  const { backend } = await open(path, Screen)
  setVisibility('hidden')
  await pass(1_000)
  const before = backend.sent.length
  await pass(60_000)
  expect(backend.sent.length).toBe(before)
  setVisibility('visible')
  await pass(50)
  expect(backend.count(VENUES)).toBeGreaterThan(0)
  expect(backend.sent.length).toBeGreaterThan(before)
})

test.each(SCREENS)('%s: does not send a second request while one is in progress', async (path, Screen) => {
  const { backend } = await open(path, Screen)
  const [venues, balance] = [held(), held()]
  backend.routes[VENUES] = venues.reply
  backend.routes[BALANCE] = balance.reply
  await pass(5_000)
  const before = { venues: backend.count(VENUES), balance: backend.count(BALANCE) }
  await pass(20_000)
  expect({ venues: backend.count(VENUES), balance: backend.count(BALANCE) }).toEqual(before)
  venues.answer(envelope([]))
  balance.answer(envelope({ balance: 1 }))
  await pass(10)
})

test.each(SCREENS)('%s: shows no loading bar and no toast, whatever a poll answers', async (path, Screen) => {
  const { backend } = await open(path, Screen)
  const counts = new Set<number>()
  const leave = subscribeVisible(() => counts.add(visibleCount()))
  await pass(10_000)
  backend.routes[VENUES] = () => refusal('系统繁忙')
  backend.routes[BALANCE] = () => refusal('系统繁忙')
  await pass(10_000)
  leave()
  expect([...counts]).toEqual([])
  expect(toastText()).toBe('')
})
