import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AMOUNT_PARTS, textOf, typedFen } from '#contracts/test-corpora/amounts.ts'
import { judgeAll } from '#contracts/test-corpora/run.ts'
import { parseTyped } from '#contracts/typed-amount.ts'
import { keepAmount } from './amount-text.ts'

describe('what an amount field holds after typing', () => {
  test.each([
    ['12', '1', '12'],
    ['１００', '', '100'],
    ['１２．５', '', '12.5'],
    ['12。5', '12', '12.5'],
    ['¥ 1,280.50', '', '1280.50'],
    ['.5', '', '0.5'],
    ['007', '', '7'],
    ['0', '', '0'],
    ['', '1', ''],
    ['1.234', '1.23', '1.23'],
    ['1e3', '1', '1'],
    ['-1', '', ''],
    ['0x64', '0', '0'],
    ['Infinity', '', ''],
    ['1.2.3', '1.2', '1.2'],
    ['1234567890', '123456789', '123456789'],
  ])('%j after %j is %j', (next, before, held) => {
    expect(keepAmount(next, before)).toBe(held)
  })

  test('whatever is pasted, the field holds a partial amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const held = keepAmount(text, '')
        expect(held === '' || parseTyped(held.replace(/\.$/, '')) !== undefined).toBe(true)
      }),
    )
  })

  test('of each amount of the corpus the field holds the whole or nothing', () => {
    judgeAll('amounts: in a field', AMOUNT_PARTS, (parts) => {
      const [sign, whole, , fraction, tail, { field }] = parts
      const held = keepAmount(textOf(parts), '12')
      const meant = typedFen(parts)
      const isForeign = sign !== '' || tail !== '' || (!field && whole + fraction !== '')
      const shouldBe = meant ?? (isForeign ? parseTyped('12') : undefined)
      return shouldBe === undefined || parseTyped(held) === shouldBe
        ? undefined
        : `${JSON.stringify(textOf(parts))} is held as ${held}`
    })
  })
})
