import { formatBeijing, parseBeijing } from '#contracts/beijing-time.ts'
import { type Fen, fen } from '#contracts/money.ts'
import { reviewReasonMessage } from '../data/inbox.ts'
import { reviewApplication } from '../rules/activity.ts'
import { reviewAgent } from '../rules/agent.ts'
import { creditByHand, reviewDeposit } from '../rules/deposit.ts'
import { sendInboxMessage } from '../rules/inbox.ts'
import { type OpenRequirement, openRequirements } from '../rules/wagering.ts'
import { reviewWithdrawal } from '../rules/withdrawal.ts'
import { buildScenario, SCENARIO_NAMES } from '../scenarios/catalogue.ts'
import { type ParamField, paramFields } from '../scenarios/param-fields.ts'
import type { ScenarioStart } from '../scenarios/seed.ts'
import type { Fault } from '../server/faults.ts'
import type { LoggedRequest, MockBackend, StartupWarning } from '../server/mock-backend.ts'
import { type RealTime, turnClock } from '../state/clock.ts'
import { accounts, balanceOf, type TrialBalance, trialBalance, wealthOf } from '../state/ledger.ts'
import { centralBalance, memberNamed, venueBalance } from '../state/members.ts'
import type { MockSwitches, SiteSettings } from '../state/site.ts'
import { entriesOf, worldOf } from '../state/snapshot.ts'
import type { Member, World } from '../state/types.ts'
import { checkFaults, checkSettings, InvalidControlInput } from './control-input.ts'
import { type Pending, pendingIn, type ReviewKind } from './pending.ts'

/**
 * What tests and the demo's console may do to the mock backend, the same in the page (`window.__house`) and over HTTP
 * (`POST /_house/<verb>` with one JSON argument). Amounts are Fen, times epoch ms or Beijing text.
 */
export type MockControl = {
  /** Builds a new world from a scenario. It begins `at` a moment, by default at the clock of the start. */
  scenario(choice: { name: string; params?: unknown; seed?: number; at?: number | string }): Promise<void>
  /** The parameters of every scenario, as fields of a form. */
  scenes(): Promise<Record<string, ParamField[]>>
  /**
   * Approves or rejects what waits for review. False when it does not exist or is decided already. A `reason` goes to
   * the member's inbox.
   */
  review(decision: { what: ReviewKind; id: string; approve: boolean; reason?: string }): Promise<boolean>
  /** A report on an order by the payment service or the chain. False when it is done, unknown or too late. */
  pay(report: { id: string; paid: boolean }): Promise<boolean>
  /** A manual deposit: credits a member at once and returns the order's number. */
  credit(deposit: { username: string; amount: number }): Promise<string>
  clock(command: ClockCommand): Promise<ClockView>
  /** Adds faults; with `clear`, removes the old ones first. Returns the faults that are set now. */
  faults(change?: { add?: Fault[]; clear?: boolean }): Promise<Fault[]>
  read(): Promise<MockView>
  /** Changes settings and switches of the site. */
  site(change: { settings?: Partial<SiteSettings>; switches?: Partial<MockSwitches> }): Promise<void>
  /** The whole world as text, for `import`. */
  export(): Promise<string>
  import(text: string): Promise<void>
  /** Builds the world anew with its scenario and seed, and clears faults and the request log. */
  reset(): Promise<void>
}

/** `to`: a moment, as epoch ms or `YYYY-MM-DD HH:mm:ss` of Beijing. Forward only. */
export type ClockCommand = { to: number | string } | { byMs: number } | { stop: true } | { run: true }
export type ClockView = { now: number; beijing: string; stopped: boolean }

export type MemberView = {
  id: string
  username: string
  central: Fen
  held: Fen
  venues: Record<string, Fen>
  wealth: Fen
  wageringLeft: Fen
  /** What is left of each deposit and bonus; their `left` sum to wageringLeft. */
  openRequirements: OpenRequirement[]
  paysum: Fen
  turnover: Fen
  vip: number
  autoTransfer: boolean
}

export type MockView = {
  scenario: string
  scenarios: string[]
  seed: number
  clock: ClockView
  members: MemberView[]
  ledger: TrialBalance
  /** What waits for review, oldest first. */
  pending: Pending[]
  site: { settings: SiteSettings; switches: MockSwitches }
  requests: LoggedRequest[]
  faults: Fault[]
  notices: StartupWarning[]
}

/** The seed, time and clock of a new world, by the clock of the start. */
export type ScenarioStartFor = (seed: number, realNow: number) => ScenarioStart

