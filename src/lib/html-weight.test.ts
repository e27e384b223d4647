import { expect, test } from 'vitest'
import { isTooHeavy } from './html-weight.ts'

const times = (n: number, text: string | ((at: number) => string)) =>
  Array.from({ length: n }, (_, at) => (typeof text === 'string' ? text : text(at))).join('')

test.each([
  ['an empty text', ''],
  ['long plain text', times(20_000, '正文内容。')],
  [
    'a long article',
    times(400, '<h3>标题</h3><p>一段<b>重点</b>和<a href="https://a.example">链接</a>。<br>'),
  ],
  ['a table without closing tags', `<table>${times(300, '<tr><td>1<td>2<td>3')}</table>`],
  ['a long list without closing tags', `<ul>${times(900, '<li>一项')}</ul>`],
  ['one formatting element that is never closed', `<b>${times(500, '<p>段落</p>')}`],
  ['lists in lists', `${times(40, '<ul><li>')}x`],
  ['numbers that look like tags', times(9_000, 'a < 3 ')],
])('%s is shown', (_, html) => {
  expect(isTooHeavy(html)).toBe(false)
})

test.each([
  ['200,001 characters', 'x'.repeat(200_001)],
  ['formatting elements left open before many blocks', times(200, (at) => `<b a${at}>`) + times(200, '<p>x')],
  ['formatting elements reopened in each cell', `${times(90, '<i><u>')}<table>${times(100, '<tr><td>x')}`],
  ['a deep nesting', times(101, '<div>')],
  ['very many elements', times(5_001, '<br>')],
  [
    'closing tags that close nothing',
    times(60, '</b>') + times(150, (at) => `<b a${at}>`) + times(99, '<p>x'),
  ],
  ['upper case', times(200, '<B>') + times(200, '<P>x')],
])('%s is not', (_, html) => {
  expect(isTooHeavy(html)).toBe(true)
})
