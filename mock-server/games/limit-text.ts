import { type Fen, plain } from '#contracts/money/money.ts'

const whole = (amount: Fen): string => plain(amount).replace(/\.00$/, '')

/** `1～2000 元`: the range of a stake, as refusals name it. */
export const limitText = (least: Fen, most: Fen): string => `${whole(least)}～${whole(most)} 元`
