import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHIEF } from './chief.ts'
import { leftOutOf, linesOf, NOT_RUN } from './not-run.ts'

const folder = join(import.meta.dirname, '..')
const specs = globSync('**/*.spec.ts', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

it('every test that is left out exists, so that the list shrinks with the tests', () => {
  const unknown = NOT_RUN.flatMap(({ titles }) => titles).filter((title) => !specs.includes(title))
  expect(unknown).toEqual([])
})

it('leaves out of a project only what is listed for it', () => {
  const isLeftOut = (project: Parameters<typeof leftOutOf>[0], title: string) =>
    leftOutOf(project).some((pattern) => pattern.test(title))
  expect(isLeftOut('webkit', 'two tabs on one world lose no update')).toBe(true)
  expect(isLeftOut('firefox', 'two tabs on one world lose no update')).toBe(false)
  expect(linesOf(['firefox-production'])).toContain(
    'firefox-production: cannot be framed: Firefox shows a page of its own in such a frame, and logs it in other words',
  )
})

it('the chief tests are found by their titles', () => {
  for (const title of CHIEF.source.split('|').filter((text) => !/axe finds|bank card/.test(text)))
    expect(specs).toContain(title)
})
