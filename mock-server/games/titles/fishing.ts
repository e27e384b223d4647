import type { Titles } from './title.ts'

export const FISHING = {
  深海寻宝: 'reef',
  锦鲤跃波: 'reef',
  蓝湾渔歌: 'reef',
  珊瑚秘境: 'reef',
  鲸落无声: 'reef',
  龙宫夺珠: 'reef',
  冰洋猎影: 'reef',
  荷塘夜渔: 'reef',
  火山鱼群: 'reef',
  远洋船长: 'reef',
  月光水母: 'reef',
  千帆竞渔: 'reef',
  河口大闸蟹: null,
  巨章传说: 'reef',
} as const satisfies Titles
