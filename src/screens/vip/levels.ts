import { type Fen, yuanOf } from '#contracts/money/money.ts'
import type { VipLevel } from '../../api/queries/vip.ts'
import type { CategoryKind } from '../../ui/icons/CategoryIcon.tsx'

/** The six rebate percentages of a level, under the names that the lobby gives the games. */
export const RATES = [
  { key: 'realperson', name: '真人', kind: 'realbet' },
  { key: 'sport', name: '体育', kind: 'sport' },
  { key: 'e_sport', name: '电竞', kind: 'gaming' },
  { key: 'joker', name: '棋牌', kind: 'joker' },
  { key: 'electron', name: '电子', kind: 'concise' },
  { key: 'lottery', name: '彩票', kind: 'lottery' },
] as const satisfies readonly { key: keyof VipLevel; name: string; kind: CategoryKind }[]

/** The levels with their numbers. On the wire, a level's number is its position in the list. */
export const numbered = (levels: readonly VipLevel[]) => levels.map((needs, at) => ({ level: at + 1, needs }))

const WAN = 10_000

/** A short amount for table cells: `10 万` for multiples of ten thousand, else `8,000`. */
export function tableYuan(amount: Fen): string {
  const yuan = yuanOf(amount)
  return yuan >= WAN && yuan % WAN === 0
    ? `${(yuan / WAN).toLocaleString('en-US')} 万`
    : yuan.toLocaleString('en-US')
}
