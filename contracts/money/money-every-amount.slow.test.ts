import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fen, grouped, plain, yuan, yuanOf } from './money.ts'

const read = (wire: number | string) => z.decode(yuan, wire)

it('every amount from 0.00 to 9,999.99 is read back from its number and its text', {
  timeout: 60_000,
}, () => {
  for (let n = 0; n <= 999_999; n += 1) {
    const amount = fen(n)
    const number = yuanOf(amount)
    const text = plain(amount)
    // One comparison per amount: a million expect() calls would take minutes.
    if (
      read(number) !== n ||
      read(text) !== n ||
      read(grouped(amount)) !== n ||
      z.encode(yuan, amount) !== number
    ) {
      expect.fail(`${n} fen did not survive as ${number} and "${text}"`)
    }
  }
})
