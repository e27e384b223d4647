import type { Titles } from './title.ts'

export const LOTTERY = {
  每日双彩: null,
  幸运三五: null,
  云舟一分彩: 'digits',
  云舟三分彩: null,
  云舟五分彩: null,
  潮汐快三: 'dice',
  晨雾快三: 'dice',
  双桅赛船: null,
  飞帆赛船: null,
  灯塔二十八: null,
  渡口十一选五: 'eleven',
  海风十一选五: 'eleven',
  星辰排列三: null,
  星辰排列五: null,
  七星航图: null,
  缤纷八选: null,
  守望基诺: null,
  月令生肖彩: null,
  云帆时时彩: 'digits',
  星港时时彩: 'digits',
} as const satisfies Titles
