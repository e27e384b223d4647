import type { ActivityType } from '#contracts/activity.ts'
import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { wholeYuan } from '#contracts/money/money.ts'
import { wageringTexts } from '#contracts/texts/messages.ts'
import { termLines } from '../rules/bonus/promotion-texts.ts'
import { TURNOVER_RULES } from '../rules/bonus/turnover-weights.ts'
import { LEVEL_GIFT, VIP_LEVELS } from '../rules/bonus/vip-levels.ts'
import type { PromotionTerms } from '../state/promotion-terms.ts'
import { PACKET_COUNTS_FROM, PACKET_FROM, PACKET_HOURS } from './texts/limit-words.ts'

export type ActivitySeed = {
  id: string
  type: string
  title: string
  content: string
  memo: string
  terms: PromotionTerms
  link: string
  /** Whole Beijing days on which applications are taken, from the first to the last, counted from the world's first day. */
  days?: readonly [first: number, last: number]
}

/**
 * The tabs of /activity after 全部. The page's sidebar (综合, 棋牌, 捕鱼) filters by the text of a promotion, since the
 * wire has no category.
 */
export const ACTIVITY_TYPES: readonly ActivityType[] = [
  { id: '1', name: '新人礼遇' },
  { id: '2', name: '日常活动' },
  { id: '3', name: '充值优惠' },
  { id: '4', name: '会员专享' },
  { id: '5', name: '竞技赛事' },
]

const ADDS = `增加 ${WAGERING_MULTIPLE} 倍打码量；${wageringTexts.holdsAll}。${TURNOVER_RULES[0]}`
const MEMO = `<ol>
<li>本活动需点击「立即申请」，由后台审核后派发，审核结果见「活动记录」与站内信。</li>
<li>彩金存入中心钱包，${ADDS}</li>
<li>每位会员同一活动只能有一笔待审核的申请。</li>
<li>对活动规则有疑问，以在线客服的解释为准。</li>
</ol>`
const MEMO_ELSEWHERE = `<ol>
<li>红包存入中心钱包，${ADDS}</li>
<li>对活动规则有疑问，以在线客服的解释为准。</li>
</ol>`

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const activity = (
  id: number,
  type: string,
  title: string,
  intro: string,
  terms: PromotionTerms,
  link: string,
  ...items: readonly string[]
): ActivitySeed => ({
  id: String(id),
  type,
  title,
  content: `<p>${intro}</p>${list([...termLines(terms), ...items])}`,
  memo: terms.condition.kind === 'elsewhere' ? MEMO_ELSEWHERE : MEMO,
  terms,
  link,
})
const gift = (yuan: number): PromotionTerms['bonus'] => ({ kind: 'fixed', amount: wholeYuan(yuan) })
const turnover = (category: string, yuan: number): PromotionTerms['condition'] => ({
  kind: 'turnover',
  category,
  least: wholeYuan(yuan),
})

const inDays = (first: number, last: number, seed: ActivitySeed): ActivitySeed => ({
  ...seed,
  days: [first, last],
})

/** Promotions, newest first. Their terms are checked and paid by rules/promotion-terms.ts and rules/activity.ts. */
export const ACTIVITIES: readonly ActivitySeed[] = [
  activity(
    1,
    '1',
    '月满开航 首存礼',
    '新会员完成首笔充值后即可申请。',
    {
      condition: { kind: 'first-deposit', least: wholeYuan(100), joinedDays: 30 },
      bonus: { kind: 'percent', percent: 50, most: wholeYuan(188) },
      limit: 'once',
    },
    '/recharge',
  ),
  activity(
    2,
    '2',
    '每日红包雨',
    `每天 ${PACKET_HOURS} 到「红包」页领取，充值越多，次数越多。`,
    { condition: { kind: 'elsewhere', place: '红包' }, bonus: gift(0), limit: 'any' },
    '/hongbao',
    `统计时段：前一日 ${PACKET_COUNTS_FROM} 至当日 ${PACKET_FROM}`,
    '次数与档位见红包页的规则表',
    '当日未领取不累积',
  ),
  activity(
    3,
    '2',
    '好友同舟',
    '邀请好友注册并完成首存，双方都可申请同舟礼。',
    { condition: { kind: 'none' }, bonus: gift(38), limit: 'any' },
    '/kefu',
    '好友须通过您的推广链接注册，首存满 200 元',
    '同一设备注册的账号不计',
  ),
  activity(
    4,
    '4',
    'VIP 晋级贺礼',
    '等级每升一级可申请一次贺礼。',
    {
      condition: { kind: 'vip', level: 1 },
      bonus: { kind: 'by-level', amount: LEVEL_GIFT },
      limit: 'level',
    },
    '/vip',
  ),
  activity(
    5,
    '3',
    '周周续航 充值奖',
    '一周内多次充值的会员，可申请续航奖。',
    {
      condition: { kind: 'deposits', count: 3, each: wholeYuan(200) },
      bonus: gift(58),
      limit: 'week',
    },
    '/recharge',
  ),
  activity(
    6,
    '5',
    '清风棋局 日日礼',
    '在棋牌馆任意游戏投注，凭当日打码量申请。',
    { condition: turnover('joker', 500), bonus: gift(8), limit: 'day' },
    '/',
  ),
  inDays(
    -74,
    45,
    activity(
      7,
      '5',
      '棋局周周杯',
      '凭一周的棋牌打码量申请参赛礼。',
      { condition: turnover('joker', 5000), bonus: gift(58), limit: 'week' },
      '/',
    ),
  ),
  activity(
    8,
    '2',
    '满载而归 捕鱼日',
    '凭当日捕鱼打码量申请。',
    { condition: turnover('fishing', 500), bonus: gift(8), limit: 'day' },
    '/',
  ),
  inDays(
    -12,
    17,
    activity(
      9,
      '5',
      '锦鲤跃龙门',
      '在捕鱼游戏里捕获稀有鱼种，申请好运礼。',
      { condition: { kind: 'win', category: 'fishing', times: 10 }, bonus: gift(38), limit: 'week' },
      '/',
    ),
  ),
  activity(
    10,
    '2',
    '转轮不停 电子周',
    '电子游戏打码量逐日累计，满额即可申请。',
    { condition: turnover('concise', 5000), bonus: gift(58), limit: 'week' },
    '/concise',
  ),
  activity(
    11,
    '1',
    '玉堂雅集 真人礼',
    '首次真人投注结算后即可申请。',
    { condition: { kind: 'bet', category: 'realbet', least: wholeYuan(10) }, bonus: gift(18), limit: 'once' },
    '/',
  ),
  inDays(
    3,
    32,
    activity(
      12,
      '5',
      '绿茵之夜 猜胜负',
      '比赛日专场，凭当日体育注单申请助威礼。',
      { condition: { kind: 'bet', category: 'sport', least: wholeYuan(50) }, bonus: gift(8), limit: 'day' },
      '/',
      '取消的赛事不计',
    ),
  ),
  activity(
    13,
    '4',
    'VIP 每月礼金',
    'VIP 会员每月可申请一次礼金，金额随当时等级而定。',
    {
      condition: { kind: 'vip', level: 1 },
      bonus: { kind: 'of-level', amounts: VIP_LEVELS.map(({ monthlyGift }) => monthlyGift) },
      limit: 'month',
    },
    '/vip',
  ),
]
