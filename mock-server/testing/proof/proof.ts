import fc from 'fast-check'
import type { ReviewKind } from '../../control/control.ts'
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
import { Done, make, Run, Step } from './step.ts'
import { readTables } from './tables.ts'

/** The model test: lists of commands against the mock backend, with a check of the whole ledger after each command. */

let tables: Tables | undefined

type Stores = (world: World) => Promise<SharedStore> | SharedStore

export async function begin(
  ground: number,
  done = new Done(),
  stores: Stores = sharedStore,
): Promise<{ model: Model; real: Run }> {
  const world = startWorld(ground)
  const run = new Run(await MockUnderTest.on(await stores(world)), done)
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
  for (const { undo } of m.passing.splice(0)) await undo(real)
  real.breakWrite(0)
  await real.order('clock', { byMs: 2 * HOUR })
  m.pass(m.now + 2 * HOUR)
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
    same(await real.order('review', { what, id, approve: true }), decided, `the review of ${what} ${id}`)
  for (const order of p.orders) await review('deposit', order.no, decide(m, p, order, true))
  for (const payout of p.payouts) await review('withdrawal', payout.no, settle(m, p, payout, true))
  for (const filed of p.applications) await review('application', filed.id, decideApplication(filed, true))
  await review('agent', p.id, decideAgent(m, p, true))
}

/** Everything that still waits for a review or a settlement. */
const waitingIn = ({ deposits, withdrawals, applications, agentApplications, due }: World): string[] => [
  ...[deposits, withdrawals, applications, agentApplications].flatMap((filed) =>
    Object.entries(filed).flatMap(([id, { state }]) => (state === 1 ? [id] : [])),
  ),
  ...Object.values(due).flatMap(({ work }) => (work.kind === 'settle' ? [`a bet of ${work.memberId}`] : [])),
]

/** Some commands do not apply to the model's state. Of lists of 0 to 240 commands, 100 are run on average. */
const MOST_COMMANDS = 240

/** Runs one list from one start world, to its end. */
export async function runOn(
  ground: number,
  steps: Iterable<fc.AsyncCommand<Model, Run>>,
  done: Done,
  stores?: Stores,
): Promise<void> {
  const begun = await begin(ground, done, stores)
  await fc.asyncModelRun(() => begun, steps)
  await end(begun.model, begun.real)
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
  done = new Done(),
): Promise<Done> {
  const lists = fc.commands(COMMANDS, {
    maxCommands: MOST_COMMANDS,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  })
  const property = fc.asyncProperty(fc.nat(START_WORLDS - 1), lists, (ground, steps) =>
    runOn(ground, steps, done, stores),
  )
  const found = await fc.check(property, {
    seed,
    numRuns: runs,
    endOnFailure: quick,
    ...(path === undefined ? {} : { path }),
  })
  if (!found.failed) return done
  const [ground, steps] = found.counterexample ?? [0, []]
  throw new ProofFailure(
    [
      String(found.errorInstance),
      `seed ${found.seed}, path "${found.counterexamplePath}", ${/replayPath="[^"]*"/.exec(String(steps))?.[0] ?? ''}`,
      `ground ${ground}`,
      ...[...steps].map((step) => `  ${JSON.stringify(keptForm(step))},`),
    ].join('\n'),
  )
}

/** The form that `stepOf` takes; fast-check wraps the command in an object of its own. */
function keptForm(step: unknown): unknown {
  const own = typeof step === 'object' && step !== null && 'cmd' in step ? step.cmd : step
  return own instanceof Step ? [own.kind, own.drawn] : String(own)
}
