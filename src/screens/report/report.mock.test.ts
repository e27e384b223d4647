// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { add, type Fen, fen, subtract, ZERO } from '#contracts/money/money.ts'
import { type DateFilter, dateFilterWindow, isWithin } from '#contracts/time/beijing-windows.ts'
import { reviewApplication } from '#mock/rules/bonus/activity.ts'
import { collectRebates } from '#mock/rules/bonus/rebate.ts'
import { application, beginBuild, deposit, intoVenue, settledBet } from '#mock/scenarios/building/builders.ts'
import { buildScenario } from '#mock/scenarios/catalogue.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { accounts, POSTINGS_KEY } from '#mock/state/ledger.ts'
import { memberNamed } from '#mock/state/members.ts'
import { rowsOf } from '#mock/state/store/log.ts'
import type { World } from '#mock/state/types.ts'
import { NOON, testMock } from '#mock/testing/test-mock.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { readReport } from './read-report.ts'

// Another test covers the pace. Here a hundred pages would only take time.
vi.mock('../../api/core/paging/page-pace.ts', () => ({ turnForPage: async () => undefined }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The demo's ninety days, and a day with every kind of bonus. */
function lived(): World {
  const world = buildScenario('demo', {}, { seed: 7, now: NOON, clock: { stopped: true } })
  const stage = beginBuild(world, NOON)
  const who = memberNamed(world, DEMO.username)
  if (!who) throw new Error('the scenario has no member')
  collectRebates(world, who, stage.now)
  deposit(stage, who, fen(20_000), { payWay: '微信支付' })
  reviewApplication(world, application(stage, who, '11').id, true, stage.now)
  intoVenue(stage, who, 'yzdz', fen(15_000))
  settledBet(stage, who, 'yzdz', fen(7_000), fen(9_100))
  world.meta.lastMs = Math.max(world.meta.lastMs, stage.now)
  return world
}

/**
 * The change of the member's wallets by the books, without what is held for withdrawals. No call lists a rebate that is
 * more than 30 days old, even if it was collected since.
 */
function changeBy(world: World, date: DateFilter, now: number): Fen {
  const { id } = memberNamed(world, DEMO.username) ?? { id: '' }
  const window = dateFilterWindow(date, now)
  const changes = [...rowsOf(world, 'postings', POSTINGS_KEY)]
    .filter(({ atMs }) => isWithin(atMs, window))
    .flatMap(({ entries }) => entries)
    .filter(([account]) => account.startsWith(`member:${id}:`) && account !== accounts.held(id))
  const { fromMs } = dateFilterWindow(4, now)
  const unlisted = [...rowsOf(world, 'rebates', id)].filter(
    ({ atMs, collectedMs }) => atMs < fromMs && collectedMs !== null && isWithin(collectedMs, window),
  )
  const sumOf = (amounts: readonly Fen[]) => add(ZERO, ...amounts)
  return subtract(sumOf(changes.map(([, change]) => change)), sumOf(unlisted.map(({ amount }) => amount)))
}

test.each([
  1, 2, 3, 4,
] as const)('the net of date filter %i is how the wallets have changed by the books', async (date) => {
  const world = lived()
  const now = world.meta.lastMs
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const mock = await testMock('visitor', { build: () => world })
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const answer = await mock.raw(new URL(url).pathname, JSON.parse(init.body), {
      token: tokenOf(DEMO.username),
    })
    if (answer === 'drop') throw new TypeError('dropped')
    return new Response(String(answer.body), answer)
  })
  signIn(tokenOf(DEMO.username))
  const { sums, open, whole, untold } = await readReport(
    date,
    new AbortController().signal,
    () => undefined,
    true,
  )
  expect([whole, untold]).toEqual([true, 0])
  expect(sums.promotion).toBeGreaterThan(0)
  expect(sums.rebate).toBeGreaterThan(0)
  expect(subtract(sums.net, add(open.withdrawal, open.stake))).toBe(changeBy(world, date, now))
})
