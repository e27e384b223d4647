import type { Titles } from './title.ts'

export const SPORTS = {
  绿茵时刻: 'football',
  环城篮球夜: 'basketball',
  雪山网球公开赛: 'tennis',
  海岸沙排巡回: null,
  绿茵半场速递: null,
  滨江羽毛球赛: 'badminton',
  长桥乒乓挑战: null,
  冰刀速滑争先: null,
  晨曦田径会: null,
  湖畔高尔夫: null,
  铁骑自行车赛: null,
  飞镖酒馆杯: null,
  台球八点档: null,
  拳台擂主: null,
  棒垒夏日赛: null,
  虚拟绿茵联赛: 'football',
} as const satisfies Titles

export const ESPORTS = {
  王城攻防联赛: 'esports',
  星域五人战: 'esports',
  荒岛求生赛: null,
  机甲对决杯: null,
  弈棋大师赛: null,
  赛道飞驰杯: null,
  格斗之夜: null,
  卡牌策略赛: null,
  战术小队联赛: 'esports',
  远征突击赛: 'esports',
  绿茵手柄杯: null,
  云端争霸赛: 'esports',
  塔防守望杯: null,
  电竞快讯盘: null,
} as const satisfies Titles
