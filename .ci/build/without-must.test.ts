import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutTexts } from './without-must.ts'

const cut = (code: string) => withoutTexts(code, parseAst(code))

test('only what is called `must` goes, in objects, in variables and in shorthand', () => {
  const code = `const must = \`a \${loggedIn(DEMO)}\`
export const one = scenario({ title: 'must', must, build: () => { return { mustard: 1 } } })
export const two = scenario({ must: \`b \${yuan}\`, path: '/' })`
  expect(cut(code)).toBe(`const must = ''
export const one = scenario({ title: 'must', must: '', build: () => { return { mustard: 1 } } })
export const two = scenario({ must: '', path: '/' })`)
})

test('a module without one stays as it is', () => {
  const code = 'export const a = { musts: 1 }'
  expect(cut(code)).toBe(code)
})
