import type { GameName } from '../../games/games.ts'

/** Games marked hot; the first of each venue leads its category. */
export const HOT_NAMES: readonly GameName[] = [
  '福运连连',
  '金樽夜宴',
  '七曜转轮',
  '深海寻宝',
  '锦鲤跃波',
  '玉堂百家',
  '云上轮盘',
  '清风麻将',
  '东来四喜',
  '渡口十一选五',
  '潮汐快三',
  '绿茵时刻',
  '环城篮球夜',
  '王城攻防联赛',
  '橙果派对',
  '甜心果园',
]

/** Games marked new. */
export const NEW_NAMES: readonly GameName[] = [
  '街角灵猫',
  '星际矿工',
  '钟楼魅影',
  '荷塘夜渔',
  '巨章传说',
  '牛牛会客厅',
  '山城牛牛',
  '押庄龙虎',
  '星港时时彩',
  '虚拟绿茵联赛',
  '云端争霸赛',
  '幸运四叶草',
  '熊猫茶馆',
  '三福星',
  '红灯笼巷',
]
