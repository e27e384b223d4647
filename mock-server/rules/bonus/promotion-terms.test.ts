import { describe, expect, it } from 'vitest'
import { type Fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { addDays, parseBeijing } from '#contracts/time/beijing-time.ts'
import { deposit, intoVenue, settledBet } from '../../scenarios/builders.ts'
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

type One = { world: World; who: Member; now: number }
const apply = ({ world, who }: One, id: string, now: number) => applyFor(world, who, id, now)
const lack = (one: One, id: string, now = one.now) => refusalText(apply(one, id, now))
const bonusOf = (one: One, id: string, now = one.now): Fen | undefined => {
  const filed = apply(one, id, now)
  return 'bonus' in filed ? filed.bonus : undefined
}
const pay = (one: One, yuan: number, now = one.now) =>
  deposit({ world: one.world, now }, one.who, wholeYuan(yuan))
/** A settled bet; the money is brought to the venue first. */
const bet = (one: One, plat: string, yuan: number, payout: Fen = ZERO, now = one.now) => {
  const context = { world: one.world, now }
  deposit(context, one.who, wholeYuan(yuan))
  intoVenue(context, one.who, plat, wholeYuan(yuan))
  settledBet(context, one.who, plat, wholeYuan(yuan), payout)
}

describe('首存礼', () => {
  it('is for nobody without a credited deposit', () => {
    expect(lack(oneMember(), FIRST_DEPOSIT)).toBe('请先完成首笔充值，再申请本活动')
  })

  it.each([
    [99, undefined],
    [100, 5_000],
    [376, 18_800],
    [5_000, 18_800],
  ])('of a first deposit of %i 元 is half, at most 188 元', (yuan, bonus) => {
    const one = oneMember()
    pay(one, yuan)
    pay(one, 5_000)
    expect(bonusOf(one, FIRST_DEPOSIT)).toBe(bonus)
  })

  it('ends 30 days after joining, to the millisecond', () => {
    const one = oneMember()
    pay(one, 100)
    const end = addDays(one.who.joinedMs, 30)
    expect(lack(one, FIRST_DEPOSIT, end)).toBe('本活动仅限注册 30 天内的会员申请')
    expect(bonusOf(one, FIRST_DEPOSIT, end - 1)).toBe(5_000)
  })

  it('is given once; a rejected application does not count', () => {
    const one = oneMember()
    pay(one, 100)
    apply(one, FIRST_DEPOSIT, one.now)
    reviewApplication(one.world, 'A1', false, one.now)
    expect(bonusOf(one, FIRST_DEPOSIT)).toBe(5_000)
    reviewApplication(one.world, 'A2', true, one.now)
    expect(lack(one, FIRST_DEPOSIT)).toBe('您已申请过该活动，每位会员限一次')
  })
})

describe('the other terms', () => {
  it('a promotion that is taken elsewhere takes no application', () => {
    expect(lack(oneMember(), '2')).toBe('本活动无需申请，请到「红包」页领取')
  })

  it('weekly deposits count from Monday on, and say how many are missing', () => {
    const one = oneMember()
    const monday = startOfBeijingWeek(one.now) + 7 * 86_400_000
    pay(one, 200, monday - 1)
    pay(one, 200, monday)
    pay(one, 199, monday)
    expect(lack(one, WEEKLY_DEPOSITS, monday)).toBe('本周单笔满 ¥\u00a0200.00 的充值有 1 笔，还差 2 笔')
    pay(one, 200, monday)
    pay(one, 300, monday)
    expect(bonusOf(one, WEEKLY_DEPOSITS, monday)).toBe(5_800)
    expect(reviewApplication(one.world, 'A1', true, monday)).toBe(true)
    expect(lack(one, WEEKLY_DEPOSITS, monday + 1)).toBe('本周已申请过该活动，请下周一再来')
  })

  it('a level is rewarded once, also after it was lost', () => {
    const one = oneMember()
    expect(lack(one, LEVEL_UP)).toBe('VIP 1 及以上会员可申请，您当前为 VIP 0')
    one.who.vip = 2
    expect(bonusOf(one, LEVEL_UP)).toBe(3_600)
    reviewApplication(one.world, 'A1', true, one.now)
    one.who.vip = 1
    expect(lack(one, LEVEL_UP)).toBe('当前 VIP 等级已申请过该活动')
    one.who.vip = 3
    expect(bonusOf(one, LEVEL_UP)).toBe(5_400)
  })

  it('the gift of a month is that of the level, once a Beijing month', () => {
    const one = oneMember()
    expect(lack(one, MONTHLY)).toBe('VIP 1 及以上会员可申请，您当前为 VIP 0')
    for (const [level, gift] of [
      [1, 800],
      [4, 6_800],
      [10, 588_800],
    ] as const) {
      const other = oneMember()
      other.who.vip = level
      expect(bonusOf(other, MONTHLY)).toBe(gift)
    }
    one.who.vip = 10
    const last = parseBeijing('2026-05-31 23:59:59') ?? 0
    applyFor(one.world, one.who, MONTHLY, parseBeijing('2026-05-01') ?? 0)
    reviewApplication(one.world, 'A1', true, last)
    expect(lack(one, MONTHLY, last)).toBe('本月已申请过该活动，请下月再来')
    expect(bonusOf(one, MONTHLY, last + 1_000)).toBe(588_800)
    expect(centralBalance(one.world, one.who.id)).toBe(588_800)
  })

  it('turnover is of today, of the category, and of settled bets alone', () => {
    const one = oneMember()
    const tomorrow = addDays(one.now, 1)
    bet(one, 'qpg', 1_000)
    bet(one, 'yzdz', 1_000, ZERO, tomorrow)
    // Half of a stake counts, and a tie counts nothing.
    bet(one, 'qpg', 400, ZERO, tomorrow)
    bet(one, 'qpg', 600, wholeYuan(600), tomorrow)
    expect(lack(one, CARDS_TODAY, tomorrow)).toBe(
      '今日棋牌（棋牌馆全部游戏）打码量 ¥\u00a0200.00，还差 ¥\u00a0300.00',
    )
    bet(one, 'qpg', 600, ZERO, tomorrow)
    expect(lack(one, CARDS_TODAY, addDays(tomorrow, 1))).toBe(
      '今日棋牌（棋牌馆全部游戏）打码量 ¥\u00a00.00，还差 ¥\u00a0500.00',
    )
    expect(bonusOf(one, CARDS_TODAY, tomorrow)).toBe(800)
  })

  it('one large win, and one bet of a size', () => {
    const one = oneMember()
    bet(one, 'yzby', 10, wholeYuan(99))
    bet(one, 'zrt', 9)
    bet(one, 'zrt', 10, wholeYuan(10))
    expect(lack(one, BIG_FISH)).toBe('本周没有派彩达到投注额 10 倍的捕鱼（云舟捕鱼全部游戏）有效注单')
    expect(lack(one, LIVE)).toBe('没有单注满 ¥\u00a010.00 的真人（真人厅全部游戏）已结算有效注单')
    bet(one, 'yzby', 10, wholeYuan(100))
    bet(one, 'zrt', 10)
    expect([bonusOf(one, BIG_FISH), bonusOf(one, LIVE)]).toEqual([3_800, 1_800])
  })
})

it('an approval pays the bonus, adds its wagering requirement and writes a letter; a rejection writes one', () => {
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

it('a rejection names the terms, also those of a promotion that has ended since', () => {
  const one = oneMember()
  const { world, who, now } = one
  bet(one, 'qpg', 1_000)
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
  // The terms were met at the application: the mock does not claim otherwise.
  for (const letter of [ended, terms]) expect(letter?.content).not.toContain('不符合')
})

it('the title of a promotion is text in a letter', () => {
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
