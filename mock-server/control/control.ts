import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { reportPayment } from '../rules/orders/pay-order.ts'
import { buildScenario } from '../scenarios/catalogue.ts'
import type { ScenarioStart } from '../scenarios/demo/seed.ts'
import { tokenOf } from '../scenarios/personas.ts'
import { type ScenarioView, scenarioViews } from '../scenarios/scenario-views.ts'
import { contractRoutes } from '../server/contract-routes.ts'
import type { Fault } from '../server/faults.ts'
import type { MockBackend } from '../server/mock-backend.ts'
import { type RealTime, turnClock } from '../state/clock.ts'
import { openSession } from '../state/members.ts'
import type { MockSwitches, SiteSettings } from '../state/site.ts'
import { entriesOf, worldOf } from '../state/store/snapshot.ts'
import type { World } from '../state/types.ts'
import { type BackOffice, backOfficeOf } from './back-office.ts'
import { type BooksFilter, type BooksView, booksOf } from './books.ts'
import { type CallDetail, type CallView, callDetail, callView } from './calls.ts'
import { checkFaults, checkSettings, InvalidControlInput, knownMember } from './control-input.ts'
import { type DueView, duePreview } from './due-preview.ts'
import { type LedgerReport, ledgerReport } from './ledger-report.ts'
import { type LifeStep, lifeOf } from './life.ts'
import { type ReportView, reportOf } from './report.ts'
import { booksInput, checked, dueInput, idInput, ledgerInput, lifeInput } from './verb-inputs.ts'
import { type ClockView, clockView, type MockView, viewOf } from './view.ts'

export type { Decider, ReviewKind, Role } from '../state/submissions.ts'
export type { DueWork, PostingKind } from '../state/types.ts'
export type { RoundsView } from './back-office.ts'
export type { BooksFilter, BooksView } from './books.ts'
export type { CallDetail, CallView } from './calls.ts'
export type { DueView } from './due-preview.ts'
export type { AccountReport, LedgerReport } from './ledger-report.ts'
export type { LifeStep } from './life.ts'
export type { ReportView } from './report.ts'
export type { MemberView, MockView } from './view.ts'

/**
 * What tests and the demo's console may do to the mock backend, the same in the page (`window.__mock`) and over HTTP
 * (`POST /_mock/<verb>` with one JSON argument). Amounts are Fen, times epoch ms or Beijing text.
 */
export type MockControl = {
  /** Builds a new world from a scenario. It begins `at` a moment, by default at the clock of the start. */
  scenario(choice: { name: string; params?: unknown; seed?: number; at?: number | string }): Promise<void>
  /** Every scenario, with its parameters as fields of a form. */
  scenarios(): Promise<ScenarioView[]>
  /**
   * Reports on an order as the payment service or the chain does. False if the order is done or unknown, or the report
   * is too late.
   */
  pay(report: { id: string; paid: boolean }): Promise<boolean>
  clock(command: ClockCommand): Promise<ClockView>
  /** Adds faults; with `clear`, removes the old ones first. Returns the faults that are set now. */
  faults(change?: { add?: Fault[]; clear?: boolean }): Promise<Fault[]>
  read(): Promise<MockView>
  /** The calls of the contract that are served, each with what it does: where a fault can be set. */
  endpoints(): Promise<{ path: string; summary: string }[]>
  /** Changes settings and switches of the site. `by`: the demo itself, for its brand or its tour, and no person. */
  site(change: {
    settings?: Partial<SiteSettings>
    switches?: Partial<MockSwitches>
    by?: 'demo'
  }): Promise<void>
  /** Logs a member in with the token that is known of the name (scenarios/personas.ts), beside other sessions. */
  session(input: { username: string }): Promise<void>
  /** The whole world as text, for `import`. */
  export(): Promise<string>
  /** `nowMs`: a running clock goes on from this moment, and not from as much later as has passed since. */
  import(input: { text: string; nowMs?: number | undefined }): Promise<void>
  /** What somebody else needs to see the same state: the world, the faults and the last calls, without secrets. */
  report(about?: { token?: string }): Promise<ReportView>
  /** Builds the world anew with its scenario and seed, and clears faults and the request log. */
  reset(): Promise<void>
  /** The newest postings, of a member or of what has `ref` in its number, and the proof that all sum to zero. */
  books(filter?: BooksFilter): Promise<BooksView>
  /** The ledger as a controller reads it: postings from `fromMs` (default: the first) until before `toMs`. */
  ledger(span: { fromMs?: number | undefined; toMs: number }): Promise<LedgerReport>
  /** The life of an order, an application or a bet, from the call to the ledger. Empty when there is none. */
  life(input: { no: string }): Promise<LifeStep[]>
  /** The last 200 calls, newest first, each with how its answer fits the contract. */
  calls(): Promise<CallView[]>
  /** A call with its bodies, in which passwords and tokens are masked; null when it is not kept any more. */
  call(input: { id: number }): Promise<CallDetail | null>
  /** Undoes a change of `read().points` and all later ones. False when it is not kept any more. */
  undo(input: { id: number }): Promise<boolean>
  /** What the clock would do on its way to a moment. */
  due(input: { to: number | string } | { byMs: number }): Promise<DueView>
} & BackOffice

