import { type Fen, plain } from '#contracts/money/money.ts'

/** `2000`: an amount in 元 as refusals name it, without empty decimals. */
export const wholeText = (amount: Fen): string => plain(amount).replace(/\.00$/, '')

/** `1～2000 元`: the range of a stake, as refusals name it. */
export const limitText = (least: Fen, most: Fen): string => `${wholeText(least)}～${wholeText(most)} 元`
