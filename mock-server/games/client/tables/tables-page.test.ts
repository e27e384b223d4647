// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { find, openVenuePage, settle, text, type VenuePage } from '../../../testing/test-venue-page.ts'

let page: VenuePage
afterEach(() => page.close())

const tap = async (selector: string) => {
  find(selector).click()
  await settle()
}
const pressed = (selector: string) => find(selector).getAttribute('aria-pressed')
const moves = () =>
  [...document.querySelectorAll<HTMLElement>('.dock-moves:not([hidden]) .move')].map(
    (node) => node.textContent,
  )

test.each([
  ['zrt-001', '玉堂百家', '百家乐', '.area-banker', '押庄', /^闲 \d : \d 庄，(闲胜|庄胜|和局)$/],
  ['zrt-002', '云上轮盘', '欧式轮盘', '.spot-dozen2', '押第二打', /^(0 零|\d+ [红黑][单双][小大])$/],
  ['zrt-008', '竹影龙虎', '龙虎', '.area-tiger', '押虎', /^(龙胜|虎胜|和局)$/],
  [
    'zrt-016',
    '牛牛会客厅',
    '牛牛',
    undefined,
    '对庄家',
    /^(没牛|牛.) 对 (没牛|牛.)，(您赢了|庄家赢|平局，退回本金)$/,
  ],
] as const)('%s %s is %s: a bet settles, and page and books agree', async (code, title, kind, area, pick, came) => {
  page = await openVenuePage(code, title, '100')
  expect(text('.bar-title')).toBe(title)
  expect(text('.bar-tag')).toBe(`演示游戏 · ${kind}`)
  if (area) {
    await tap('.act')
    expect(page.requested.some((path) => path.endsWith('bet'))).toBe(false)
    expect(text('.toast')).toMatch(/^请选择/)
    await tap(area)
    expect(pressed(area)).toBe('true')
  }
  await tap('.act')
  expect(text('.wallet-balance')).toBe('¥ 90.00')
  expect([text('.bet-picked'), text('.bet-came')]).toEqual([pick, '未结算'])
  expect(find('.act').getAttribute('aria-disabled')).toBe('true')
  await page.pass(10_000)
  expect(text('.bet-came')).not.toBe('未结算')
  expect(text('[aria-live="polite"]')).toMatch(came)
  expect(text('.wallet-balance')).toBe(await page.balance())
})

const chip = (selector: string) => text(`${selector} .spot-chip`)
const chipsBar = () => text('.chips-sum')

test('at baccarat chips on several spots are one bet, and can be taken off and laid again', async () => {
  page = await openVenuePage('zrt-001', '玉堂百家', '100')
  expect(chipsBar()).toBe('请选择下注区')
  await tap('.area-banker')
  await tap('.area-banker')
  await tap('.area-bankerPair')
  await tap('.area-tie')
  expect(['.area-banker', '.area-bankerPair', '.area-tie', '.area-player'].map(chip)).toEqual([
    '20',
    '10',
    '10',
    '',
  ])
  await tap('.chips-act')
  expect([chip('.area-tie'), chipsBar()]).toEqual(['', '已选 30 元 · 2 区'])
  expect(text('.act')).toBe('下注 · 共 30 元')
  await tap('.act')
  expect(text('.wallet-balance')).toBe('¥ 70.00')
  expect([text('.bet-picked'), text('.bet-came')]).toEqual(['庄 20、庄对 10', '未结算'])
  expect(document.querySelectorAll('.bet')).toHaveLength(1)
  await tap('.area-player')
  expect(text('.toast')).toBe('本局等待开牌，结算后再下注')
  await page.pass(10_000)
  expect(text('.bet-came')).toMatch(/^闲\d 庄\d [闲庄和]( 闲对)?( 庄对)?$/)
  expect(text('.wallet-balance')).toBe(await page.balance())
  expect([chip('.area-banker'), chipsBar()]).toEqual(['', '请选择下注区'])
  await tap('.chips-act:last-child')
  expect([chip('.area-banker'), chip('.area-bankerPair')]).toEqual(['20', '10'])
  await tap('.chips-act:nth-child(3)')
  expect(chip('.area-banker')).toBe('')
})

test('at dragon and tiger chips on several spots are one bet, and the rules say what of it counts', async () => {
  page = await openVenuePage('zrt-008', '竹影龙虎', '100')
  expect(chipsBar()).toBe('请选择下注区')
  for (const spot of ['.area-dragon', '.area-dragon', '.area-tiger', '.area-tie']) await tap(spot)
  expect(['.area-dragon', '.area-tiger', '.area-tie'].map(chip)).toEqual(['20', '10', '10'])
  expect(text('.act')).toBe('下注 · 共 40 元')
  await tap('.act')
  expect(text('.wallet-balance')).toBe('¥ 60.00')
  expect([text('.bet-picked'), text('.bet-came')]).toEqual(['龙 20、和 10、虎 10', '未结算'])
  await page.pass(10_000)
  expect(text('.bet-came')).toMatch(/ [龙虎和]$/)
  expect(text('.wallet-balance')).toBe(await page.balance())
  HTMLDialogElement.prototype.showModal ??= () => undefined
  await tap('.bar-rules')
  expect(text('.sheet-body')).toMatch(/同一局押龙又押虎，只计两者差额，和局也一样/)
})

