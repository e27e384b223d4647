import type { Titles } from './title.ts'

export const OB_SLOTS = {
  橙果派对: 'gem',
  白玉貔貅: 'gem',
  敦煌飞天: 'gem',
  金戈铁马: 'gem',
  午夜灵猫: 'gem',
  财源滚滚来: 'gem',
  铜钱春风: 'gem',
  火凤重生: 'gem',
  大漠宝石: 'gem',
  魔法葫芦: 'gem',
  鹊桥金钗: 'gem',
  转轮之冠: 'gem',
  武馆传奇: 'gem',
  幸运四叶草: 'gem',
} as const satisfies Titles

export const FG_SLOTS = {
  极地宝石: 'gem',
  金鸡报晓: 'gem',
  西部果铺: 'gem',
  瓷都招财猫: 'gem',
  宝石雅集: 'gem',
  矿井列车: 'gem',
  芭蕉扇影: 'gem',
  五谷丰登: 'gem',
  福满假日: 'gem',
  神灯愿望: 'gem',
  月光宝石: 'gem',
  熊猫茶馆: 'gem',
  马帮元宝: 'gem',
  翡翠谷: null,
} as const satisfies Titles

export const PP_SLOTS = {
  甜心果园: 'gem',
  奔雷战车: 'gem',
  千灯会: 'gem',
  丛林灵猫: 'gem',
  宝石瀑布: 'gem',
  双龙戏珠: 'gem',
  牛仔金矿: 'gem',
  雨林金蛙: 'gem',
  冬日福集: 'gem',
  花车巡游: 'gem',
  水果盛宴: 'gem',
  太阳神殿: 'gem',
  元宝小镇: 'gem',
  三福星: 'gem',
} as const satisfies Titles

export const AE_SLOTS = {
  花火大会: 'gem',
  元宝沙洲: 'gem',
  百兽园: 'gem',
  运河商队: 'gem',
  宝石快递: 'gem',
  花仙城堡: 'gem',
  悟道山门: 'gem',
  金算盘: 'gem',
  北极光: 'gem',
  剑舞红尘: 'gem',
  古塔谜案: 'gem',
  丰收渔港: 'gem',
  纸鸢春日: 'gem',
  红灯笼巷: 'gem',
} as const satisfies Titles
