import type { Titles } from './title.ts'

export const OB_SLOTS = {
  橙果派对: 'garden',
  白玉貔貅: 'sail',
  敦煌飞天: 'sail',
  金戈铁马: 'sail',
  午夜灵猫: 'garden',
  财源滚滚来: 'sail',
  铜钱春风: 'garden',
  火凤重生: 'sail',
  大漠宝石: 'gem',
  魔法葫芦: 'garden',
  鹊桥金钗: 'garden',
  转轮之冠: 'sail',
  武馆传奇: 'sail',
  幸运四叶草: 'sail',
} as const satisfies Titles

export const FG_SLOTS = {
  极地宝石: 'gem',
  金鸡报晓: 'sail',
  西部果铺: 'garden',
  瓷都招财猫: 'sail',
  宝石雅集: 'gem',
  矿井列车: 'gem',
  芭蕉扇影: 'garden',
  五谷丰登: 'garden',
  福满假日: 'sail',
  神灯愿望: 'garden',
  月光宝石: 'gem',
  熊猫茶馆: 'garden',
  马帮元宝: 'sail',
  翡翠谷: null,
} as const satisfies Titles

export const PP_SLOTS = {
  甜心果园: 'garden',
  奔雷战车: 'sail',
  千灯会: 'garden',
  丛林灵猫: 'garden',
  宝石瀑布: 'gem',
  双龙戏珠: 'sail',
  牛仔金矿: 'gem',
  雨林金蛙: 'sail',
  冬日福集: 'garden',
  花车巡游: 'garden',
  水果盛宴: 'garden',
  太阳神殿: 'gem',
  元宝小镇: 'sail',
  三福星: 'sail',
} as const satisfies Titles

export const AE_SLOTS = {
  花火大会: 'garden',
  元宝沙洲: 'sail',
  百兽园: 'sail',
  运河商队: 'garden',
  宝石快递: 'gem',
  花仙城堡: 'garden',
  悟道山门: 'sail',
  金算盘: 'sail',
  北极光: 'gem',
  剑舞红尘: 'sail',
  古塔谜案: 'gem',
  丰收渔港: 'garden',
  纸鸢春日: 'garden',
  红灯笼巷: 'garden',
} as const satisfies Titles
