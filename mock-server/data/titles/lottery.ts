import type { Titles } from './title.ts'

export const LOTTERY = {
  每日双彩: 'balls',
  幸运三五: 'balls',
  云舟一分彩: 'balls',
  云舟三分彩: 'balls',
  云舟五分彩: 'balls',
  潮汐快三: 'balls',
  晨雾快三: 'balls',
  双桅赛船: 'balls',
  飞帆赛船: 'balls',
  灯塔二十八: 'balls',
  渡口十一选五: 'balls',
  海风十一选五: 'balls',
  星辰排列三: 'balls',
  星辰排列五: 'balls',
  七星航图: 'balls',
  缤纷八选: 'balls',
  守望基诺: 'balls',
  月令生肖彩: null,
} as const satisfies Titles
