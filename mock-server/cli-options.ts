import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { switchesLike } from './like.ts'
import type { MockServerOptions } from './node.ts'
import { isScenario, SCENARIO_NAMES } from './scenarios/catalogue.ts'

/** The usage text of `npm run mock`. */
export const HELP = `Usage: npm run mock -- [flags]
  --port N            port on 127.0.0.1 (default 8787; 0: any free one)
  --static DIR        also serves this build on the same origin
  --scenario NAME     ${SCENARIO_NAMES.join(' | ')} (default demo)
  --seed N            a whole number; the same seed makes the same world (default 1)
  --clock ISO         the clock stands at this moment, e.g. 2026-05-01T11:00:00+08:00 (no offset: Beijing's)
  --like FILE         writes answers like a backend whose fingerprint this is (npm run conform -- URL --record FILE),
                      until another scenario is built
  --provider-states   opens POST /_pact/provider-states, POST /_mock/<verb> and the console at /_console/
  --help              this text`

const FLAGS = {
  port: { type: 'string' },
  static: { type: 'string' },
  scenario: { type: 'string' },
  seed: { type: 'string' },
  clock: { type: 'string' },
  like: { type: 'string' },
  'provider-states': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const DEFAULT_PORT = 8787
const MAX_PORT = 65_535
const MAX_SEED = 2 ** 32 - 1

/** An invalid flag. The message names it. */
export class BadFlag extends Error {
  override readonly name = 'BadFlag'
}

function wholeNumber(flag: string, text: string, max: number): number {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n > max)
    throw new BadFlag(`${flag} wants a whole number from 0 to ${max}, not "${text}"`)
  return n
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})?)?$/

/** An ISO time as epoch ms. Without an offset it is Beijing time: the same command builds the same world everywhere. */
function momentOf(text: string): number {
  const [matched, day = '', minute = '00:00', second = ':00', fraction = '', offset = '+08:00'] =
    ISO.exec(text) ?? []
  const ms = Date.parse(`${day}T${minute}${second}${fraction}${offset}`)
  // Date.parse accepts 30 February as a day in March.
  if (!matched || Number.isNaN(ms) || parseBeijing(day) === undefined)
    throw new BadFlag(`--clock "${text}" is no ISO time such as 2026-05-01T11:00:00+08:00`)
  return ms
}

/** The flags as options. Throws BadFlag for a flag that is unknown or cannot be read. */
export function optionsOf(args: string[]): MockServerOptions | 'help' {
  let flags: ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values']
  try {
    flags = parseArgs({ args, options: FLAGS }).values
  } catch (problem) {
    throw new BadFlag(problem instanceof Error ? problem.message : String(problem))
  }
  if (flags.help) return 'help'
  const { port, static: dir, scenario = 'demo', seed, clock, like } = flags
  if (!isScenario(scenario))
    throw new BadFlag(`--scenario "${scenario}" is none of: ${SCENARIO_NAMES.join(', ')}`)
  if (dir !== undefined && !existsSync(`${dir}/index.html`)) {
    throw new BadFlag(`--static ${dir} holds no index.html: build the app first (npm run build)`)
  }
  const switches = like === undefined ? undefined : switchesLike(like)
  if (like !== undefined && switches === undefined)
    throw new BadFlag(`--like ${like} is no fingerprint of a backend`)
  const at = clock === undefined ? undefined : momentOf(clock)
  return {
    port: port === undefined ? DEFAULT_PORT : wholeNumber('--port', port, MAX_PORT),
    scenario,
    ...(seed === undefined ? {} : { seed: wholeNumber('--seed', seed, MAX_SEED) }),
    ...(at === undefined ? {} : { clock: at }),
    ...(dir === undefined ? {} : { staticDir: dir }),
    ...(switches === undefined ? {} : { switches }),
    providerStates: flags['provider-states'] ?? false,
  }
}
