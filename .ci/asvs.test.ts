import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, '../docs')
const page = readFileSync(join(docs, 'asvs.md'), 'utf8')
const rows = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (met|prevented|backend) \| (.+) \|$/gm),
].map(([, number = '', , , verdict = '', how = '']) => ({ number, verdict, how }))
const linked = (how: string) =>
  [...how.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => normalize(join(docs, path)))
const TEST = /\.(?:test|spec)\.tsx?$/

test('every row is read, and each requirement stands once', () => {
  expect(rows).toHaveLength([...page.matchAll(/^\| \d/gm)].length)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
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
  expect(page).toContain(
    `${rows.length} stand here: ${count('met')} met, ${count('prevented')} prevented, ${count('backend')} the backend's`,
  )
})
