import type { Envelope } from '#contracts/wire/envelope.ts'
import { WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import type { MockControl } from '../../control/control.ts'
import { controlOf } from '../../control/control.ts'
import { buildScenario } from '../../scenarios/catalogue.ts'
import type { RequestBody } from '../../server/implement.ts'
import { type MockBackend, openMockBackend } from '../../server/mock-backend.ts'
import { mockRoutes } from '../../server/mock-routes.ts'
import type { CommitHooks } from '../../state/store/commit.ts'
import { queueLock } from '../../state/store/lock.ts'
import { lengthOf, rowAt, transactionLog } from '../../state/store/log.ts'
import type { Withdrawal } from '../../state/submissions.ts'
import type { World } from '../../state/types.ts'
import { checkedAnswer } from './answers.ts'
import { type Entries, entriesNow, sameWorlds } from './entries.ts'
import { same } from './same.ts'
import type { SharedStore } from './shared-store.ts'

type Tab = { mock: MockBackend; control: MockControl }
type Verb = Exclude<keyof MockControl, 'read' | 'export' | 'report' | 'reset'>

/** A call as it is sent. */
export type RecordedCall = { method: 'GET' | 'POST'; path: string; wire: unknown; token: string }

/** A recorded call or control command, for replay to another mock backend. */
export type Recorded = { call: RecordedCall } | { control: { verb: Verb; arg: unknown } }

const SEED = 7
/** The clock is stopped in every scenario start, so the machine's time is never used. */
const real = () => 0
const startFor = (seed: number) => ({ seed, now: 0, clock: { stopped: true } as const })

/** The mock backend under test: one or two tabs take turns on one store, and single writes can be made to fail. */
export class MockUnderTest {
  readonly store: SharedStore
  readonly recorded: Recorded[] = []
  private tabs: Tab[] = []
  private turn = 0
  /** Which write fails in the next call (`failNext`) and in the current one (`failAt`). 0: none. */
  private failNext = 0
  private failAt = 0
  private writes = 0
  private problems: unknown[] = []

  private constructor(store: SharedStore) {
    this.store = store
  }

  static async on(store: SharedStore): Promise<MockUnderTest> {
    const opened = new MockUnderTest(store)
    opened.tabs = [await opened.newTab()]
    return opened
  }

  private async newTab(): Promise<Tab> {
    const mock = await openMockBackend({
      routes: mockRoutes,
      store: await this.store.tab(),
      lock: queueLock(),
      real,
      build: () => buildScenario('visitor', {}, startFor(SEED)),
      seed: SEED,
      report: (problem) => this.problems.push(problem),
      hooks: () => this.hooks(),
    })
    return { mock, control: controlOf(mock, { real, startFor }) }
  }

  private hooks(): CommitHooks {
    if (this.failAt === 0) return {}
    return {
      onWrite: () => {
        this.writes += 1
        if (this.writes === this.failAt) throw new Error(`write ${this.failAt} fails`)
      },
    }
  }

  /** The tab whose turn it is. */
  private tab(): Tab {
    this.turn += 1
    const tab = this.tabs[this.turn % this.tabs.length]
    if (!tab) throw new Error('no tab is open')
    return tab
  }

  /** Makes a call; `now` is the expected time of the mock backend. */
  async call(call: RecordedCall, now: number): Promise<Envelope> {
    const { method, path, wire, token } = call
    this.recorded.push({ call: { method, path, wire, token } })
    return (
      (this.failNext > 0 ? await this.callWithFailingWrite(call, now) : undefined) ?? this.send(call, now)
    )
  }

  /** Checks that a call with a failed write changes neither world nor store. Undefined: the call must be repeated. */
  private async callWithFailingWrite(call: RecordedCall, now: number): Promise<Envelope | undefined> {
    const before = await this.entries()
    const version = this.store.version()
    this.writes = 0
    this.failAt = this.failNext
    this.failNext = 0
    const answer = await this.send(call, now)
    const failed = this.writes >= this.failAt
    this.failAt = 0
    if (!failed) return answer
    same([answer.code, answer.message], [500, '系统繁忙，请稍后再试'], `${call.path} with a broken write`)
    same(this.problems.splice(0).length, 1, 'reports of a broken write')
    same(this.store.version(), version, 'saves with a broken write')
    sameWorlds(await this.entries(), before, `${call.path} with a broken write`)
    return undefined
  }

  private async send({ method, path, wire, token }: RecordedCall, now: number): Promise<Envelope> {
    const [pathname = '', search = ''] = path.split('?')
    const answer = await this.tab().mock.handle({
      method,
      path: pathname,
      query: Object.fromEntries(new URLSearchParams(search)),
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      body: bodyOf(method, wire),
    })
    return checkedAnswer(answer, method, pathname, now)
  }

  /** The `k`-th write of the next call throws. */
  breakWrite(k: number): void {
    this.failNext = k
  }

  async runControl<V extends Verb>(
    verb: V,
    arg: Parameters<MockControl[V]>[0],
  ): Promise<Awaited<ReturnType<MockControl[V]>>> {
    this.recorded.push({ control: { verb, arg } })
    const run = this.tab().control[verb] as (arg: unknown) => ReturnType<MockControl[V]>
    return await run(arg)
  }

  /** Changes the world in ways that the control does not offer. Recordings cannot contain them. */
  change = <T>(work: (world: World, now: number) => T): Promise<T> => this.tab().mock.change(work)
  read = <T>(work: (world: World, now: number) => T): Promise<T> => this.tab().mock.read(work)

  entries = (): Promise<Entries> => this.read(entriesNow)

  /** Checks that nothing was thrown, apart from deliberately failed writes. */
  checkQuiet(what: string): void {
    same(this.problems.map(String), [], `${what} threw`)
  }

  /** Reopens the first tab. A new tab must find the world unchanged. */
  async reload(): Promise<void> {
    await this.openTab((tab) => {
      this.tabs[0] = tab
    })
  }

  async secondTab(): Promise<void> {
    await this.openTab((tab) => {
      this.tabs[1] = tab
    })
  }

  private async openTab(put: (tab: Tab) => void): Promise<void> {
    const before = await this.entries()
    const tab = await this.newTab()
    sameWorlds(await tab.mock.read(entriesNow), before, 'the world after a reload')
    same(tab.mock.notices, [], 'notices of a reload')
    put(tab)
  }

  idOf = (name: string): Promise<string> => this.read(({ usernames }) => usernames[name.toLowerCase()] ?? '')

  lastPayoutOf = (memberId: string): Promise<Pick<Withdrawal, 'no' | 'usdt'>> =>
    this.read((world) => {
      const key = transactionLog(memberId, WITHDRAWAL)
      const { no } = rowAt(world, 'transactions', key, lengthOf(world, 'transactions', key) - 1)
      return { no, usdt: structuredClone(world.withdrawals[no]?.usdt ?? null) }
    })

  lastCardOf = (memberId: string): Promise<string> =>
    this.read(({ cards }) => cards[memberId]?.at(-1)?.id ?? '')

  lastApplicationOf = (memberId: string): Promise<string> =>
    this.read(
      (world) => rowAt(world, 'applicationLog', memberId, lengthOf(world, 'applicationLog', memberId) - 1).id,
    )

  /** The last bet, its payout and when it settles: the mock backend draws the outcome. */
  lastBetOf = (memberId: string): Promise<{ id: string; payout: number; dueMs: number }> =>
    this.read((world) => {
      const position = lengthOf(world, 'bets', memberId) - 1
      const waiting = Object.values(world.due).find(
        ({ work }) => work.kind === 'settle' && work.memberId === memberId && work.position === position,
      )
      const payout = waiting?.work.kind === 'settle' ? waiting.work.payout : Number.NaN
      return { id: rowAt(world, 'bets', memberId, position).id, payout, dueMs: waiting?.atMs ?? Number.NaN }
    })

  /** What an open bet will pay as it stands now. */
  payoutOf = (memberId: string, id: string): Promise<number> =>
    this.read((world) => {
      const payouts = Object.values(world.due).flatMap(({ work }) =>
        work.kind === 'settle' &&
        work.memberId === memberId &&
        rowAt(world, 'bets', memberId, work.position).id === id
          ? [work.payout]
          : [],
      )
      return payouts.length === 1 ? (payouts[0] ?? Number.NaN) : Number.NaN
    })
}

const bodyOf = (method: string, wire: unknown): RequestBody =>
  method === 'GET'
    ? { kind: 'none' }
    : { kind: 'text', text: typeof wire === 'string' ? wire : JSON.stringify(wire) }
