import { expect, test } from 'vitest'
import { leadOf, wordsOf } from './html-preview.ts'

test('an amount keeps its no-break space, so that no line ends inside it', () => {
  expect(wordsOf('<p>取款 ¥\u00a05,000.00\n  已审核通过</p>')).toBe('取款 ¥\u00a05,000.00 已审核通过')
})

test('the lead ends with a paragraph, and has at least one', () => {
  const html =
    '<p>完成首笔充值后即可申请。</p><ul><li>彩金：最高 ¥\u00a0188.00</li><li>条件：注册 30 天内</li></ul>'
  expect(leadOf(html, 32)).toBe('完成首笔充值后即可申请。 彩金：最高 ¥\u00a0188.00')
  expect(leadOf(html, 1)).toBe('完成首笔充值后即可申请。')
  expect(leadOf('', 10)).toBe('')
})
