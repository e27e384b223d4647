import { parseBeijing } from '#contracts/time/beijing-time.ts'

/**
 * The kinds of values that a fingerprint tells apart, each with a value of that kind. They are finer than those of a
 * breach (conform/kinds.ts), and no value can be read from one.
 */
export const KINDS = {
  missing: undefined,
  null: null,
  'true or false': true,
  'an empty list': [],
  'a list': ['文字'],
  'an empty object': {},
  'an object keyed by numbers': { 0: '文字' },
  'an object': { zh: '文字' },
  zero: 0,
  'a whole number': 3,
  'a whole number of 10 digits or more': 1_777_777_777,
  'a whole number above 2^53': 2 ** 60,
  'a number with 1 or 2 decimals': 8.88,
  'a number with more decimals': 8.123456,
  'a negative number': -8.88,
  'text of zero': '0.00',
  'text of a whole number': '3',
  'text of a whole number of 10 digits or more': '6200000000000001234',
  'text of a number with 1 or 2 decimals': '8.88',
  'text of a number with more decimals': '8.8800',
  'text of a negative number': '-8.88',
  'text of a number with commas': '1,280.50',
  'text of true or false': 'true',
  'empty text': '',
  'a time': '2026-05-01 12:00:00',
  'a day': '2026-05-01',
  'a time with T or a zone': '2026-05-01T12:00:00+08:00',
  'a date of zeros': '0000-00-00 00:00:00',
  'a date that does not exist': '2026-02-30 10:00:00',
  'an https address': 'https://example.com/a.webp',
  'an http address': 'http://play.example.com/1',
  'a path from the root': '/a/b.webp',
  'a data address': 'data:image/png;base64,AA==',
  'masked text': '6200****1234',
  'text of HTML': '<p>文字</p>',
  'text in Chinese': '提交成功',
  'a sentence in Chinese': '提交成功，请稍候。',
  'letters and digits': 'D20260501120000001',
  letters: 'concise',
  'other text': 'PG Soft - 1/2',
} as const satisfies Record<string, unknown>
export type Kind = keyof typeof KINDS

const isNumbered = (value: object): boolean => Object.keys(value).every((key) => /^\d+$/.test(key))

/** The kind of a value of an answer. */
export function kindOf(value: unknown): Kind {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (typeof value === 'string') return kindOfText(value)
  if (typeof value === 'number') return kindOfNumber(value)
  if (typeof value !== 'object') return 'true or false'
  const isEmpty = Object.keys(value).length === 0
  if (Array.isArray(value)) return isEmpty ? 'an empty list' : 'a list'
  if (isEmpty) return 'an empty object'
  return isNumbered(value) ? 'an object keyed by numbers' : 'an object'
}

const LONG = 1_000_000_000

function kindOfNumber(value: number): Kind {
  if (value === 0) return 'zero'
  if (value < 0) return 'a negative number'
  if (!Number.isInteger(value))
    return /^\d+\.\d{1,2}$/.test(String(value))
      ? 'a number with 1 or 2 decimals'
      : 'a number with more decimals'
  if (!Number.isSafeInteger(value)) return 'a whole number above 2^53'
  return value >= LONG ? 'a whole number of 10 digits or more' : 'a whole number'
}

/** The first expression that a text matches says its kind. */
const TEXTS: readonly [RegExp, Kind][] = [
  [/^$/, 'empty text'],
  [/^(true|false)$/, 'text of true or false'],
  [/^-?0+(\.0+)?$/, 'text of zero'],
  [/^-\d+(\.\d+)?$/, 'text of a negative number'],
  [/^\d{1,9}$/, 'text of a whole number'],
  [/^\d{10,}$/, 'text of a whole number of 10 digits or more'],
  [/^\d+\.\d{1,2}$/, 'text of a number with 1 or 2 decimals'],
  [/^\d+\.\d{3,}$/, 'text of a number with more decimals'],
  [/^-?\d{1,3}(,\d{3})+(\.\d+)?$/, 'text of a number with commas'],
  [/^0000-00-00/, 'a date of zeros'],
  [/^https:/i, 'an https address'],
  [/^http:/i, 'an http address'],
  [/^data:/i, 'a data address'],
  [/^\/[^\s]*$/, 'a path from the root'],
  [/[*•●]{2}/, 'masked text'],
  [/<\w+[^>]*>/, 'text of HTML'],
  [/\p{Script=Han}.*[，。（）：；！？、]/u, 'a sentence in Chinese'],
  [/\p{Script=Han}/u, 'text in Chinese'],
  [/^[A-Za-z]+$/, 'letters'],
  [/^[A-Za-z\d_.-]+$/, 'letters and digits'],
]
const DATE = /^\d{4}-\d{2}-\d{2}/

function kindOfText(text: string): Kind {
  const trimmed = text.trim()
  if (DATE.test(trimmed) && !trimmed.startsWith('0000')) return kindOfDate(trimmed)
  return TEXTS.find(([form]) => form.test(trimmed))?.[1] ?? 'other text'
}

function kindOfDate(text: string): Kind {
  const isLocal = /^\d{4}-\d{2}-\d{2}T[\d:]+(\.\d+)?$/.test(text)
  if (parseBeijing(text) === undefined && !isLocal)
    return /^\d{4}-\d{2}-\d{2}([ T]\d{2}:|$)/.test(text) ? 'a date that does not exist' : 'other text'
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'a day'
  return /^\S+ [\d:]{8}$/.test(text) ? 'a time' : 'a time with T or a zone'
}

/** Kinds that differ in their values alone, and not in how a backend writes. */
const SAME_FORM: readonly (readonly Kind[])[] = [
  ['a whole number', 'zero', 'a number with 1 or 2 decimals', 'a negative number'],
  [
    ...(['text of a whole number', 'text of zero', 'text of a number with 1 or 2 decimals'] as const),
    'text of a negative number',
  ],
  ['an https address', 'an http address', 'a path from the root', 'a data address'],
]
const TEXTS_TO_READ: readonly Kind[] = [
  ...(['other text', 'text in Chinese', 'a sentence in Chinese', 'letters and digits', 'letters'] as const),
  ...(['text of HTML', 'text of a whole number', 'text of a whole number of 10 digits or more'] as const),
]

/** One kind for all that one form gives. */
export const formOf = (kind: Kind): Kind => SAME_FORM.find((same) => same.includes(kind))?.[0] ?? kind
/** As `formOf`, and one kind for all texts: what a text says is no form. */
export const familyOf = (kind: Kind): Kind => {
  const form = formOf(kind)
  return TEXTS_TO_READ.includes(form) ? 'other text' : form
}

/** Classes of lengths, as `5 to 16`. */
const LENGTHS = ['0', '1 to 4', '5 to 16', '17 to 64', '65 to 1000', '1001 to 8000', '8001 or more']
const MOST = [0, 4, 16, 64, 1_000, 8_000]

/** The class of the length of a text or a list. */
export function lengthClass(length: number): string {
  const at = MOST.findIndex((most) => length <= most)
  return LENGTHS.at(at) ?? ''
}
/** The place of a class among all, from short to long. */
export const lengthRank = (length: string): number => LENGTHS.indexOf(length)
