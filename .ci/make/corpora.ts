import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CorpusCount } from '../../contracts/test-corpora/extent.ts'
import { run } from '../run-command.ts'

/**
 * `npm run corpora [-- --every-screen]`: runs every case of every corpus, where `npm test` takes a sample, and counts
 * the cases of each. `--every-screen` tries each mutation of an answer and each text on every screen that takes it,
 * which takes hours. Without it each mutation and each text is tried on one screen.
 */
const counts = join(mkdtempSync(join(tmpdir(), 'corpora-')), 'counts.jsonl')
const env = {
  CORPORA: 'whole',
  CORPORA_COUNTS: counts,
  ...(process.argv.includes('--every-screen') ? { CORPORA_SCREENS: 'every' } : {}),
}

const FILES = [
  'bad-answers.test',
  'corpus.test',
  'card-number.test',
  'address-form.test',
  'mutated-answers.test',
  'environments.test',
  'typed-texts.test',
]
/** Millions of cases take longer than a usual test may. */
const LIMIT = '--testTimeout=3600000'
const PRODUCTION = ['--config', 'e2e/playwright.config.ts', '--project', 'production']
const steps: readonly (readonly [string, ...string[]])[] = [
  ['vitest', 'run', '--project', 'core', '--project', 'app', '--update', LIMIT, ...FILES],
  ['vite', 'build'],
  ['node', '.ci/build-demo.ts'],
  ['playwright', 'test', 'html-corpus', ...PRODUCTION],
  // This one measures times.
  ['playwright', 'test', 'heavy-html', ...PRODUCTION, '--workers', '1'],
]

const codes: number[] = []
for (const [program, ...args] of steps) codes.push(await run(program, args, { env }))

const ran = new Map<string, { ran: number; of: number }>()
const lines = existsSync(counts) ? readFileSync(counts, 'utf8').trim().split('\n') : []
for (const line of lines) {
  const count: CorpusCount = JSON.parse(line)
  const before = ran.get(count.corpus) ?? { ran: 0, of: 0 }
  ran.set(count.corpus, { ran: before.ran + count.ran, of: before.of + count.of })
}
const formatted = (n: number) => n.toLocaleString('en')
for (const [corpus, count] of ran)
  console.log(`${corpus}: ${formatted(count.ran)} of ${formatted(count.of)} cases`)
console.log(`all: ${formatted([...ran.values()].reduce((sum, count) => sum + count.ran, 0))} cases`)
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
