// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { find, openVenuePage, settle, text, type VenuePage } from '../../../testing/test-venue-page.ts'
import { SCATTER } from '../../slots/lines.ts'
import { LINES_REELS } from '../../slots/lines-reels.ts'

let page: VenuePage
afterEach(() => page.close())

const tap = async (selector: string) => {
  find(selector).click()
  await settle()
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const button = (label: string): HTMLElement => {
  const node = all('button').find(({ textContent }) => textContent === label)
  if (!node) throw new Error(`no button ${label}`)
  return node
}
const pressed = () =>
  all('[aria-pressed="true"]:not(.chip):not(.odds-way)').map(({ textContent }) => textContent)
/** The first outcome on offer of a match. */
const offer = (match: number): HTMLElement => {
  const node = all('.match')[match]?.querySelector<HTMLElement>('.odds:not([aria-disabled="true"])')
  if (!node) throw new Error('nothing is offered')
  return node
}

test.each([
  ['yzdz-001', '福运连连', '九宫拉霸', '五线旋转', 3, /^(.+三连 ×[\d.]+|本次未中奖)/],
  ['yzdz-006', '月下灯谜', '五轴十线', '十线旋转', 5, /(连|未中|×[\d.]+)/],
  ['yzdz-003', '七曜转轮', '千路消除', '1024 路', 5, /^(合计 ×[\d.]+|本次未中奖)$/],
])('%s %s is %s: a spin settles, and page and books agree', async (code, title, kind, pick, reels, came) => {
  page = await openVenuePage(code, title, '100')
  expect([text('.bar-title'), text('.bar-tag')]).toEqual([title, `演示游戏 · ${kind}`])
  expect(all('.reel')).toHaveLength(reels)
  await tap('.act')
  expect(text('.wallet-balance')).toBe('¥ 90.00')
  expect([text('.bet-picked'), text('.bet-came')]).toEqual([pick, '未结算'])
  await page.pass(3_000)
  expect(text('.bet-came')).not.toBe('未结算')
  expect(text('.slot-result')).toMatch(came)
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test.each([
  ['cpz-011', '渡口十一选五', '11选5', ['03', '08'], '任选二 03 08', 30_000, '1441'],
  ['cpz-006', '潮汐快三', '快三', ['大'], '大小单双 大', 20_000, '2161'],
  ['cpz-003', '云舟一分彩', '时时彩', ['个位', '双'], '大小单双 个位 双', 60_000, '0721'],
])('%s %s is %s: a ticket waits for its draw, and page and books agree', async (code, title, kind, labels, pick, ms, n) => {
  page = await openVenuePage(code, title, '100')
  expect([text('.bar-title'), text('.bar-tag')]).toEqual([title, `演示游戏 · ${kind}`])
  const before = text('.draw-caption')
  await tap('.act')
  expect(text('.toast')).toMatch(/：至少选 \d 个$/)
  for (const label of labels) button(label).click()
  await tap('.act')
  expect(text('.draw-tickets')).toBe(`本期已投 1 注：${pick}`)
  expect([text('.bet-picked'), text('.bet-came')]).toEqual([pick, '未结算'])
  expect(text('.wallet-balance')).toBe('¥ 90.00')
  await page.pass(ms)
  expect(text('.bet-came')).toMatch(new RegExp(`^20261120-${n} 期 [\\d ]+ (中奖|未中)$`))
  expect(text('.draw-caption')).not.toBe(before)
  expect(text('.draw-tickets')).toBe('本期还没有投注')
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test('only what pays more than its stake looks like a win beside the balance', async () => {
  page = await openVenuePage('yzdz-003', '七曜转轮', '1000')
  const seen = new Set<string>()
  for (let spin = 0; spin < 40 && seen.size < 3; spin += 1) {
    await tap('.act')
    await page.pass(10_000)
    const pill = find('.wallet-return')
    const word = (pill.textContent ?? '').replace(/ .*/, '')
    expect(pill.classList.contains('wallet-gain'), word).toBe(text('.bet-amount').startsWith('+'))
    expect(word).toMatch(/^(派彩|退回|本注未中)$/)
    seen.add(word)
  }
  expect(seen).toContain('退回')
})

test.each([
  ['cpz-006', '潮汐快三', ['10', '20', '50', '100', '最大']],
  ['yzdz-001', '福运连连', ['10', '50', '100', '500', '最大']],
])('%s %s offers only amounts that it takes', async (code, title, amounts) => {
  page = await openVenuePage(code, title, '1000')
  expect(all('.chip').map(({ textContent }) => textContent)).toEqual(amounts)
  button(amounts[3] ?? '').click()
  expect(find<HTMLInputElement>('.stake-input').value).toBe(amounts[3])
})

test('several selections of several types of bet are one slip, which costs count times stake', async () => {
  page = await openVenuePage('cpz-011', '渡口十一选五', '100')
  for (const label of ['01', '02', '03']) button(label).click()
  expect(pressed()).toEqual(['任选二 3 注', '01', '02', '03'])
  expect(text('.slip-cost')).toBe('3 注 × 10 元 = 合计 30 元')
  button('任选五').click()
  expect(pressed()).toEqual(['任选五'])
  button('04').click()
  expect(text('.act')).toBe('号码：至少选 5 个')
  button('任选二 3 注').click()
  expect(text('.act')).toBe('任选五 · 号码：至少选 5 个')
  button('任选五').click()
  button('机选').click()
  expect(pressed()).toHaveLength(6)
  expect(text('.tools-tally')).toBe('赔率 ×438.9')
  expect(text('.slip-chosen')).toMatch(/^任选二 01 02 03；任选五( \d\d){5}$/)
  expect(text('.act')).toBe('确认投注 · 共 40 元')
  await tap('.act')
  expect(page.requested.filter((path) => path.endsWith('bet'))).toHaveLength(1)
  expect(text('.wallet-balance')).toBe('¥ 60.00')
  expect(text('.bet-picked')).toBe('任选二 01 02 03 等（4 注）')
  expect(text('.draw-tickets')).toBe('本期已投 4 注：任选二 01 02 03 等（4 注）')
  expect([pressed(), text('.slip-cost')]).toEqual([['任选五'], ''])
  await page.pass(30_000)
  expect(text('.bet-came')).toMatch(/ (中 \d 注：.+|未中)$/)
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test('a slip above its limits or the balance is not sent, and 清空 empties every type of bet', async () => {
  page = await openVenuePage('cpz-006', '潮汐快三', '1000')
  button('和值').click()
  for (const sum of all('.number')) sum.click()
  button('100').click()
  await tap('.act')
  expect(text('.toast')).toBe('场馆余额不足，请回大厅转入后再试')
  button('最大').click()
  await tap('.act')
  expect(text('.toast')).toBe('一张注单合计最高 2000 元')
  expect(page.requested.filter((path) => path.endsWith('bet'))).toHaveLength(0)
  button('清空').click()
  button('大小单双').click()
  expect(pressed()).toEqual(['大小单双'])
  expect(text('.act')).toBe('和值：至少选 1 个')
})

test.each([
  ['tyg-001', '绿茵时刻', '足球', '让球'],
  ['tyg-002', '环城篮球夜', '篮球', '让分'],
  ['tyg-003', '雪山网球公开赛', '网球', '盘数'],
  ['tyg-006', '滨江羽毛球赛', '羽毛球', '局数'],
  ['djg-001', '王城攻防联赛', '电竞', '图数'],
])('%s %s is %s: a slip on two matches is an accumulator and settles', async (code, title, kind, market) => {
  page = await openVenuePage(code, title, '100')
  expect([text('.bar-title'), text('.bar-tag')]).toEqual([title, `演示游戏 · ${kind}`])
  expect(all('.market-name').map(({ textContent }) => textContent)).toContain(market)
  expect(text('.slip-sum')).toBe('点选赔率加入注单，多场即为串关')
  offer(1).click()
  await settle()
  expect(text('.slip-sum')).toMatch(/^单关 · 赔率 [\d.]+ · 可返 ¥ [\d.,]+$/)
  offer(2).click()
  await settle()
  expect(text('.slip-sum')).toMatch(/^2 串 1/)
  await tap('.act')
  expect(text('.wallet-balance')).toBe('¥ 90.00')
  expect(all('.slip-open')).toHaveLength(1)
  expect(pressed()).toEqual([])
  await page.pass(300_000)
  expect(text('.bet-came')).toMatch(/^\d+ : \d+ (赢半?|走盘|输半?)，\d+ : \d+ (赢半?|走盘|输半?)$/)
  expect(text('.slip-last')).toContain(text('.bet-came') ?? 'nothing')
  expect(all('.slip-open')).toHaveLength(0)
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test('a pick whose line has moved goes, and the page says so', async () => {
  page = await openVenuePage('tyg-001', '绿茵时刻', '100')
  const first = () => document.querySelector<HTMLElement>('.match:nth-child(3) [aria-label^="让球"] .odds')
  const before = first()?.firstChild?.textContent
  const toasts: (string | undefined)[] = []
  new MutationObserver(() => toasts.push(text('.toast'))).observe(find('.toast'), { childList: true })
  const lineIsSame = () => first()?.firstChild?.textContent === before
  for (let quarter = 0; quarter < 6 && lineIsSame(); quarter++) {
    if (first()?.getAttribute('aria-pressed') !== 'true') first()?.click()
    await settle()
    await page.pass(15_000)
  }
  expect(before).toMatch(/^主 ([+-]\d(\.5)?(\/\d(\.5)?)?|0)$/)
  expect(lineIsSame()).toBe(false)
  expect(first()?.getAttribute('aria-pressed')).toBe('false')
  expect(toasts).toContain('盘口已变化，请重新选择')
})

test('an open slip is cashed out by one tap for what its button says, once', async () => {
  page = await openVenuePage('tyg-001', '绿茵时刻', '100')
  offer(2).click()
  await tap('.act')
  expect(text('.cash-out')).toMatch(/^兑现 \d\.\d\d$/)
  const offered = text('.cash-out')?.replace('兑现 ', '')
  find('.cash-out').click()
  find('.cash-out').click()
  await settle()
  await page.pass(1)
  expect(page.requested.filter((path) => path.endsWith('act'))).toHaveLength(1)
  expect(text('.bet-came')).toBe(`已兑现 ${offered}`)
  expect(text('.wallet-balance')).toBe(`¥ 9${offered}`)
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test('the fishing page shows the result of each shot, and the round ends with the last one', async () => {
  page = await openVenuePage('yzby-001', '深海寻宝', '100')
  expect([text('.bar-title'), text('.bar-tag')]).toEqual(['深海寻宝', '演示游戏 · 限时捕鱼'])
  await tap('.fish')
  expect(text('.toast')).toBe('请先下注，再点鱼射击')
  await tap('.act')
  for (let shot = 1; shot < 20; shot++) {
    await tap('.fish')
    expect(text('.sea-left')).toBe(`子弹 ${20 - shot}`)
    expect(text('.sea-said')).toMatch(/^(击中小丑鱼 ×2，\+1\.00|小丑鱼溜走了)$/)
  }
  expect(text('.bet-came')).toBe('未结算')
  await tap('.fish')
  await page.pass(1)
  expect(text('.bet-came')).toMatch(/^射 20 发，击中 \d+ 条，共 ×\d+$/)
  expect(text('.sea-said')).toMatch(/^收网：击中 \d+ 条，派彩 [\d.]+$/)
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test('a round of fishing is ended by its button, and the bullets that are left come back', async () => {
  page = await openVenuePage('yzby-001', '深海寻宝', '100')
  await tap('.act')
  await tap('.fish')
  button('收网结算').click()
  await settle()
  await page.pass(1)
  expect(text('.sea-said')).toMatch(/^收网：击中 [01] 条，派彩 [\d.]+，未用 19 发退回 9\.50$/)
  expect(text('.bet-came')).toMatch(/^射 1 发，击中 [01] 条，共 ×\d+$/)
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test.each([
  ['yzdz-001', /96\.0%/],
  ['yzdz-006', /95\.9%/],
  ['yzdz-003', /95\.8%/],
  ['yzby-001', /96\.0%/],
  ['cpz-011', /大小单双×1\.8995\.00%.*开出 11 为和，退回本金/],
  ['cpz-003', /0、2、4、6、8 为双，没有和.*押龙、押虎不中，本金不退/],
  ['cpz-006', /大小单双×1\.9594\.79%.*豹子（三颗同点）通吃/],
  ['tyg-001', /整球盘（1）打平为走盘，退回本金.*赢半和输半.*94% 至 95%/],
  ['djg-001', /三图两胜，图数按全场实际打完的图数计算/],
])('the rules of %s state what it returns', async (code, share) => {
  page = await openVenuePage(code, '试玩', '100')
  HTMLDialogElement.prototype.showModal ??= () => undefined
  await tap('.bar-rules')
  expect(text('.sheet-body')).toMatch(share)
})

test('three moons are marked where they start free spins, and not within those', async () => {
  page = await openVenuePage('yzdz-006', '月下灯谜', '100')
  await tap('.act')
  const moons = LINES_REELS.map((reel) => reel.indexOf(SCATTER))
  await page.mock.change((world) => {
    for (const { plays } of Object.values(world.seats))
      for (const play of plays) play.drawn = { spins: Array.from({ length: 9 }, () => moons) }
  })
  await page.pass(3_000)
  expect(text('.slot-result')).toMatch(/^免费旋转结束，合计/)
  expect(all('.cell [aria-label="圆月"]')).toHaveLength(5)
  expect(all('.hit [aria-label="圆月"]')).toHaveLength(0)
})
