import { type Fen, wholeYuan } from '#contracts/money/money.ts'

const STEPS = [1, 2, 3, 4, 5, 6, 8] as const
/** Whole 元 as axis labels: `5,000`, `2万`, `1亿`. */
const UNITS = [
  { from: 100_000_000, word: '亿' },
  { from: 10_000, word: '万' },
] as const

export type Scale = {
  /** The end of the axis in whole 元: one digit and zeros, at or above the largest amount. */
  topYuan: number
  top: Fen
  /** There are negative amounts, so the axis goes below 0. */
  signed: boolean
}

/** The axis for some amounts: from 0, or symmetric around 0 when one is negative. */
export function scaleOf(amounts: readonly Fen[]): Scale {
  const most = Math.max(0, ...amounts.map((amount) => Math.abs(amount)))
  const signed = amounts.some((amount) => amount < 0)
  for (let zeros = 1; ; zeros *= 10) {
    for (const step of STEPS) {
      const topYuan = step * zeros
      const top = wholeYuan(topYuan)
      if (top >= most) return { topYuan, top, signed }
    }
  }
}

export function axisWords(yuan: number): string {
  const unit = UNITS.find(({ from }) => yuan >= from)
  return unit ? `${yuan / unit.from}${unit.word}` : yuan.toLocaleString('en')
}
