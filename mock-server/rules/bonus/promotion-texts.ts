import { formatYuan } from '#contracts/money/money.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contracts/wire/game-codes.ts'
import type { PromotionBonus, PromotionLimit, PromotionTerms } from '../../state/promotion-terms.ts'
import { TURNOVER_PERCENT } from './turnover-weights.ts'

/** The terms of a promotion as a player reads them. They are made from the terms, so that both agree. */

const bonusText = (bonus: PromotionBonus): string => {
  switch (bonus.kind) {
    case 'fixed':
      return formatYuan(bonus.amount)
    case 'percent':
      return `首笔充值的 ${bonus.percent}%，最高 ${formatYuan(bonus.most)}`
    case 'by-level':
      return `VIP 等级 × ${formatYuan(bonus.amount)}`
    case 'of-level':
      return bonus.amounts.map((amount, index) => `VIP ${index + 1} ${formatYuan(amount)}`).join('，')
  }
}

/** The part of the past that a condition covers. */
export const PERIOD: Record<PromotionLimit, string> = {
  any: '',
  day: '今日',
  week: '本周',
  month: '本月',
  level: '',
  once: '',
}

/** The kind of games of a condition, in the lobby's word. */
const gamesOf = (category: string): string => GAME_CATEGORIES[category as GameCategory]

const WHERE: Partial<Record<GameCategory, string>> = {
  realbet: '真人厅全部游戏',
  joker: '棋牌馆全部游戏',
  fishing: '云舟捕鱼全部游戏',
  concise: '云舟电子与四家合作电子场馆',
  sport: '体育馆赛前与滚球',
}

/** The kind of games with its venues, so that nobody plays for a promotion at a venue that does not count. */
export const gamesAt = (category: string): string => {
  const where = WHERE[category as GameCategory]
  return where === undefined ? gamesOf(category) : `${gamesOf(category)}（${where}）`
}

/** How much of the turnover of a kind of games counts, if it does not count whole. */
const weightText = (category: string): string => {
  const percent = TURNOVER_PERCENT[category as GameCategory]
  return percent < 100 ? `，${gamesOf(category)}按本金的 ${percent}% 计` : ''
}

/** What a promotion asks for, in words. */
export const conditionText = ({ condition, limit }: Pick<PromotionTerms, 'condition' | 'limit'>): string => {
  const period = PERIOD[limit]
  switch (condition.kind) {
    case 'none':
      return '由后台核对后派发'
    case 'elsewhere':
      return `到「${condition.place}」页领取，无需申请`
    case 'vip':
      return `VIP ${condition.level} 及以上会员`
    case 'first-deposit':
      return `注册 ${condition.joinedDays} 天内，首笔充值满 ${formatYuan(condition.least)}`
    case 'deposits':
      return `${period}提交并到账的充值不少于 ${condition.count} 笔，单笔满 ${formatYuan(condition.each)}`
    case 'turnover':
      return `${period}${gamesAt(condition.category)}投注的打码量满 ${formatYuan(condition.least)}，以已结算的有效注单为准${weightText(condition.category)}`
    case 'bet':
      return `${period}有一张单注满 ${formatYuan(condition.least)} 的${gamesAt(condition.category)}已结算有效注单`
    case 'win':
      return `${period}有一张派彩达到投注额 ${condition.times} 倍的${gamesAt(condition.category)}有效注单`
  }
}

const LIMIT: Record<PromotionLimit, string> = {
  any: '次数不限，前一笔审核后可再次申请',
  day: '每日一次',
  week: '每周一次，周一零点起算',
  month: '每月一次，1 日零点起算',
  level: '每个 VIP 等级一次，按申请时的等级计算，升级前未申请的不补发，降级后再次晋级不重复派发',
  once: '每位会员一次',
}

/** Bonus, condition and limit, one a line. A promotion that is taken elsewhere has its own rules there. */
export const termLines = (terms: PromotionTerms): string[] => {
  const { condition, bonus, limit } = terms
  const how = `条件：${conditionText(terms)}`
  return condition.kind === 'elsewhere' ? [how] : [`彩金：${bonusText(bonus)}`, how, `次数：${LIMIT[limit]}`]
}
