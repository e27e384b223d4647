import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { anchorsOf, deadEnds } from './documents.ts'

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true })
})

/** A repository with these files. */
function repository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'documents-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
const RULES = { 'docs/rules.md': '# Rules\n\n## Withdrawal fee\n\nNone.\n' }

it('makes anchors of headings as GitHub does', () => {
  const page = '# Rules\n## `recharge`: what, and why?\n### [打码量](x.md) 1.5x\n```\n# no heading\n```\n'
  expect([...anchorsOf(page)]).toEqual(['rules', 'recharge-what-and-why', '打码量-15x'])
})

it('finds links in pages to files and anchors that do not exist', () => {
  const page =
    '[a](rules.md#withdrawal-fee) [b](rules.md#fee) [c](../src/none.ts) [d](#here) [e](https://example.com)\n'
  expect(deadEnds(repository({ ...RULES, 'docs/a.md': page }))).toEqual([
    'docs/a.md:1: the link to #here leads nowhere',
    'docs/a.md:1: the link to ../src/none.ts leads nowhere',
    'docs/a.md:1: the link to rules.md#fee leads nowhere',
  ])
})

it('finds references in code to pages and anchors that do not exist', () => {
  const code = '// docs/rules.md#withdrawal-fee\n/* docs/rules.md#fee, docs/none.md */\n'
  expect(deadEnds(repository({ ...RULES, 'src/a.ts': code }))).toEqual([
    'src/a.ts:2: docs/none.md does not exist',
    'src/a.ts:2: docs/rules.md#fee does not exist',
  ])
})

it.each([
  ['// as spec section 7 has it'],
  ['// (spec sections 2 and 9)'],
  ['// Spec 8: nothing'],
  ['// section 3, "Stored locally"'],
  ['// cases T13'],
  ['// cases 1-5, 13, 20'],
  ['// as the readings say'],
  ['// see look.md'],
  ['// in its place (look: Toasts)'],
])('finds a citation of what is not in the repository: %s', (comment) => {
  expect(deadEnds(repository({ 'mock-server/a.ts': `${comment}\n` }))).toHaveLength(1)
})

it('ignores words that only look like a citation', () => {
  const code = '// in the case of 3 rows; sections.ts; inspect 1; a case, 2 of them\nswitch (x) { case 1: }\n'
  expect(deadEnds(repository({ 'src/a.ts': code }))).toEqual([])
})
