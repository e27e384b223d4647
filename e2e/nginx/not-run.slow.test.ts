import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { leftOut, NOT_RUN } from './not-run.ts'
import config from './playwright.config.ts'

const folder = join(import.meta.dirname, '..')
/** Each with its tags, by which Playwright chooses; those of the tasks are in `TASK`. */
const specs = globSync('**/*.spec.ts', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .filter((text) => /@both|@production|\bTASK\b/.test(text))
  .join('\n')

it('every test that is left out exists, so that the list shrinks with the tests', () => {
  const unknown = NOT_RUN.flatMap(({ titles }) => titles).filter((title) => !specs.includes(title))
  expect(unknown).toEqual([])
})

it('all others that are for the production build run behind nginx, in whatever file they stand', () => {
  const journeys = config.projects?.find(({ name }) => name === 'journeys')
  expect(journeys).toMatchObject({ testMatch: '**/*.spec.ts', grep: /@both|@production/ })
  expect(journeys?.grepInvert).toEqual(leftOut())
})
