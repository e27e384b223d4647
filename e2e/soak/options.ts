import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Build } from './site.ts'

export type Options = {
  build: Build
  seed: number
  minutes: number
  /** The last step, when it comes before the minutes are over. */
  until: number
  lookEvery: number
  /** How many of a hundred requests are answered badly. */
  faultPercent: number
  /** The controls that the steps of an earlier run took. */
  taken: ReadonlyMap<number, string>
}

export const HELP = `Usage: npm run soak -- [flags]
  --build NAME      production (default) or demo; it must be built
  --minutes N       how long (default 10)
  --seed N          the same seed makes the same steps and the same world (default: a new one)
  --until STEP      ends after this step
  --faults N        how many of a hundred requests are answered badly (default 10)
  --look-every N    steps between two looks at wallet, books and memory (default 40)
  --replay FILE     the steps.jsonl of an earlier run: its seed, its build, its steps, and the controls that it took
  --help            this text`

const FLAGS = {
  build: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  until: { type: 'string' },
  faults: { type: 'string' },
  'look-every': { type: 'string' },
  replay: { type: 'string' },
  help: { type: 'boolean' },
} as const

const MAX_SEED = 2 ** 31 - 1

/** A flag that makes no sense. The message names it. */
export class BadFlag extends Error {
  override readonly name = 'BadFlag'
}

/** The flags as options. `newSeed` is taken where none is named. Throws BadFlag. */
export function optionsOf(args: string[], newSeed: number): Options | 'help' {
  const flags = readFlags(args)
  if (flags.help) return 'help'
  const before = flags.replay === undefined ? undefined : readRun(flags.replay)
  const build = before?.build ?? flags.build ?? 'production'
  if (build !== 'production' && build !== 'demo')
    throw new BadFlag(`--build is production or demo, not "${build}"`)
  const number = (flag: string, text: string | undefined, otherwise: number) =>
    text === undefined ? otherwise : numberOf(flag, text)
  return {
    build,
    seed: before?.seed ?? number('--seed', flags.seed, newSeed % MAX_SEED),
    minutes: number('--minutes', flags.minutes, 10),
    until: number('--until', flags.until, before?.until ?? Number.POSITIVE_INFINITY),
    lookEvery: number('--look-every', flags['look-every'], 40),
    faultPercent: percentOf(number('--faults', flags.faults, before?.faultPercent ?? 10)),
    taken: before?.taken ?? new Map(),
  }
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS }).values
  } catch (problem) {
    throw new BadFlag(problem instanceof Error ? problem.message : String(problem))
  }
}

function numberOf(flag: string, text: string): number {
  const n = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || n > MAX_SEED) throw new BadFlag(`${flag} wants a number, not "${text}"`)
  return n
}

function percentOf(n: number): number {
  if (n > 100) throw new BadFlag(`--faults wants 0 to 100, not ${n}`)
  return n
}

/** A run's log: its first line names build and seed, each other one a step. */
function readRun(file: string) {
  const [head, ...steps] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const build: unknown = head?.build
  if (build === undefined || typeof head.seed !== 'number')
    throw new BadFlag(`--replay ${file}: this is no log of a run`)
  const rows: { step: number; taken?: string }[] = steps
  return {
    build,
    seed: head.seed as number,
    faultPercent: Number(head.faultPercent ?? 10),
    until: rows.at(-1)?.step ?? 0,
    taken: new Map(rows.flatMap(({ step, taken }) => (taken === undefined ? [] : [[step, taken] as const]))),
  }
}
