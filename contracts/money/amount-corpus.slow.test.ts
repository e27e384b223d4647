import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AMOUNT_PARTS, type AmountParts, textOf, typedFen, wireFen } from '../test-corpora/amounts.ts'
import { judgeAll } from '../test-corpora/run-corpus.ts'
import { requiredYuan, usdtIfAny, yuan, yuanIfKnown, yuanOrZero } from './money.ts'
import { parseTyped } from './typed-amount.ts'

const differs = (read: number | undefined, expected: number | undefined, text: string) =>
  Object.is(read, expected) ? undefined : `${JSON.stringify(text)} reads as ${read}, not ${expected}`

test('a form reads each amount of the corpus correctly, or not at all', () => {
  judgeAll('amounts: typed', AMOUNT_PARTS, (parts) =>
    differs(parseTyped(textOf(parts)), typedFen(parts), textOf(parts)),
  )
})

const readBy = (codec: z.ZodMiniType<unknown>) => (text: string) => {
  const read = z.safeDecode(codec, text)
  return read.success ? (read.data as number) : undefined
}

test('the wire codec reads each amount of the corpus correctly, or refuses it', () => {
  const read = readBy(yuan)
  judgeAll('amounts: on the wire', AMOUNT_PARTS, (parts) =>
    differs(read(textOf(parts)), wireFen(parts), textOf(parts)),
  )
})

/** An empty text is a missing amount, which some fields read as 0. */
const orZero = (parts: AmountParts) => (textOf(parts) === '' ? 0 : wireFen(parts))

test('no money codec reads an unreadable amount as 0', () => {
  const codecs = {
    yuanOrZero: readBy(yuanOrZero),
    usdtIfAny: readBy(usdtIfAny),
    yuanIfKnown: readBy(yuanIfKnown),
  }
  judgeAll('amounts: what may be missing', AMOUNT_PARTS, (parts) => {
    const text = textOf(parts)
    return (
      differs(codecs.yuanOrZero(text), orZero(parts), text) ??
      differs(codecs.usdtIfAny(text), wireFen(parts), text) ??
      differs(codecs.yuanIfKnown(text), wireFen(parts), text)
    )
  })
})

test('an amount in a request has no third decimal, not even as binary noise', () => {
  const read = readBy(requiredYuan)
  judgeAll('amounts: in a request', AMOUNT_PARTS, (parts) => {
    const [, , point, fraction] = parts
    const expected = point === '.' && fraction.length > 2 ? undefined : wireFen(parts)
    return differs(read(textOf(parts)), expected, textOf(parts))
  })
})

test('numbers at the limits of a double are read exactly, or refused', () => {
  const read = (wire: unknown) => {
    const result = z.safeDecode(yuan, wire as number)
    return result.success ? result.data : undefined
  }
  expect(
    [-0, 5e-324, 0.005, 1e21, 1e308, 22_517_998_136_852.47, 22_517_998_136_852.48, 2 ** 53, -1e-12, 1e-7].map(
      read,
    ),
  ).toEqual([
    0,
    0,
    undefined,
    undefined,
    undefined,
    2_251_799_813_685_247,
    undefined,
    undefined,
    0,
    undefined,
  ])
  expect([Number.NaN, Infinity, -Infinity].map(read)).toEqual([undefined, undefined, undefined])
})
