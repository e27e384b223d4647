import { expect, test } from 'vitest'
import { bareMobile, isMainlandMobile, maskCard, maskEmail, maskMobile, maskName } from './mask.ts'

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

test.each([
  '13800138000',
  '138 0013 8000',
  ' 138-0013-8000 ',
  '138\u00a00013\u20118000',
  '+86 13800138000',
  '+8613800138000',
  '86 138 0013 8000',
  '0086-13800138000',
  '１３８００１３８０００',
  '＋８６　１３８００１３８０００',
  '\u202a138 0013 8000\u202c',
])('%j is the mobile 13800138000', (text) => {
  expect(bareMobile(text)).toBe('13800138000')
  expect(isMainlandMobile(bareMobile(text))).toBe(true)
})

test.each([
  ['', ''],
  ['1380013800', '1380013800'],
  ['861380013800', '861380013800'],
  ['+85213800138000', '+85213800138000'],
  ['+1 3800138000', '+13800138000'],
  ['138.0013.8000', '138.0013.8000'],
  ['12800138000', '12800138000'],
  ['138****5678', '138****5678'],
  ['86 8613800138000', '868613800138000'],
])('%j is no mainland mobile', (text, bare) => {
  expect(bareMobile(text)).toBe(bare)
  expect(isMainlandMobile(bareMobile(text))).toBe(false)
})
