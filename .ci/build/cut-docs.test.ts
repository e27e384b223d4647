import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutDescriptions, withoutDocs } from './cut-docs.ts'

test('routes lose summary and description and nothing else', () => {
  const code = `  balance: {
    method: 'POST',
    summary: '余额',
    description:
      "The member's balance, in 'fen'. Read from the ledger.",
    body: z.object({ description: text }),
    metadata: forMember,
  },
`
  expect(withoutDocs(code)).toBe(`  balance: {
    method: 'POST',
    body: z.object({ description: text }),
    metadata: forMember,
  },
`)
})

test('no contract keeps a summary or description', () => {
  const folder = `${import.meta.dirname}/../../contracts`
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const routes = files
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .filter((code) => code.includes('c.router('))
  expect(routes.length).toBeGreaterThanOrEqual(16)
  for (const code of routes) expect(withoutDocs(code)).not.toMatch(/\b(?:summary|description): *\n? *['"]/)
})

test('a demo keeps what each call does in a few words', () => {
  const code = "  summary: '余额',\n  description: 'Tells it.',\n  method: 'POST',\n"
  expect(withoutDescriptions(code)).toBe("  summary: '余额',\n  method: 'POST',\n")
})
