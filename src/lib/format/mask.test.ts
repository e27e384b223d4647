import { expect, test } from 'vitest'
import { maskCard, maskEmail, maskMobile, maskName } from './mask.ts'

test('cards show their last four digits and hide their length', () => {
  expect(maskCard('6222 0212 3456 7890')).toBe('**** **** **** 7890')
  expect(maskCard('TXhm9Q8f3K')).toBe('**** **** **** 8f3K')
  expect(maskCard('')).toBe('')
})

test.each([
  ['7890', '**** **** **** 7890'],
  ['**** **** **** 7890', '**** **** **** 7890'],
  ['****7890', '**** **** **** 7890'],
  ['•••• 7890', '**** **** **** 7890'],
  ['6222****', '****'],
  ['****', '****'],
  ['***90', '**** **** **** 90'],
])('what a backend has masked itself keeps what it shows of the end: %j', (number, shown) => {
  expect(maskCard(number)).toBe(shown)
})

test('mobiles, names, addresses', () => {
  expect(maskMobile('13812345678')).toBe('138****5678')
  expect(maskMobile('12345')).toBe('*****')
  expect(maskName('王小明')).toBe('王**')
  expect(maskName('')).toBe('')
  expect(maskEmail('yunzhou@example.com')).toBe('y***u@example.com')
  expect(maskEmail('ab@x.cn')).toBe('a***@x.cn')
  expect(maskEmail('nothing')).toBe('*******')
})
