/**
 * A replacement for one value of an answer. `undefined` removes the field. A value that is not an amount must never
 * show as money; `isAmount` marks those that may. `isNothing`: some fields read it as 0 (docs/wire.md#money-read).
 * `addsNoMoney`: as a replacement of an object or a list it contains no further money, and is not empty either
 * (docs/wire.md#empty-data).
 */
export type Swap = {
  what: string
  with: (value: unknown) => unknown
  isAmount?: true
  isNothing?: true
  addsNoMoney?: true
}

const swap = (what: string, value: unknown): Swap => ({ what, with: () => value })
const amount = (what: string, value: unknown): Swap => ({ what, with: () => value, isAmount: true })

/** Longer than any text that a screen expects. */
const LONG = '长'.repeat(2_000)
const MARKUP = '<img src=x onerror="window.__pwn=1">'

/** Fits any place. */
const ANYWHERE: readonly Swap[] = [
  { ...swap('missing', undefined), isNothing: true },
  { ...swap('null', null), isNothing: true },
  { ...swap('empty text', ''), isNothing: true },
  { ...swap('a text', MARKUP), addsNoMoney: true },
  { ...swap('true', true), addsNoMoney: true },
  swap('an empty list', []),
  swap('an empty object', {}),
  { what: 'in a list', with: (value) => [value] },
  { what: 'one level deeper', with: (value) => ({ data: value }) },
]

/** In the place of a text, a number or a flag. */
export const LEAVES: readonly Swap[] = [
  ...ANYWHERE,
  swap('NaN as text', 'NaN'),
  swap('1e308', 1e308),
  amount('a negative number', -123.45),
  swap('a long text', LONG),
  swap('text of controls and directions', '\u202e\u0000\u200b\ufeff123'),
]

/** In the place of an amount. */
export const AMOUNTS: readonly Swap[] = [
  ...LEAVES,
  swap('Infinity as text', 'Infinity'),
  swap('an exponent as text', '1e3'),
  swap('hex', '0x64'),
  swap('twenty digits', '9'.repeat(20)),
  swap('two points', '1.2.3'),
  swap('a comma for a point', '12,50'),
  swap('dashes', '--'),
  amount('a fraction that only a rate has', 0.001),
  amount('a negative number as text', '-123.45'),
  amount('negative zero', '-0.00'),
  amount('the largest amount', 22_517_998_136_852.47),
]

/** In the place of an object. */
export const OBJECTS: readonly Swap[] = [
  ...ANYWHERE,
  { ...swap('a number', 7), addsNoMoney: true },
  { what: 'polluting', with: (value) => polluted(value), addsNoMoney: true },
]

/** In the place of a list. */
export const LISTS: readonly Swap[] = [
  ...ANYWHERE,
  { ...swap('a number', 7), addsNoMoney: true },
  { what: 'keyed by numbers', with: (value) => ({ ...(value as unknown[]) }), addsNoMoney: true },
  { what: 'a null among its rows', with: (value) => [null, ...(value as unknown[])] },
  { what: 'a text among its rows', with: (value) => ['row', ...(value as unknown[])], addsNoMoney: true },
  { what: 'each row twice', with: (value) => (value as unknown[]).flatMap((row) => [row, row]) },
  {
    what: 'two hundred rows',
    with: (value) => Array.from({ length: 200 }, (_, n) => (value as unknown[])[n % rowsOf(value)] ?? {}),
  },
]

const rowsOf = (value: unknown) => Math.max(1, (value as unknown[]).length)

/** Only JSON.parse makes an own field of this name. */
const polluted = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify({ ...(value as object), constructor: null, at: 0 }).replace(
      '"at":0',
      '"__proto__":{"polluted":1}',
    ),
  )