test('chips stop at the limit of their spot, of the round and of the wallet, and say which', async () => {
  page = await openVenuePage('zrt-001', '玉堂百家', '2000.50')
  await tap('.chips .chip:last-child')
  await tap('.area-tie')
  expect([chip('.area-tie'), text('.toast')]).toEqual(['500', '该区最多 500 元'])
  await tap('.area-banker')
  expect([chip('.area-banker'), text('.toast')]).toEqual(['1500', '每局合计最多 2000 元'])
  await tap('.area-player')
  expect([chip('.area-player'), text('.act')]).toEqual(['', '下注 · 共 2000 元'])
  page.close()
  page = await openVenuePage('zrt-001', '玉堂百家', '20.50')
  await tap('.area-banker')
  await tap('.area-player')
  await tap('.area-tie')
  expect([chip('.area-tie'), text('.toast')]).toEqual(['', '场馆余额不足，请回大厅转入后再试'])
  await tap('.act')
  expect(text('.wallet-balance')).toBe('¥ 0.50')
})

test('the roulette table has its numbers in three columns of twelve, and takes any of them in one spin', async () => {
  page = await openVenuePage('zrt-002', '云上轮盘', '100')
  const spots = () => [...document.querySelectorAll<HTMLElement>('.roulette-felt .spot')]
  const named = (name: string) => spots().find((one) => one.firstChild?.textContent === name)
  const placeOf = (name: string) => named(name)?.style.gridArea.split(' / ').slice(0, 2).join(',')
  expect(spots()).toHaveLength(37 + 12)
  expect(['1', '2', '3', '4', '34', '36'].map(placeOf)).toEqual(['2,3', '2,4', '2,5', '3,3', '13,3', '13,5'])
  expect(['第一列', '第三列', '第三打'].map(placeOf)).toEqual(['14,3', '14,5', '10,2'])
  for (const name of ['17', '0', '红', '第二打']) named(name)?.click()
  named('17')?.click()
  await settle()
  expect(text('.act')).toBe('下注 · 共 50 元')
  await tap('.act')
  expect(text('.bet-picked')).toBe('红 10 等 4 区')
  await page.pass(10_000)
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test('at twenty-one the decisions take the place of the stake, and the focus goes with them', async () => {
  page = await openVenuePage('zrt-013', '夜航二十一点', '100')
  expect(text('.bar-tag')).toBe('演示游戏 · 二十一点')
  for (let hand = 0; hand < 5 && moves().length === 0; hand++) {
    find('.act').focus()
    await tap('.act')
    if (moves().length === 0) await page.pass(31_000)
  }
  expect(moves()).toEqual(['要牌', '停牌', '加倍'])
  expect(find('.stake').closest<HTMLElement>('.dock-row')?.hidden).toBe(true)
  expect(document.activeElement?.textContent).toBe('要牌')
  expect(text('[aria-live="polite"]')).toMatch(/^您有 (软 )?\d+ 点，请选择$/)
  expect(document.querySelectorAll('.hand:first-child .playing-card')[1]?.getAttribute('aria-label')).toBe(
    '未开的牌',
  )
  const before = await page.balance()
  find('.move:nth-child(3)').click()
  find('.move:nth-child(3)').click()
  await settle()
  expect(page.requested.filter((path) => path.endsWith('act'))).toHaveLength(1)
  expect(await page.balance()).not.toBe(before)
  expect(moves()).toEqual([])
  expect(document.activeElement).toBe(find('.dock-row .act'))
  await page.pass(4_000)
  expect(text('[aria-live="polite"]')).toMatch(/（已加倍）$/)
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test('at twenty-one a decision whose answer was lost is looked up, not sent again', async () => {
  page = await openVenuePage('zrt-013', '夜航二十一点', '100')
  for (let hand = 0; hand < 5 && moves().length === 0; hand++) {
    await tap('.act')
    if (moves().length === 0) await page.pass(31_000)
  }
  page.on.answer = (path, answer) => {
    if (path.endsWith('act')) throw new TypeError('Failed to fetch')
    return answer()
  }
  await tap('.move:nth-child(2)')
  expect(text('.toast')).toBe('网络异常，请稍后再试')
  expect(page.requested.filter((path) => path.endsWith('act'))).toHaveLength(1)
  expect(moves()).toEqual([])
})

test.each([
  ['zrt-001', /98\.94%/],
  ['zrt-002', /97\.30%/],
  ['zrt-008', /96\.3%/],
  ['zrt-013', /98\.9%/],
  ['zrt-016', /97\.0%/],
  ['qpg-001', /97\.1%/],
])('the rules of %s state what it returns', async (code, share) => {
  page = await openVenuePage(code, '试玩', '100')
  HTMLDialogElement.prototype.showModal ??= () => undefined
  await tap('.bar-rules')
  expect(text('.sheet-body')).toMatch(share)
})

test('at mahjong a tile is discarded by its name until somebody has won, and page and books agree', async () => {
  page = await openVenuePage('qpg-001', '清风麻将', '100')
  expect(text('.bar-tag')).toBe('演示游戏 · 二人麻将')
  await tap('.act')
  for (let turn = 0; turn < 9 && moves().length > 0; turn++) {
    expect(moves().every((label) => /^打[一二三四五六七八九]筒$/.test(label ?? ''))).toBe(true)
    expect(text('[aria-live="polite"]')).toMatch(/^摸到.筒，请打一张（还可摸 \d 张）$/)
    const [first = ''] = moves()
    await tap('.move')
    const out = [...document.querySelectorAll('[aria-label="您打出"] .tile')].map((tile) =>
      tile.getAttribute('aria-label'),
    )
    expect(`打${out.at(-1)}`).toBe(first)
  }
  expect(moves()).toEqual([])
  await page.pass(4_000)
  expect(text('[aria-live="polite"]')).toMatch(/^(您自摸，胡了|庄家自摸|流局，退回本金)$/)
  expect(text('.wallet-balance')).toBe(await page.balance())
})