/** `to`: a moment, as epoch ms or `YYYY-MM-DD HH:mm:ss` of Beijing. Forward only. */
export type ClockCommand = { to: number | string } | { byMs: number } | { stop: true } | { run: true }
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
    }, 'scenario')
  const served = new Set(mock.routes.map(({ path }) => path))
  const isServed = (path: string) => served.has(path)
  return {
    ...backOfficeOf(mock),
    scenario: async ({ name, params, seed, at }) => {
      const currentSeed = await mock.read(({ meta }) => meta.seed)
      await replaceWorld(name, params, seed ?? currentSeed, at)
    },
    scenarios: async () => scenarioViews(),
    pay: ({ id, paid }) => mock.change((world, now) => reportPayment(world, id, paid, now), 'pay'),
    clock: async (command) => {
      await mock.change((world) => {
        turnClock(world, real, 'to' in command ? { to: momentOf(command.to) } : command)
      }, 'clock')
      return mock.read((world, now) => clockView(world, now))
    },
    faults: async ({ add = [], clear = false } = {}) => {
      checkFaults(add, isServed)
      await mock.changeFaults({ add, clear })
      return mock.faults.list()
    },
    read: async () => {
      await mock.history.recall()
      return mock.read((world, now) => viewOf(mock, world, now))
    },
    endpoints: async () =>
      contractRoutes.flatMap(({ path, summary = path }) => (isServed(path) ? [{ path, summary }] : [])),
    site: ({ settings, switches, by }) =>
      mock.change((world) => {
        checkSettings(world.site.settings, settings)
        checkSettings(world.site.switches, switches)
        Object.assign(world.site.settings, settings)
        Object.assign(world.site.switches, switches)
      }, by ?? 'site'),
    session: ({ username }) =>
      mock.change((world, now) => {
        const member = knownMember(world, username)
        if (member.isBlocked) throw new InvalidControlInput(`member ${username} is blocked`)
        openSession(world, member.id, now, tokenOf(username))
      }, 'session'),
    export: () => mock.read((world) => JSON.stringify(world)),
    import: async ({ text, nowMs }) => {
      const world = readExport(text)
      const { clock } = world.meta
      await mock.replace((realNow) => {
        if (nowMs !== undefined && clock.stoppedMs === null) clock.offsetMs = momentOf(nowMs) - realNow
        return world
      }, 'import')
    },
    report: (about) => mock.read((world, now) => reportOf(mock, world, now, about?.token)),
    reset: async () => {
      const { scenario, params, seed } = await mock.read(({ meta }) => meta)
      await mock.changeFaults({ add: [], clear: true })
      await replaceWorld(scenario, params, seed)
      mock.log.clear()
    },
    books: async (filter = {}) => {
      const asked = checked('books', booksInput, filter)
      return mock.read((world) => booksOf(world, asked))
    },
    ledger: async (span) => {
      const { fromMs = 0, toMs } = checked('ledger', ledgerInput, span)
      return mock.read((world) => ledgerReport(world, { fromMs, toMs }))
    },
    life: async (input) => {
      const { no } = checked('life', lifeInput, input)
      return mock.read((world) => lifeOf(mock, world, no))
    },
    calls: async () => mock.calls.all().map(callView).reverse(),
    call: async (input) => {
      const { id } = checked('call', idInput, input)
      const found = mock.calls.all().find((call) => call.id === id)
      return found ? callDetail(found) : null
    },
    undo: async (input) => mock.goBack(checked('undo', idInput, input).id),
    due: async (input) => {
      const asked = checked('due', dueInput, input)
      return mock.read((world, now) =>
        duePreview(world, now, 'to' in asked ? momentOf(asked.to) : now + asked.byMs),
      )
    },
  }
}

function momentOf(at: number | string): number {
  const ms = typeof at === 'number' ? at : parseBeijing(at)
  if (ms === undefined || !Number.isSafeInteger(ms)) throw new InvalidControlInput(`no moment: ${at}`)
  return ms
}

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
