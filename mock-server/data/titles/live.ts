import type { Titles } from './title.ts'

export const LIVE = {
  玉堂百家: 'felt',
  云上轮盘: 'felt',
  听涛百家乐: 'felt',
  松风百家乐: 'felt',
  月桥百家乐: 'felt',
  极速百家乐: 'felt',
  连环百家乐: 'felt',
  竹影龙虎: 'felt',
  沧浪龙虎: 'felt',
  青石骰宝: null,
  金盏骰宝: null,
  轻舟轮盘: 'felt',
  夜航二十一点: 'felt',
  灯塔二十一点: 'felt',
  三公会客厅: null,
  牛牛会客厅: 'felt',
  番摊小筑: null,
  色碟雅座: null,
} as const satisfies Titles
