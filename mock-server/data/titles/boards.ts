import type { Titles } from './title.ts'

export const BOARDS = {
  清风麻将: 'hall',
  东来四喜: 'hall',
  渔村斗地主: 'hall',
  渡口二人麻将: 'hall',
  三江血战: null,
  抢庄斗牛: null,
  通比斗牛: null,
  炸金花夜场: 'hall',
  十三水码头: null,
  德州扑克厅: null,
  短牌竞技场: null,
  跑得快巷口: null,
  二八杠擂台: 'hall',
  龙虎争珠: 'hall',
  百人骰宝: null,
  红黑对决: null,
  山城掼蛋: null,
  水乡升级: null,
  梭哈茶座: null,
  押庄龙虎: 'hall',
} as const satisfies Titles
