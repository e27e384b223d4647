import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asksFor, unusedBegins, withExpressionsTable } from './expressions.ts'
import { EXPRESSIONS_FILE, PACT_FILE, README_FILE } from './names.ts'
import { expressionsOf, readPact } from './pact-file.ts'

const expressions = [...new Set(readPact(PACT_FILE).interactions.flatMap(expressionsOf))]

it('expressions.md has the table of the expressions', () => {
  const text = readFileSync(EXPRESSIONS_FILE, 'utf8')
  expect(withExpressionsTable(text) === text, 'npm run pact:consumer writes it').toBe(true)
})

it('README.md is at most 20 kB, so that it is read', () => {
  expect(readFileSync(README_FILE).length).toBeLessThanOrEqual(20_000)
})

describe('the expressions of the pact', () => {
  it('are all explained, and no other', () => {
    expect(expressions.filter((expression) => asksFor(expression) === undefined)).toEqual([])
    expect(unusedBegins(expressions)).toEqual([])
  })

  it.each([
    ['^12680\\.50*$', 'exactly 12680.5'],
    ['^-60(\\.0+)?$', 'exactly -60'],
    ['^-?0(\\.0+)?$', 'exactly 0'],
    ['^yzdz-001$', 'exactly yzdz-001'],
    ['^(TRC20|ERC20)$', 'one of TRC20, ERC20'],
    ['^[0-3](\\.0+)?$', 'one of 0, 1, 2, 3'],
    ['^[\\s\\S]*微信[\\s\\S]*$', 'a text with 微信 in it'],
    ['^\\D*[Pp]0(\\D[\\s\\S]*)?$', 'a text with the level 0, like VIP0, in it'],
    ['^([2-9]|[1-9]\\d+)(\\.0+)?$', 'a number of pages: more than one'],
    ['^[\\s\\S]*1881$', 'the number of a card or address that ends in 1881'],
  ])('%s asks for %s', (expression, asks) => {
    expect(expressions).toContain(expression)
    expect(asksFor(expression)).toBe(asks)
  })

  it('that name an hour or rule out an amount say which', () => {
    const words = expressions.map(asksFor)
    expect(words).toContain('a time of Beijing, like 2026-05-01 12:00:00, within 15:00 to 15:09')
    expect(words).toContain('any amount but 2000')
  })

  it('an expression that is new is not explained', () => {
    expect(asksFor('^(new|one)+$')).toBeUndefined()
  })
})
