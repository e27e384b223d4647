import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PACT_FILE, PACTS_DIR } from './names.ts'
import { expressionsOf, readPact } from './pact-file.ts'

const readme = readFileSync(join(PACTS_DIR, 'README.md'), 'utf8')
const { interactions } = readPact(PACT_FILE)

it('README.md explains every expression of the pact, and none that is not there', () => {
  const [, table = ''] = /### Reading the expressions([\s\S]*?)\n## /.exec(readme) ?? []
  const rows = table.split('\n').filter((line) => line.startsWith('| `^'))
  const begins = rows
    .flatMap((row) => [...(/^\| (.*?) \| [^|]*\|$/.exec(row)?.[1] ?? '').matchAll(/`(\^[^`]+)`/g)])
    .map(([, shown = '']) => shown.replaceAll('\\|', '|'))
  const isLike = (shown: string, expression: string) =>
    shown.endsWith('…') ? expression.startsWith(shown.slice(0, -1)) : expression === shown
  const exact = /^\^[^()[\]|+{}]+(\(\\\.0\+\)\?)?\$$/
  const expressions = interactions.flatMap((interaction) => expressionsOf(interaction))
  const unexplained = expressions.filter(
    (expression) => !exact.test(expression) && !begins.some((it) => isLike(it, expression)),
  )
  expect([...new Set(unexplained)]).toEqual([])
  expect(begins.filter((shown) => !expressions.some((expression) => isLike(shown, expression)))).toEqual([])
  expect(begins.length).toBeGreaterThan(25)
})
