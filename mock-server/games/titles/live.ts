import type { Titles } from './title.ts'

export const LIVE = {
  玉堂百家: 'pearl',
  云上轮盘: 'wheel',
  听涛百家乐: 'pearl',
  松风百家乐: 'pearl',
  月桥百家乐: 'pearl',
  极速百家乐: 'pearl',
  连环百家乐: 'pearl',
  竹影龙虎: 'felt',
  沧浪龙虎: 'felt',
  青石骰宝: null,
  金盏骰宝: null,
  轻舟轮盘: 'wheel',
  夜航二十一点: 'lantern',
  灯塔二十一点: 'lantern',
  三公会客厅: null,
  牛牛会客厅: 'buffalo',
  番摊小筑: null,
  色碟雅座: null,
} as const satisfies Titles
