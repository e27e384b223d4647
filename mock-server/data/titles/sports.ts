import type { Titles } from './title.ts'

export const SPORTS = {
  绿茵时刻: 'pitch',
  环城篮球夜: 'pitch',
  雪山网球公开赛: 'pitch',
  海岸沙排巡回: 'pitch',
  绿茵半场速递: 'pitch',
  滨江羽毛球赛: 'pitch',
  长桥乒乓挑战: 'pitch',
  冰刀速滑争先: 'pitch',
  晨曦田径会: 'pitch',
  湖畔高尔夫: 'pitch',
  铁骑自行车赛: 'pitch',
  飞镖酒馆杯: 'pitch',
  台球八点档: 'pitch',
  拳台擂主: 'pitch',
  棒垒夏日赛: 'pitch',
  虚拟绿茵联赛: 'pitch',
} as const satisfies Titles

export const ESPORTS = {
  王城攻防联赛: 'arena',
  星域五人战: 'arena',
  荒岛求生赛: 'arena',
  机甲对决杯: 'arena',
  弈棋大师赛: 'arena',
  赛道飞驰杯: 'arena',
  格斗之夜: 'arena',
  卡牌策略赛: 'arena',
  战术小队联赛: 'arena',
  远征突击赛: 'arena',
  绿茵手柄杯: 'arena',
  云端争霸赛: 'arena',
  塔防守望杯: 'arena',
  电竞快讯盘: null,
} as const satisfies Titles
