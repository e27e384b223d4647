/** The names of cards, pockets and pictures. They are apart from the drawings, because texts need only the names. */

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** Cards are 0-51: rank modulo 13. */
export const rankText = (card: number): string => RANKS[card % 13] ?? ''

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export type PocketTone = 'red' | 'black' | 'green'
export const toneOf = (pocket: number): PocketTone =>
  pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black'

/** The symbols of the 3x3 and the 5x3 slot, from the wild to the most common one. */
export const SAIL_NAMES = ['金帆', '明月', '锦鲤', '红莲', '灯笼', '铜钱', '祥云'] as const
export const GARDEN_NAMES = ['花灯', '牡丹', '玉佩', '团扇', '茶壶', '柿子', '翠竹', '圆月'] as const
/** The gems of the 5x4 slot, from the wild to the most common one. */
export const GEM_NAMES = [
  '百搭星',
  '红宝石',
  '蓝宝石',
  '祖母绿',
  '紫水晶',
  '琥珀',
  '月光石',
  '碧玺',
  '青金石',
] as const
/** The fish by what they pay. */
export const FISH_NAMES = ['小丑鱼', '灯鱼', '水母', '海龟', '鲨鱼', '金鲸'] as const
