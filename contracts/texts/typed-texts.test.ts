import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeAll } from '../test-corpora/run-corpus.ts'
import { TEXT_PARTS } from '../test-corpora/texts.ts'
import {
  bareMobile,
  captchaCode,
  emailAddress,
  isMainlandMobile,
  isSameName,
  isUsername,
  isWeakPayPassword,
  lengthOf,
  loginName,
  oneLine,
  orderNumber,
  payPassword,
  personName,
  remark,
  searchText,
  tooLong,
} from './typed-texts.ts'

const DOTS = ['\u00b7', '\u2022', '\u2027', '\u30fb', '\uff0e', '\uff65', '.']

test.each(DOTS)('a name with the dot %j is sent with U+00B7, and counts as the same name', (dot) => {
  const typed = `阿卜杜${dot}拉合曼`
  expect(personName(typed)).toBe('阿卜杜·拉合曼')
  expect(isSameName(typed, '阿卜杜·拉合曼')).toBe(true)
  expect(isSameName(` 阿卜杜 ${dot}拉合曼\u200b`, `阿卜杜${dot}拉合曼`)).toBe(true)
})

test.each([
  ['林子安', '林子安'],
  [' 林 子\u3000安\n', '林子安'],
  ['林\u200b子\ufeff安\u202c', '林子安'],
  ['林\u2006zi安', '林zi安'],
  ['Ｌｉｎ　Yun  zhou ', 'Lin Yun zhou'],
  ['李 Yun 舟', '李Yun舟'],
  ['𠮷野', '𠮷野'],
  ['\u3164', ''],
  ['', ''],
])('the name %j is sent as %j', (typed, name) => {
  expect(personName(typed)).toBe(name)
  expect(isSameName(typed, name)).toBe(true)
})

test('different names are not the same, Latin names with another space are', () => {
  expect(isSameName('林子安', '林子')).toBe(false)
  expect(isSameName('阿卜杜拉合曼', '阿卜杜·拉合曼')).toBe(false)
  expect(isSameName('Lin Yunzhou', 'LinYunzhou')).toBe(true)
})

test.each([
  [' demo888 ', 'demo888'],
  ['ｄｅｍｏ８８８', 'demo888'],
  ['\u200bdemo\u200d888\ufeff', 'demo888'],
  ['demo 888', 'demo 888'],
  ['demo\t888', 'demo 888'],
])('the login name %j is %j', (typed, name) => expect(loginName(typed)).toBe(name))

test.each([
  ['demo88', true],
  ['demo8', false],
  ['a'.repeat(16), true],
  ['a'.repeat(17), false],
  ['demo 888', false],
  ['云舟demo88', false],
])('isUsername(%s) is %s', (name, isAllowed) => expect(isUsername(name)).toBe(isAllowed))

test.each([
  ['８８８８８８', '888888'],
  ['88８８88', '888888'],
  ['１２３４５６７８', '12345678'],
  ['８８８８８８a', '８８８８８８a'],
  [' 888888', ' 888888'],
  ['８８８ ８８８', '８８８ ８８８'],
  ['ａｂｃｄｅｆ', 'ａｂｃｄｅｆ'],
  ['', ''],
])('the payment password %j is %j', (typed, password) => expect(payPassword(typed)).toBe(password))

test.each([
  [' Ab\u20063ｄ ', 'Ab3d'],
  ['ab\u200b3d', 'ab3d'],
])('the captcha %j is %j', (typed, code) => expect(captchaCode(typed)).toBe(code))

test.each([
  [' Yun@Example.com\n', 'Yun@Example.com'],
  ['ｙｕｎ＠example．com', 'yun@example.com'],
  ['yun@\u200bexample.com', 'yun@example.com'],
])('the e-mail %j is %j', (typed, email) => expect(emailAddress(typed)).toBe(email))

test.each([[' Ｄ2026 0115\u200b001 ', 'D20260115001']])('the order %j is %j', (typed, no) =>
  expect(orderNumber(typed)).toBe(no))

test.each([
  [' 云川银行\u3000滨江支行（营业部）\n', '云川银行 滨江支行（营业部）'],
  ['滨江\u200b支行', '滨江支行'],
])('the branch %j is %j', (typed, branch) => expect(oneLine(typed)).toBe(branch))

test.each([
  ['  有渠道\r\n有经验\n\u200b', '有渠道\n有经验'],
  ['👨‍👩‍👧 一家 ❤️', '👨‍👩‍👧 一家 ❤️'],
  ['\u202a\u3164有经验 \u202c\u180e', '有经验'],
  ['\u3164\u00ad', ''],
])('the remark %j is %j', (typed, text) => expect(remark(typed)).toBe(text))

test('a search ignores case, width and invisible characters', () => {
  expect(searchText('ＦＹ\u200bLL')).toBe('fyll')
})

test('a text at the limit is accepted; a longer one gets a message with limit and length', () => {
  expect(tooLong('密码', '𠮷'.repeat(32), 32)).toBeUndefined()
  expect(tooLong('密码', 'a'.repeat(40), 32)).toBe('密码最多 32 个字符，现在有 40 个')
})

test('normalising twice changes nothing, whatever the text', () => {
  const all = { personName, loginName, bareMobile, captchaCode, oneLine, remark, searchText, payPassword }
  judgeAll('texts: normalised', TEXT_PARTS, ([shape, text]) => {
    const whole = shape(text)
    const unstable = Object.entries(all).find(([, plain]) => plain(plain(whole)) !== plain(whole))
    return unstable && `${unstable[0]} of ${JSON.stringify(whole)}`
  })
})

test('a password that is not digits alone stays unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/^[\d０-９]+$/.test(text))
      expect(payPassword(text)).toBe(text)
      expect(lengthOf(payPassword(text))).toBe(lengthOf(text))
    }),
  )
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
])('%j is not a mainland mobile', (text, bare) => {
  expect(bareMobile(text)).toBe(bare)
  expect(isMainlandMobile(bareMobile(text))).toBe(false)
})

test.each([
  ['111111', true],
  ['８８８８８８８８', true],
  ['123456', true],
  ['654321', true],
  ['4567890', true],
  ['112233', false],
  ['123457', false],
  ['11111', false],
  ['aaaaaa', false],
  ['', false],
])('payment password %s is weak: %s', (text, isWeak) => expect(isWeakPayPassword(text)).toBe(isWeak))