export function controlOf(
  mock: MockBackend,
  { real, startFor }: { real: RealTime; startFor: ScenarioStartFor },
): MockControl {
  const replaceWorld = (name: string, params: unknown, seed: number, at?: number | string) =>
    mock.replace((realNow) => {
      const start = startFor(seed, realNow)
      return buildScenario(name, params, at === undefined ? start : { ...start, now: momentOf(at) })
    })
  const served = new Set(mock.routes.map(({ path }) => path))
  const isServed = (path: string) => served.has(path)
  return {
    scenario: async ({ name, params, seed, at }) => {
      const currentSeed = await mock.read(({ meta }) => meta.seed)
      await replaceWorld(name, params, seed ?? currentSeed, at)
    },
    scenes: async () => paramFields(),
    review: async ({ what, id, approve, reason = '' }) => {
      const review = Object.hasOwn(REVIEWS, what) ? REVIEWS[what] : undefined
      if (!review) throw new InvalidControlInput(`nothing called "${what}" is reviewed`)
      return mock.change((world, now) => {
        const waiting = pendingIn(world).find((row) => row.what === what && row.id === id)
        const decided = review(world, id, approve, now)
        if (decided && waiting && reason !== '')
          sendInboxMessage(world, waiting.memberId, reviewReasonMessage(waiting.way, id, reason), now)
        return decided
      })
    },
    pay: ({ id, paid }) => mock.change((world, now) => reviewDeposit(world, id, paid, now)),
    credit: ({ username, amount }) =>
      mock.change((world, now) => {
        const member = memberNamed(world, username)
        if (!member) throw new InvalidControlInput(`no member ${username}`)
        if (!Number.isSafeInteger(amount) || amount <= 0)
          throw new InvalidControlInput(`no amount in fen: ${amount}`)
        return creditByHand(world, member, fen(amount), now).no
      }),
    clock: async (command) => {
      await mock.change((world) => {
        turnClock(world, real, 'to' in command ? { to: momentOf(command.to) } : command)
      })
      return mock.read((world, now) => clockView(world, now))
    },
    faults: async ({ add = [], clear = false } = {}) => {
      checkFaults(add, isServed)
      if (clear) mock.faults.clear()
      for (const fault of add) mock.faults.add(fault)
      return mock.faults.list()
    },
    read: () => mock.read((world, now) => viewOf(mock, world, now)),
    site: ({ settings, switches }) =>
      mock.change((world) => {
        checkSettings(world.site.settings, settings)
        checkSettings(world.site.switches, switches)
        Object.assign(world.site.settings, settings)
        Object.assign(world.site.switches, switches)
      }),
    export: () => mock.read((world) => JSON.stringify(world)),
    import: async (text) => {
      const world = readExport(text)
      await mock.replace(() => world)
    },
    reset: async () => {
      const { scenario, params, seed } = await mock.read(({ meta }) => meta)
      mock.faults.clear()
      await replaceWorld(scenario, params, seed)
      mock.log.clear()
    },
  }
}

function momentOf(at: number | string): number {
  const ms = typeof at === 'number' ? at : parseBeijing(at)
  if (ms === undefined || !Number.isSafeInteger(ms)) throw new InvalidControlInput(`no moment: ${at}`)
  return ms
}

const clockView = (world: World, now: number): ClockView => ({
  now,
  beijing: formatBeijing(now),
  stopped: world.meta.clock.stoppedMs !== null,
})

function viewOf(mock: MockBackend, world: World, now: number): MockView {
  return structuredClone({
    scenario: world.meta.scenario,
    scenarios: [...SCENARIO_NAMES],
    seed: world.meta.seed,
    clock: clockView(world, now),
    members: Object.values(world.members).map((member) => memberView(world, member)),
    ledger: trialBalance(world),
    pending: pendingIn(world),
    site: { settings: { ...world.site.settings }, switches: { ...world.site.switches } },
    requests: mock.log.all(),
    faults: mock.faults.list(),
    notices: [...mock.notices],
  })
}

const REVIEWS = {
  deposit: reviewDeposit,
  withdrawal: reviewWithdrawal,
  application: reviewApplication,
  agent: reviewAgent,
} as const

const memberView = (world: World, member: Member): MemberView => ({
  id: member.id,
  username: member.username,
  central: centralBalance(world, member.id),
  held: balanceOf(world, accounts.held(member.id)),
  venues: Object.fromEntries(
    Object.keys(world.venues).map((plat) => [plat, venueBalance(world, member.id, plat)]),
  ),
  wealth: wealthOf(world, member.id),
  wageringLeft: member.wageringLeft,
  openRequirements: openRequirements(world, member),
  paysum: member.paysum,
  turnover: member.turnover,
  vip: member.vip,
  autoTransfer: member.autoTransfer,
})

function readExport(text: string): World {
  const parsed = parseObject(text)
  if (!parsed) throw new InvalidControlInput('an exported world is the JSON text that export gave')
  return worldOf(entriesOf(parsed))
}

function parseObject(text: string): World | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? (parsed as World) : undefined
  } catch {
    return undefined
  }
}
