import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PACT_FILE, PACTS_DIR } from './names.ts'
import { readPact } from './pact-file.ts'

const readme = readFileSync(join(PACTS_DIR, 'README.md'), 'utf8')
const { interactions } = readPact(PACT_FILE)

it('README.md has a method for each state that the pact needs, in its example for the JVM', () => {
  const states = new Set(
    interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
  )
  const shown = [...readme.matchAll(/@State\("([^"]+)"\).*given\("([^"]+)", params\)/g)]
  expect(shown.map(([, name]) => name)).toEqual([...states].sort())
  for (const [, annotated, called] of shown) expect(called).toBe(annotated)
})
