import { add, type Fen, fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { limitText } from '../limit-text.ts'

/** The stake on one spot of a table. */
export type Chip<S> = { spot: S; stake: Fen }
/** What a player bets on in one round: any number of spots, whose stakes add up to the bet's stake. */
export type ChipsPick<S> = { chips: readonly Chip<S>[] }

/** The smallest stake on one spot. */
export const LEAST_CHIP: Fen = wholeYuan(1)

type Spots<S> = {
  isSpot(raw: unknown): raw is S
  /** The largest stake on a spot. */
  most(spot: S): Fen
  /** The refusal when nothing is picked, or something that is no spot of the table. */
  none: string
}

const WRONG = '投注金额有误，请重新下注'

/** Reads chips from the wire: spots of the table, each once, each with a stake within its limits. */
export function readChips<S>({ isSpot, most, none }: Spots<S>, raw: unknown): ChipsPick<S> | string {
  const list: unknown = raw !== null && typeof raw === 'object' && 'chips' in raw ? raw.chips : undefined
  if (!Array.isArray(list) || list.length === 0) return none
  const chips: Chip<S>[] = []
  for (const chip of list as unknown[]) {
    const { spot, stake } = (chip !== null && typeof chip === 'object' ? chip : {}) as RawChip
    if (!isSpot(spot)) return none
    if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return WRONG
    if (stake < LEAST_CHIP || stake > most(spot))
      return `该区限额 ${limitText(LEAST_CHIP, most(spot))}，请调整投注金额`
    if (chips.some((chip) => chip.spot === spot)) return WRONG
    chips.push({ spot, stake: fen(stake) })
  }
  return { chips }
}

type RawChip = { spot?: unknown; stake?: unknown }

/** The sum of all chips. */
export const chipsTotal = <S>({ chips }: ChipsPick<S>): Fen => add(...chips.map(({ stake }) => stake))

/** The stake on `spot`; 0 if there is none. */
export const chipOn = <S>({ chips }: ChipsPick<S>, spot: S): Fen =>
  chips.find((chip) => chip.spot === spot)?.stake ?? ZERO
