import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import levels from './asvs-levels.json' with { type: 'json' }

const docs = join(import.meta.dirname, '../docs')
const page = readFileSync(join(docs, 'asvs.md'), 'utf8')
const rows = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (met|prevented|backend) \| (.+) \|$/gm),
].map(([, number = '', level = '', , verdict = '', how = '']) => ({ number, level, verdict, how }))
/** What the page leaves to others: chapters (17), sections (4.3) and single requirements, each group with its reason. */
const groups = [...page.matchAll(/^\| (\d+(?:\.\d+){0,2}(?:, \d+(?:\.\d+){0,2})*) \| ([^|]+) \|$/gm)].map(
  ([, numbers = '', reason = '']) => ({ numbers: numbers.split(', '), reason }),
)
const linked = (how: string) =>
  [...how.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => normalize(join(docs, path)))
/** The levels of the requirements of each section, one digit each: the standard's numbers and levels, without its words. */
const standard = Object.entries(levels).flatMap(([section, digits]) =>
  [...digits].map((level, at) => ({ number: `${section}.${at + 1}`, level })),
)
const asked = standard.filter(({ level }) => level !== '3')
const TEST = /\.(?:test|spec)\.tsx?$/

test('every row is read', () => {
  expect(rows.length + groups.length).toBe([...page.matchAll(/^\| \d/gm)].length)
})

test('each requirement of the two levels stands once: as a row, or in a group that has nothing to do with a front end', () => {
  expect(standard).toHaveLength(345)
  const left = groups.flatMap(({ numbers }) => numbers)
  const leftOut = (number: string) => left.filter((one) => `${number}.`.startsWith(`${one}.`))
  const places = asked.map(({ number, level }) => ({
    number,
    level,
    times: rows.filter((row) => row.number === number).length + leftOut(number).length,
  }))
  expect(places.filter(({ times }) => times !== 1)).toEqual([])
  expect(
    rows.filter((row) => !asked.some((one) => one.number === row.number && one.level === row.level)),
  ).toEqual([])
  expect(left.filter((one) => !asked.some(({ number }) => `${number}.`.startsWith(`${one}.`)))).toEqual([])
})

test('what is met names a test, and every test that is named is there', () => {
  const unproved = rows.filter(
    ({ verdict, how }) => verdict === 'met' && !linked(how).some((path) => TEST.test(path)),
  )
  expect(unproved).toEqual([])
  expect(rows.flatMap(({ how }) => linked(how)).filter((path) => !existsSync(path))).toEqual([])
})

test('what is the backend’s is said to backend teams under the same word', () => {
  const said = readFileSync(join(docs, '../pacts/README.md'), 'utf8')
  const words = rows.filter(({ verdict }) => verdict === 'backend').map(({ how }) => how)
  expect(words.filter((word) => !said.includes(`- **${word}**`))).toEqual([])
})

test('the counts of the page are those of its table', () => {
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length
  expect(/Of the \d.*?\./.exec(page)?.[0]).toBe(
    `Of the ${asked.length} requirements of these levels, ${rows.length} stand here: ${count('met')} met, ${count('prevented')} prevented, ${count('backend')} the backend's.`,
  )
})
