import { describe, expect, it } from 'vitest'
import { type Fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { addDays, parseBeijing } from '#contracts/time/beijing-time.ts'
import { deposit, intoVenue, settledBet } from '../../scenarios/building/builders.ts'
import { trialBalance } from '../../state/ledger.ts'
import { centralBalance } from '../../state/members.ts'
import type { Member, World } from '../../state/types.ts'
import { oneMember, refusalText } from '../../testing/test-member.ts'
import { messagesTo } from '../inbox.ts'
import { applyFor, reviewApplication } from './activity.ts'
import { startOfBeijingWeek } from './promotion-terms.ts'

const FIRST_DEPOSIT = '1'
const FRIENDS = '3'
const LEVEL_UP = '4'
const WEEKLY_DEPOSITS = '5'
const CARDS_TODAY = '6'
const BIG_FISH = '9'
const LIVE = '11'
const MONTHLY = '13'

type Fixture = { world: World; who: Member; now: number }
const apply = ({ world, who }: Fixture, id: string, now: number) => applyFor(world, who, id, now)
const refusalOf = (fixture: Fixture, id: string, now = fixture.now) => refusalText(apply(fixture, id, now))
const bonusOf = (fixture: Fixture, id: string, now = fixture.now): Fen | undefined => {
  const result = apply(fixture, id, now)
  return 'bonus' in result ? result.bonus : undefined
}
const pay = (fixture: Fixture, yuan: number, now = fixture.now) =>
  deposit({ world: fixture.world, now }, fixture.who, wholeYuan(yuan))
/** A settled bet, after moving its stake to the venue. */
const bet = (fixture: Fixture, plat: string, yuan: number, payout: Fen = ZERO, now = fixture.now) => {
  const context = { world: fixture.world, now }
  deposit(context, fixture.who, wholeYuan(yuan))
  intoVenue(context, fixture.who, plat, wholeYuan(yuan))
  settledBet(context, fixture.who, plat, wholeYuan(yuan), payout)
}

describe('首存礼', () => {
  it('requires a credited deposit', () => {
    expect(refusalOf(oneMember(), FIRST_DEPOSIT)).toBe('请先完成首笔充值，再申请本活动')
  })

  it.each([
    [99, undefined],
    [100, 5_000],
    [376, 18_800],
    [5_000, 18_800],
  ])('is half of a first deposit of %i 元, at most 188 元', (yuan, bonus) => {
    const fixture = oneMember()
    pay(fixture, yuan)
    pay(fixture, 5_000)
    expect(bonusOf(fixture, FIRST_DEPOSIT)).toBe(bonus)
  })

  it('ends 30 days after joining, to the millisecond', () => {
    const fixture = oneMember()
    pay(fixture, 100)
    const end = addDays(fixture.who.joinedMs, 30)
    expect(refusalOf(fixture, FIRST_DEPOSIT, end)).toBe('本活动仅限注册 30 天内的会员申请')
    expect(bonusOf(fixture, FIRST_DEPOSIT, end - 1)).toBe(5_000)
  })

  it('is given once; a rejected application does not count', () => {
    const fixture = oneMember()
    pay(fixture, 100)
    apply(fixture, FIRST_DEPOSIT, fixture.now)
    reviewApplication(fixture.world, 'A1', false, fixture.now)
    expect(bonusOf(fixture, FIRST_DEPOSIT)).toBe(5_000)
    reviewApplication(fixture.world, 'A2', true, fixture.now)
    expect(refusalOf(fixture, FIRST_DEPOSIT)).toBe('您已申请过该活动，每位会员限一次')
  })
})

describe('other promotions', () => {
  it('accept no application if they are taken up in another place', () => {
    expect(refusalOf(oneMember(), '2')).toBe('本活动无需申请，请到「红包」页领取')
  })

  it('count weekly deposits from Monday on, and say how many are missing', () => {
    const fixture = oneMember()
    const monday = startOfBeijingWeek(fixture.now) + 7 * 86_400_000
    pay(fixture, 200, monday - 1)
    pay(fixture, 200, monday)
    pay(fixture, 199, monday)
    expect(refusalOf(fixture, WEEKLY_DEPOSITS, monday)).toBe(
      '本周单笔满 ¥\u00a0200.00 的充值有 1 笔，还差 2 笔',
    )
    pay(fixture, 200, monday)
    pay(fixture, 300, monday)
    expect(bonusOf(fixture, WEEKLY_DEPOSITS, monday)).toBe(5_800)
    expect(reviewApplication(fixture.world, 'A1', true, monday)).toBe(true)
    expect(refusalOf(fixture, WEEKLY_DEPOSITS, monday + 1)).toBe('本周已申请过该活动，请下周一再来')
  })

  it('reward a level once, even if it was lost meanwhile', () => {
    const fixture = oneMember()
    expect(refusalOf(fixture, LEVEL_UP)).toBe('VIP 1 及以上会员可申请，您当前为 VIP 0')
    fixture.who.vip = 2
    expect(bonusOf(fixture, LEVEL_UP)).toBe(3_600)
    reviewApplication(fixture.world, 'A1', true, fixture.now)
    fixture.who.vip = 1
    expect(refusalOf(fixture, LEVEL_UP)).toBe('当前 VIP 等级已申请过该活动')
    fixture.who.vip = 3
    expect(bonusOf(fixture, LEVEL_UP)).toBe(5_400)
  })

  it('give the monthly gift of the level once in a month of Beijing time', () => {
    const fixture = oneMember()
    expect(refusalOf(fixture, MONTHLY)).toBe('VIP 1 及以上会员可申请，您当前为 VIP 0')
    for (const [level, gift] of [
      [1, 800],
      [4, 6_800],
      [10, 588_800],
    ] as const) {
      const other = oneMember()
      other.who.vip = level
      expect(bonusOf(other, MONTHLY)).toBe(gift)
    }
    fixture.who.vip = 10
    const last = parseBeijing('2026-05-31 23:59:59') ?? 0
    applyFor(fixture.world, fixture.who, MONTHLY, parseBeijing('2026-05-01') ?? 0)
    reviewApplication(fixture.world, 'A1', true, last)
    expect(refusalOf(fixture, MONTHLY, last)).toBe('本月已申请过该活动，请下月再来')
    expect(bonusOf(fixture, MONTHLY, last + 1_000)).toBe(588_800)
    expect(centralBalance(fixture.world, fixture.who.id)).toBe(588_800)
  })

  it('count today’s turnover of the category, from settled bets only', () => {
    const fixture = oneMember()
    const tomorrow = addDays(fixture.now, 1)
    bet(fixture, 'qpg', 1_000)
    bet(fixture, 'yzdz', 1_000, ZERO, tomorrow)
    // Half of a stake counts, and a tie does not count.
    bet(fixture, 'qpg', 400, ZERO, tomorrow)
    bet(fixture, 'qpg', 600, wholeYuan(600), tomorrow)
    expect(refusalOf(fixture, CARDS_TODAY, tomorrow)).toBe(
      '今日棋牌（棋牌馆全部游戏）打码量 ¥\u00a0200.00，还差 ¥\u00a0300.00',
    )
    bet(fixture, 'qpg', 600, ZERO, tomorrow)
    expect(refusalOf(fixture, CARDS_TODAY, addDays(tomorrow, 1))).toBe(
      '今日棋牌（棋牌馆全部游戏）打码量 ¥\u00a00.00，还差 ¥\u00a0500.00',
    )
    expect(bonusOf(fixture, CARDS_TODAY, tomorrow)).toBe(800)
  })

  it('require one large win, or one bet of a certain size', () => {
    const fixture = oneMember()
    bet(fixture, 'yzby', 10, wholeYuan(99))
    bet(fixture, 'zrt', 9)
    bet(fixture, 'zrt', 10, wholeYuan(10))
    expect(refusalOf(fixture, BIG_FISH)).toBe(
      '本周没有派彩达到投注额 10 倍的捕鱼（云舟捕鱼全部游戏）有效注单',
    )
    expect(refusalOf(fixture, LIVE)).toBe('没有单注满 ¥\u00a010.00 的真人（真人厅全部游戏）已结算有效注单')
    bet(fixture, 'yzby', 10, wholeYuan(100))
    bet(fixture, 'zrt', 10)
    expect([bonusOf(fixture, BIG_FISH), bonusOf(fixture, LIVE)]).toEqual([3_800, 1_800])
  })
})

it('an approval pays the bonus with its wagering requirement, and both decisions send a letter', () => {
  const { world, who, now } = oneMember()
  const before = messagesTo(world, who.id).length
  applyFor(world, who, FRIENDS, now)
  reviewApplication(world, 'A1', true, now)
  applyFor(world, who, FRIENDS, now)
  reviewApplication(world, 'A2', false, now)
  expect([centralBalance(world, who.id), who.wageringLeft, who.paysum]).toEqual([3_800, 3_800, 0])
  expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
  const [refused, paid] = messagesTo(world, who.id)
  expect(messagesTo(world, who.id)).toHaveLength(before + 2)
  expect([paid?.title, refused?.title]).toEqual(['活动申请已通过', '活动申请未通过'])
  expect(paid?.content).toContain('需完成 ¥\u00a038.00 打码量')
  expect(refused?.content).toContain('「好友同舟」未能通过审核，本次不计入申请次数。如有疑问')
})

it('the letter of a rejection names the terms, unless the promotion is gone', () => {
  const fixture = oneMember()
  const { world, who, now } = fixture
  bet(fixture, 'qpg', 1_000)
  applyFor(world, who, CARDS_TODAY, now)
  applyFor(world, who, FRIENDS, now)
  delete world.activities[FRIENDS]
  reviewApplication(world, 'A1', false, now)
  reviewApplication(world, 'A2', false, now)
  const [ended, terms] = messagesTo(world, who.id)
  expect(terms?.content).toContain(
    '活动条件：今日棋牌（棋牌馆全部游戏）投注的打码量满 ¥\u00a0500.00，以已结算的有效注单为准，棋牌按本金的 50% 计。如有疑问',
  )
  expect(ended?.content).toContain('未能通过审核，本次不计入申请次数。如有疑问')
  // The terms were met at the application, so the letter must not claim otherwise.
  for (const letter of [ended, terms]) expect(letter?.content).not.toContain('不符合')
})

it('the title of a promotion is escaped in a letter', () => {
  const { world, who, now } = oneMember()
  const promotion = world.activities[FRIENDS]
  if (promotion) promotion.title = '<img src=x onerror=alert(1)>'
  applyFor(world, who, FRIENDS, now)
  reviewApplication(world, 'A1', true, now)
  expect(messagesTo(world, who.id)[0]?.content).not.toContain('<img')
})

it.each([
  ['2026-05-04 00:00:00', '2026-05-04'],
  ['2026-05-10 23:59:59', '2026-05-04'],
  ['2026-05-11 00:00:00', '2026-05-11'],
  ['2024-03-01 07:59:59', '2024-02-26'],
])('the week of %s begins on %s', (at, monday) => {
  expect(startOfBeijingWeek(parseBeijing(at) ?? 0)).toBe(parseBeijing(monday))
})
