import type fc from 'fast-check'
import { SUCCESS } from '#contracts/wire/envelope.ts'
import { BooksCheck } from './check.ts'
import type { MockUnderTest } from './mock-under-test.ts'
import type { Call, Model, Person } from './model/state.ts'
import { same } from './same.ts'

/** One run: the mock backend, the check of its ledger, and counts of what was done. */
export class Run {
  readonly real: MockUnderTest
  readonly books = new BooksCheck()
  readonly counts: CommandCounts
  kind = ''

  constructor(real: MockUnderTest, counts: CommandCounts) {
    this.real = real
    this.counts = counts
  }

  /** Checks what must hold after any command. */
  async check(m: Model): Promise<void> {
    this.real.checkQuiet(this.kind)
    await this.real.read((world, now) => this.books.check(world, now, m))
  }
}

/** Counts over all runs: commands by kind, and answers with code 200 by kind. */
export class CommandCounts {
  readonly commands = new Map<string, number>()
  readonly granted = new Map<string, number>()
  static count(into: Map<string, number>, kind: string): void {
    into.set(kind, (into.get(kind) ?? 0) + 1)
  }
  get total(): number {
    return [...this.commands.values()].reduce((sum, one) => sum + one, 0)
  }
}

/** Makes a call and compares the answer with what the model expects. */
export async function make(m: Model, run: Run, call: Call): Promise<void> {
  const before = run.real.store.version()
  const expected = call.expect(m)
  const answer = await run.real.call(call, m.now)
  const named = `${call.path} ${JSON.stringify(call.wire)} (${answer.message})`
  same(answer.code, expected.code, named)
  if (expected.message !== undefined) same(answer.message, expected.message, named)
  if (expected.changes !== undefined)
    same(run.real.store.version() !== before, expected.changes, `${named} changes the world`)
  await expected.learn?.(answer, run.real)
  m.last = call
  if (answer.code === SUCCESS) CommandCounts.count(run.counts.granted, run.kind)
}

/** What a step does in this model: a call, or something that no member can do. Undefined: it does not apply. */
export type Plan = Call | ((m: Model, run: Run) => Promise<void>) | undefined

/** A command: its kind, its random values, and how they become a call in the current model. */
export class Step implements fc.AsyncCommand<Model, Run> {
  readonly kind: string
  readonly drawn: unknown
  private readonly plan: (m: Model) => Plan

  constructor(kind: string, drawn: unknown, plan: (m: Model) => Plan) {
    this.kind = kind
    this.drawn = drawn
    this.plan = plan
  }

  check = (m: Readonly<Model>): boolean => this.plan(m as Model) !== undefined

  async run(m: Model, run: Run): Promise<void> {
    const plan = this.plan(m)
    run.kind = this.kind
    CommandCounts.count(run.counts.commands, this.kind)
    if (typeof plan === 'function') {
      await plan(m, run)
      CommandCounts.count(run.counts.granted, this.kind)
    } else if (plan) await make(m, run, plan)
    await run.check(m)
    for (const change of m.temporaryChanges) change.left -= 1
    for (const { undo } of m.temporaryChanges.filter(({ left }) => left <= 0)) await undo(run.real)
    m.temporaryChanges = m.temporaryChanges.filter(({ left }) => left > 0)
  }

  toString = (): string => `${this.kind}(${JSON.stringify(this.drawn)})`
}

/** A logged-in person with a token. */
export type Caller = { p: Person; token: string }

export function caller(m: Model, who: number): Caller | undefined {
  const inside = m.people.filter(({ tokens }) => tokens.length > 0)
  const p = inside[who % inside.length]
  const token = p?.tokens.at(-1)
  return p && token !== undefined ? { p, token } : undefined
}
