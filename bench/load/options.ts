import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadFlag } from '#mock/cli-options.ts'

export const PARTS = ['home', 'doors', 'again', 'routes', 'taps', 'heap'] as const
export type LoadPart = (typeof PARTS)[number]

/** A production build, and the checkout whose mock backend serves it. */
export type Build = { name: string; dist: string; mock: string }
export type Options = { runs: number; idleS: number; builds: Build[]; parts: LoadPart[] }

export const HELP = `Usage: npm run bench:load -- [flags] [${PARTS.join(' | ')} …]
  --runs N                 alternating runs of each page (default 5)
  --idle N                 seconds of standing still after the first six (default 4: at ten, home begins to move)
  --dist NAME=FOLDER       this build instead of dist; repeatable, all in the same alternating runs;
                           NAME=FOLDER@CHECKOUT has it served by the mock backend of that checkout
  --mock CHECKOUT          the mock backend of another checkout for all builds that name none
  --help                   this text`

const FLAGS = {
  runs: { type: 'string' },
  idle: { type: 'string' },
  dist: { type: 'string', multiple: true },
  mock: { type: 'string' },
  help: { type: 'boolean' },
} as const

const isPart = (name: string): name is LoadPart => PARTS.some((part) => part === name)

/** The flags as options; `repo` is the checkout that measures. Throws BadFlag. */
export function optionsOf(args: string[], repo: string): Options | 'help' {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof FLAGS; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args, options: FLAGS, allowPositionals: true })
  } catch (problem) {
    throw new BadFlag(problem instanceof Error ? problem.message : String(problem))
  }
  const { values, positionals } = parsed
  if (values.help) return 'help'
  const unknown = positionals.find((name) => !isPart(name))
  if (unknown !== undefined) throw new BadFlag(`no such part: ${unknown}; there are ${PARTS.join(', ')}`)
  const mock = resolve(repo, values.mock ?? '.')
  const named = values.dist ?? [`app=${join(repo, 'dist')}`]
  const builds = named.map((text) => buildOf(text, mock))
  if (new Set(builds.map(({ name }) => name)).size < builds.length)
    throw new BadFlag('two builds have one name: their results could not be told apart')
  return {
    runs: wholeNumber('--runs', values.runs ?? '5'),
    idleS: wholeNumber('--idle', values.idle ?? '4'),
    builds,
    parts: PARTS.filter((part) => positionals.length === 0 || positionals.includes(part)),
  }
}

function buildOf(text: string, mock: string): Build {
  const [, name = '', dist = '', from] = /^([^=]+)=([^@]+)(?:@(.+))?$/.exec(text) ?? []
  if (name === '' || name === 'bare') throw new BadFlag(`--dist wants NAME=FOLDER, not "${text}"`)
  const build = { name, dist: resolve(dist), mock: from === undefined ? mock : resolve(from) }
  if (!existsSync(join(build.dist, 'index.html')))
    throw new BadFlag(`--dist ${text}: the folder holds no index.html`)
  if (!existsSync(join(build.mock, 'mock-server/cli.ts')))
    throw new BadFlag(`${build.mock} is no checkout with a mock backend`)
  return build
}

function wholeNumber(flag: string, text: string): number {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < 1) throw new BadFlag(`${flag} wants a whole number from 1, not "${text}"`)
  return n
}
