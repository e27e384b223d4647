import { expect, test } from 'vitest'
import { isTextTooHeavy } from './text-weight.ts'

const times = (n: number, text: string) => text.repeat(n)

test.each([
  ['Chinese', times(5_500, '正文内容，一二三。')],
  ['emoji and flags', times(7_000, '😀🇨🇳')],
  ['European writing with accents', times(2_400, 'élève naïve Ðà ёж ')],
  ['a few words of Thai, Arabic and Hindi', times(80, 'กรุงเทพ العربية हिन्दी ')],
  ['numbers in the text', times(2_500, '第3条 充值满100元')],
  ['a table of numbers', times(600, '<tr><td>12.50</td><td>8%</td></tr>')],
  ['rules of signs', times(40, `<p>正文</p>${'－'.repeat(60)}`)],
  ['spaces that do not break', `文${times(150, '&nbsp;')}文`],
  ['lines of a source', times(19_000, '<br>\n')],
])('text is drawn: %s', (_, text) => {
  expect(isTextTooHeavy(text)).toBe(false)
})

test.each([
  ['marks on one letter', `e${'\u0301'.repeat(3_001)}`],
  ['directions that change with each letter', times(3_001, 'aא')],
  ['changes of direction', times(3_001, '\u202ea\u202c')],
  ['Thai, in which words are looked up', times(500, 'กรุงเทพมหานคร')],
  ['letters that join', 'ـ'.repeat(3_001)],
  ['Tibetan stacks', times(1_001, '\u0f40\u0f71\u0f90')],
  ['a sign that the font may lack', times(1_501, 'ἀβ')],
  ['signs where no line can end', '。，'.repeat(1_501)],
  ['the same in many pieces', times(70, `${'（'.repeat(45)}字`)],
  ['the same with elements among them', times(1_501, '。<b></b>，')],
  ['the same with entities among them', times(1_501, '「&amp;')],
  ['the same with numbers among them', times(1_501, '0％')],
  ['fonts that change with each letter', times(8_002, 'a字')],
  ['the same with Cyrillic', times(8_002, '字ё')],
  ['the same with emoji', times(8_002, 'a😀')],
  ['very much of it', '字'.repeat(50_001)],
  ['lines of a <pre>', `<pre>${'\n'.repeat(20_001)}</pre>`],
])('text is not: %s', (_, text) => {
  expect(isTextTooHeavy(text)).toBe(true)
})
