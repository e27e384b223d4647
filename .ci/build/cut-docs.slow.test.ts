import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutDescriptions } from './cut-docs.ts'

test('routes lose their description and nothing else', () => {
  const code = `  balance: {
    method: 'POST',
    summary: '余额',
    description:
      "The member's balance, in 'fen'. Read from the ledger.",
    body: z.object({ description: text }),
    metadata: forMember,
  },
`
  expect(withoutDescriptions(code)).toBe(`  balance: {
    method: 'POST',
    summary: '余额',
    body: z.object({ description: text }),
    metadata: forMember,
  },
`)
})

test('no contract keeps a description', () => {
  const folder = `${import.meta.dirname}/../../contracts`
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const routes = files
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .filter((code) => code.includes('c.router('))
  expect(routes.length).toBeGreaterThanOrEqual(16)
  for (const code of routes) expect(withoutDescriptions(code)).not.toMatch(/\bdescription: *\n? *['"]/)
})
