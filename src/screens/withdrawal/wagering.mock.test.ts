// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { add, type Fen, fen, min, ZERO } from '#contracts/money/money.ts'
import { formatBeijing, HOUR_MS, MINUTE_MS } from '#contracts/time/beijing-time.ts'
import { PENDING } from '#contracts/wire/record-codes.ts'
import { reviewApplication } from '#mock/rules/bonus/activity.ts'
import { collectRebates } from '#mock/rules/bonus/rebate.ts'
import { claimRedPacket } from '#mock/rules/bonus/red-packet.ts'
import { openRequirements } from '#mock/rules/bonus/wagering.ts'
import { doDueWork } from '#mock/rules/due-work.ts'
import { openDeposit, reviewDeposit } from '#mock/rules/orders/deposit.ts'
import {
  advance,
  application,
  type BuildContext,
  beginBuild,
  deposit,
  intoVenue,
  recall,
  settledBet,
} from '#mock/scenarios/building/builders.ts'
import { buildScenario } from '#mock/scenarios/catalogue.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { tick } from '#mock/state/due.ts'
import { centralBalance, memberNamed } from '#mock/state/members.ts'
import { rngOf } from '#mock/state/random.ts'
import type { Member, World } from '#mock/state/types.ts'
import { NOON, testMock } from '#mock/testing/test-mock.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { createQueryClient } from '../../api/core/query-client.ts'
import { requirementSourcesQuery } from '../../api/queries/money/withdrawal.ts'
import { breakDownRequirement } from './requirement-breakdown.ts'

afterEach(() => void vi.useRealTimers())

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

/** What the app makes of the records of this world, a line for each part, oldest first. `told` changes an answer. */
async function shown(world: World, left: Fen, told = (body: string) => body) {
  const mock = await testMock('visitor', { build: () => world })
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const answer = await mock.raw(new URL(url).pathname, JSON.parse(init.body), {
      token: tokenOf(DEMO.username),
    })
    if (answer === 'drop') throw new TypeError('dropped')
    return new Response(told(String(answer.body)), answer)
  })
  signIn(tokenOf(DEMO.username))
  const client = createQueryClient({ notify: () => undefined })
  const { sources } = await client.fetchQuery(requirementSourcesQuery(left, 1))
  const { open, unexplained } = breakDownRequirement(left, sources)
  const lines = open
    .map(({ kind, at, required, remaining: mine }) => line(kind, at, required, mine))
    .reverse()
  return { lines, unexplained, sum: add(unexplained, ...open.map((part) => part.remaining)) }
}

const line = (kind: string, at: string, required: Fen, left: Fen) => `${kind} ${at} ${left} of ${required}`

const booked = (world: World) => {
  const who = memberNamed(world, DEMO.username)
  const kept = who ? openRequirements(world, who) : []
  return {
    left: add(ZERO, ...kept.map((wager) => wager.left)),
    lines: kept.map(({ source, atMs, amount, left }) => line(source, formatBeijing(atMs), amount, left)),
  }
}

test.each([
  ['nothing played since', [1, 1]],
  ['the bonuses are played off', [3_000, 9_000, 14_000]],
  ['only the last deposit is open', [15_000, 15_000, 15_000, 100]],
  ['many are open', [1, 1, 1, 1, 1, 1]],
])('shows the wagering requirement of the mock backend to the fen: %s', async (_what, stakes) => {
  const world = lived(stakes)
  const { left, lines } = booked(world)
  expect(left).toBeGreaterThan(0)
  expect(await shown(world, left)).toEqual({ lines, unexplained: 0, sum: left })
})

type Deed = { deed: keyof typeof DEEDS; n: number; pass: boolean; minutes: number }
const BONUSES = ['3', '5', '6', '11'] as const

/** What may happen to a member, at the site's own hand. A refusal changes nothing. */
const DEEDS = {
  submit: ({ world, now }: BuildContext, who: Member, { n }: Deed) =>
    openDeposit(world, who, { method: 'card', payWay: '银行卡转账', amount: fen(10_000 + n) }, now),
  pay: (stage: BuildContext, who: Member, { n }: Deed) => deposit(stage, who, fen(20_000 + n)),
  'review a deposit': ({ world, now }: BuildContext, _: Member, { n, pass }: Deed) => {
    const waiting = Object.values(world.deposits).filter(({ state }) => state === PENDING)
    reviewDeposit(world, waiting[n % waiting.length]?.no ?? '', pass, now)
  },
  apply: (stage: BuildContext, who: Member, { n }: Deed) =>
    application(stage, who, BONUSES[n % BONUSES.length] ?? '3'),
  'review an application': ({ world, now }: BuildContext, _: Member, { n, pass }: Deed) => {
    const waiting = Object.values(world.applications).filter(({ state }) => state === PENDING)
    reviewApplication(world, waiting[n % waiting.length]?.id ?? '', pass, now)
  },
  claim: ({ world, now }: BuildContext, who: Member) => claimRedPacket(world, who, rngOf(world), now),
  collect: ({ world, now }: BuildContext, who: Member) => collectRebates(world, who, now),
  play: (stage: BuildContext, who: Member, { n }: Deed) => {
    const stake = min(fen(100 + n * 7), centralBalance(stage.world, who.id))
    if (stake < 100) return
    intoVenue(stage, who, 'yzdz', stake)
    settledBet(stage, who, 'yzdz', stake, stake)
    recall(stage, who)
  },
}

/** Less than a week: what waited longer is not looked for (docs/rules.md#shown-turnover). */
const history = fc.array(
  fc.record({
    deed: fc.constantFrom(...(Object.keys(DEEDS) as Deed['deed'][])),
    n: fc.nat({ max: 9_000 }),
    pass: fc.boolean(),
    minutes: fc.integer({ min: 1, max: 240 }),
  }),
  { minLength: 5, maxLength: 40 },
)

function happened(deeds: readonly Deed[]): World {
  const world = buildScenario('ready-to-withdraw', {}, { seed: 7, now: NOON, clock: { stopped: true } })
  const stage = beginBuild(world, NOON)
  const who = memberNamed(world, DEMO.username)
  if (!who) throw new Error('the scenario has no member')
  who.vip = 5
  world.site.settings.redPacketPhase = 'STARTING'
  for (const one of deeds) {
    advance(stage, one.minutes * MINUTE_MS)
    tick(world, stage.now, doDueWork)
    DEEDS[one.deed](stage, who, one)
  }
  world.meta.lastMs = Math.max(world.meta.lastMs, stage.now)
  vi.setSystemTime(stage.now)
  return world
}

test('after any history the parts are those of the books: none stands at a source whose turnover is done', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (deeds) => {
      const world = happened(deeds)
      const { left, lines } = booked(world)
      fc.pre(left > ZERO)
      expect(await shown(world, left)).toEqual({ lines, unexplained: 0, sum: left })
    }),
    { numRuns: 30 },
  )
})

const WITHOUT = (body: string) =>
  JSON.stringify(
    JSON.parse(body, (key, value) => (key === 'bonus' || key === 'credited_at' ? undefined : value)),
  )

test('after any history the parts add up to the requirement, also where the backend tells neither bonus nor time', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (deeds) => {
      const world = happened(deeds)
      const { left } = booked(world)
      fc.pre(left > ZERO)
      const { lines, sum } = await shown(world, left, WITHOUT)
      expect(sum).toBe(left)
      expect(lines.filter((one) => one.startsWith('promotion'))).toEqual([])
    }),
    { numRuns: 10 },
  )
})
