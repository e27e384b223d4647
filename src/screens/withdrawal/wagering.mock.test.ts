// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { formatBeijing, HOUR_MS } from '#contracts/beijing-time.ts'
import { add, type Fen, fen, ZERO } from '#contracts/money.ts'
import { collectRebates } from '#mock/rules/rebate.ts'
import { openRequirements } from '#mock/rules/wagering.ts'
import { advance, beginBuild, deposit, intoVenue, settledBet } from '#mock/scenarios/builders.ts'
import { buildScenario } from '#mock/scenarios/catalogue.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { memberNamed } from '#mock/state/members.ts'
import type { World } from '#mock/state/types.ts'
import { NOON, testMock } from '#mock/testing/test-mock.ts'
import { createQueryClient } from '../../api/core/query-client.ts'
import { signIn } from '../../api/core/session-store.ts'
import { requirementSourcesQuery } from '../../api/queries/wagering.ts'
import { breakDownRequirement } from './requirement-breakdown.ts'

/** A member with a history of some days, then a deposit and a stake for each of `stakes`. */
function lived(stakes: readonly number[]): World {
  const world = buildScenario('long-lists', { days: 12 }, { seed: 7, now: NOON, clock: { stopped: true } })
  const stage = beginBuild(world, NOON)
  const who = memberNamed(world, DEMO.username)
  if (!who) throw new Error('the scenario has no member')
  for (const [n, stake] of stakes.entries()) {
    deposit(stage, who, fen(20_000 + n), { payWay: `第 ${n} 笔` })
    advance(stage, HOUR_MS)
    intoVenue(stage, who, 'yzdz', fen(15_000))
    settledBet(stage, who, 'yzdz', fen(stake), fen(stake))
    if (n % 2 === 1) collectRebates(world, who, stage.now)
    advance(stage, HOUR_MS)
  }
  world.meta.lastMs = Math.max(world.meta.lastMs, stage.now)
  return world
}

test.each([
  ['nothing played since', [1, 1]],
  ['the bonuses are played off', [3_000, 9_000, 14_000]],
  ['only the last deposit is open', [15_000, 15_000, 15_000, 100]],
  ['many are open', [1, 1, 1, 1, 1, 1]],
])('shows the wagering requirement of the mock backend to the fen: %s', async (_what, stakes) => {
  const world = lived(stakes)
  const who = memberNamed(world, DEMO.username)
  const kept = who ? openRequirements(world, who) : []
  const left = add(ZERO, ...kept.map((wager) => wager.left))
  expect(left).toBeGreaterThan(0)

  const mock = await testMock('visitor', { build: () => world })
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const answer = await mock.raw(new URL(url).pathname, JSON.parse(init.body), {
      token: tokenOf(DEMO.username),
    })
    if (answer === 'drop') throw new TypeError('dropped')
    return new Response(answer.body, answer)
  })
  signIn(tokenOf(DEMO.username))
  const client = createQueryClient({ notify: () => undefined })
  const { open, unexplained } = breakDownRequirement(
    left,
    await client.fetchQuery(requirementSourcesQuery(left)),
  )

  const line = (kind: string, at: string, asked: Fen, mine: Fen) => `${kind} ${at} ${mine} of ${asked}`
  expect(open.map((wager) => line(wager.kind, wager.at, wager.asked, wager.left)).reverse()).toEqual(
    kept.map(({ source, atMs, amount, left: mine }) => line(source, formatBeijing(atMs), amount, mine)),
  )
  expect(unexplained).toBe(0)
})
