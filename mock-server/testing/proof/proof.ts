import fc from 'fast-check'
import { PENDING } from '#contracts/wire/record-codes.ts'
import type { ReviewKind } from '../../state/submissions.ts'
import type { World } from '../../state/types.ts'
import { COMMANDS } from './commands/all.ts'
import { MockUnderTest } from './mock-under-test.ts'
import { decideAgent, decideApplication } from './model/applications.ts'
import { decide } from './model/deposit.ts'
import { everyPage } from './model/records.ts'
import { login } from './model/session.ts'
import type { Model, Person, Tables } from './model/state.ts'
import { HOUR } from './model/time.ts'
import { settle } from './model/withdrawal.ts'
import { modelOf } from './model-of.ts'
import { ProofFailure, same } from './same.ts'
import { type SharedStore, sharedStore } from './shared-store.ts'
import { START_WORLDS, startWorld } from './start-worlds.ts'
import { CommandCounts, make, Run, Step } from './step.ts'
import { readTables } from './tables.ts'

/** The model test: lists of commands against the mock backend, with a check of the whole ledger after each command. */

let tables: Tables | undefined

type Stores = (world: World) => Promise<SharedStore> | SharedStore

export async function startRun(
  startIndex: number,
  counts = new CommandCounts(),
  stores: Stores = sharedStore,
): Promise<{ model: Model; real: Run }> {
  const world = startWorld(startIndex)
  const run = new Run(await MockUnderTest.on(await stores(world)), counts)
  const now = world.meta.lastMs
  tables ??= await readTables(run.real, 'token-demo888', now)
  const model = modelOf(world, now, tables)
  await run.check(model)
  return { model, real: run }
}

/**
 * After the last command: removes all faults, lets time pass and reviews everything. Then nothing may still wait, and
 * every record must be right.
 */
export async function end(m: Model, run: Run): Promise<void> {
  const { real } = run
  run.kind = 'the end'
  for (const { undo } of m.temporaryChanges.splice(0)) await undo(real)
  real.breakWrite(0)
  await real.runControl('clock', { byMs: 2 * HOUR })
  m.advanceTo(m.now + 2 * HOUR)
  for (const p of m.people) await decideAll(m, run, p)
  same(await real.read(waitingIn), [], 'what still waits')
  await run.check(m)
  for (const p of m.people) {
    if (p.tokens.length === 0) await make(m, run, login(p.name, p.password))
    for (const call of everyPage(p, p.tokens.at(-1) ?? '')) await make(m, run, call)
  }
  await run.check(m)
  await real.reload()
}

async function decideAll(m: Model, { real }: Run, p: Person): Promise<void> {
  const review = async (what: ReviewKind, id: string, decided: boolean) =>
    same(await real.runControl('review', { what, id, approve: true }), decided, `the review of ${what} ${id}`)
  for (const order of p.orders) await review('deposit', order.no, decide(m, p, order, true))
  for (const payout of p.payouts) await review('withdrawal', payout.no, settle(m, p, payout, true))
  for (const application of p.applications)
    await review('application', application.id, decideApplication(m, p, application, true))
  await review('agent', p.id, decideAgent(m, p, true))
}

/** Everything that still waits for a review or a settlement. */
const waitingIn = ({ deposits, withdrawals, applications, agentApplications, due }: World): string[] => [
  ...[deposits, withdrawals, applications, agentApplications].flatMap((submissions) =>
    Object.entries(submissions).flatMap(([id, { state }]) => (state === PENDING ? [id] : [])),
  ),
  ...Object.values(due).flatMap(({ work }) => (work.kind === 'settle' ? [`a bet of ${work.memberId}`] : [])),
]

/** Some commands do not apply to the model's state. Of lists of 0 to 240 commands, 100 are run on average. */
const MOST_COMMANDS = 240

/** Runs one list from one start world, to its end. */
export async function runOn(
  startIndex: number,
  steps: Iterable<fc.AsyncCommand<Model, Run>>,
  counts: CommandCounts,
  stores?: Stores,
): Promise<void> {
  const started = await startRun(startIndex, counts, stores)
  await fc.asyncModelRun(() => started, steps)
  await end(started.model, started.real)
}

export type Proof = {
  seed: number
  runs: number
  /** The values that a failure printed, to repeat it. */
  path?: string
  replayPath?: string
  /** Stop at the first failure, without shrinking the list. */
  quick?: boolean
  /** The store of a run's world; in memory by default. */
  stores?: Stores
}

/** Runs `runs` lists; throws with the smallest list that breaks something, and how to repeat it. */
export async function prove(
  { seed, runs, path, replayPath, quick = false, stores }: Proof,
  counts = new CommandCounts(),
): Promise<CommandCounts> {
  const lists = fc.commands(COMMANDS, {
    maxCommands: MOST_COMMANDS,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  })
  const property = fc.asyncProperty(fc.nat(START_WORLDS - 1), lists, (startIndex, steps) =>
    runOn(startIndex, steps, counts, stores),
  )
  const found = await fc.check(property, {
    seed,
    numRuns: runs,
    endOnFailure: quick,
    ...(path === undefined ? {} : { path }),
  })
  if (!found.failed) return counts
  const [startIndex, steps] = found.counterexample ?? [0, []]
  throw new ProofFailure(
    [
      String(found.errorInstance),
      `seed ${found.seed}, path "${found.counterexamplePath}", ${/replayPath="[^"]*"/.exec(String(steps))?.[0] ?? ''}`,
      `start world ${startIndex}`,
      ...[...steps].map((step) => `  ${JSON.stringify(printedForm(step))},`),
    ].join('\n'),
  )
}

/** The form that `stepOf` takes; fast-check wraps the command in an object of its own. */
function printedForm(step: unknown): unknown {
  const own = typeof step === 'object' && step !== null && 'cmd' in step ? step.cmd : step
  return own instanceof Step ? [own.kind, own.drawn] : String(own)
}
