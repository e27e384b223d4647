// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { find, openVenuePage, settle, text, type VenuePage } from '../../../testing/test-venue-page.ts'

let page: VenuePage
afterEach(() => page.close())

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent)
const tapNamed = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click()

test('a period is named by the day of Beijing and its number in it, wherever it shows', async () => {
  page = await openVenuePage('cpz-003', '云舟一分彩', '100')
  expect(text('.draw-period')).toBe('20261120-0721 期')
  expect(text('.draw-caption')).toMatch(/^20261120-0720 期 开奖：/)
  expect(texts('.draw-earlier span:first-child')).toEqual([
    '20261120-0719 期',
    '20261120-0718 期',
    '20261120-0717 期',
  ])
  await page.pass(12 * 3_600_000)
  expect(text('.draw-period')).toBe('20261121-0001 期')
  expect(text('.draw-caption')).toMatch(/^20261120-1440 期 开奖：/)
})

test('an 11 returns the stake of 大小单双 at 11选5, and its ticket says 和', async () => {
  page = await openVenuePage('cpz-011', '渡口十一选五', '500')
  const tied = () => texts('.bet').filter((bet) => bet?.includes(' 和投注 '))
  for (let draw = 0; draw < 20 && tied().length === 0; draw += 1) {
    for (const place of ['第一球', '第三球', '第五球']) {
      for (const label of ['大小单双', place, '大']) tapNamed(label)
      find('.act').click()
      await settle()
    }
    await page.pass(30_000)
  }
  expect(tied()).toEqual([
    expect.stringMatching(
      /^0\.00大小单双 第[一三五]球 大\d{10}20261120-\d{4} 期 [\d ]*11[\d ]* 和投注 10 · 派彩 10$/,
    ),
  ])
  expect(text('.wallet-balance')).toBe(await page.balance())
})
