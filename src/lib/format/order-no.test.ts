import { describe, expect, it } from 'vitest'
import { orderPath } from '../navigation/links.ts'
import { isOrderNo } from './order-no.ts'

const NUMBERS = ['D20260501120000000100001', 'P-1', '2026.05.01-7', 'D.', '.1', 'a', '_', '7'.repeat(64)]
const OTHERS = [
  ['nothing', ''],
  ['a space', ' '],
  ['too long', '7'.repeat(65)],
  ['a million characters', '7'.repeat(1_000_000)],
  ['a dot', '.'],
  ['a step up', '..'],
  ['dots', '...'],
  ['another path', '../x?y=1'],
  ['an encoded path', '%2e%2e%2fx'],
  ['a second parameter', 'D1&deposit_no=D2'],
  ['a fragment', 'D1#/withdrawal'],
  ['a script', '<script>__pwn=1</script>'],
  ['an address', 'https://evil.example'],
  ['quotes', `D1'"`],
  ['a line behind it', 'D1\nD2'],
  ['a line end', 'D1\n'],
  ['a NUL', 'D1\0'],
  ['wide digits', 'Ｄ１'],
  ['Chinese', '订单1'],
] as const

describe('the number of an order', () => {
  it.each(NUMBERS)('may be %s', (text) => {
    expect(isOrderNo(text)).toBe(true)
  })

  it.each(OTHERS)('is never %s', (_, text) => {
    expect(isOrderNo(text)).toBe(false)
  })

  it.each([
    ...NUMBERS.map((text) => [text, text] as const),
    ...OTHERS,
  ])('is one value of its address: %s', (_, text) => {
    const { pathname, searchParams, hash } = new URL(orderPath(text), 'https://m.example')
    expect([pathname, [...searchParams], hash]).toEqual(['/payInfo', [['deposit_no', text]], ''])
  })
})
