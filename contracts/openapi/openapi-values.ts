import type * as z from 'zod/mini'
import { ADDRESSES, type AddressKind } from '../address-patterns.ts'
import { ADDRESS_KINDS, requiredPageAddress } from '../addresses.ts'
import {
  percent,
  percentIfKnown,
  rate,
  requiredYuan,
  usdtIfAny,
  yuan,
  yuanIfKnown,
  yuanOrZero,
} from '../money/money.ts'
import * as wire from '../wire/wire.ts'
import { decimal, exactDecimal, orEmpty, TIME, WHOLE } from './openapi-patterns.ts'

export type JsonSchema = Record<string, unknown>

/**
 * What each small codec reads, as a named schema of the OpenAPI file. Each form has its own type: of
 * an enum that mixes 0, "0" and false some client generators make an object with the same key twice.
 */

/** Numbers in the smallest unit must lie below 2^51, so that sums stay exact. */
const LARGEST = 2 ** 51

/** How many decimals a number has cannot be said: validators calculate `multipleOf` in binary, where 8.88 fails. */
function amount(places: number, description: string, examples: unknown[]): JsonSchema {
  const limit = LARGEST / 10 ** places
  return {
    type: ['number', 'string'],
    exclusiveMinimum: -limit,
    exclusiveMaximum: limit,
    pattern: decimal(wholesBelow(limit), places),
    description,
    examples,
  }
}

/** Digits before the point that any amount below the limit may have. */
const wholesBelow = (limit: number): number => String(Math.floor(limit)).length - 1

const mayBeMissing = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [...(schema.type as string[]), 'null'],
  pattern: orEmpty(schema.pattern as string),
})

const YUAN = amount(
  2,
  '元: a number or a decimal text with at most 2 decimals that mean something; zeros may follow them. Commas only group thousands.',
  [100.5, '100.50', 100, '100.5000'],
)

const whole: JsonSchema = {
  type: ['integer', 'string'],
  minimum: -999_999_999_999_999,
  maximum: 999_999_999_999_999,
  pattern: WHOLE,
  examples: [3, '3'],
}

/** Texts have a pattern and no enum, from which generators would make the keys of the numbers once more. */
const onOff = (text: JsonSchema): JsonSchema[] => [
  { type: 'integer', enum: [0, 1] },
  text,
  { type: 'boolean' },
]
const onOffOrNone = onOff({ type: ['string', 'null'], pattern: '^[01]?$' })
const time = { type: ['string', 'null'], pattern: TIME }

const HTTP =
  'https, without a user name, to a host as it is written; http only between loopback hosts, and to the host of the app itself, which no expression can say. Where every `&` of the query is `&amp;`, it is read as `&`.'
const OF_ADDRESSES: Record<AddressKind, string> = {
  Page: `The address of a page, of at most 4,096 characters: ${HTTP} Missing, null or "" is none.`,
  InstallLink: `As \`Page\`, or Apple's \`itms-services:\`. Missing, null or "" is none.`,
  Picture: `The address of a picture, or the picture in a data URI: as \`Page\`, or a path from the root with the ending of a picture or under /api/. Missing, null or "" is none.`,
  AppLink: 'An address inside the app; missing, null or "" leads nowhere.',
}

/** Each value by its name in the file, the preferred form first in its examples. */
const VALUES: Record<string, JsonSchema> = {
  Yuan: YUAN,
  YuanSent: {
    ...YUAN,
    pattern: exactDecimal(wholesBelow(YUAN.exclusiveMaximum as number), 2),
    description: '元 of an order: as `Yuan`, but a text has two decimals at most. The app writes a number.',
    examples: [100.5, '100.50'],
  },
  YuanOrZero: mayBeMissing({ ...YUAN, description: 'As `Yuan`; missing, null or "" is 0.' }),
  YuanIfKnown: mayBeMissing({ ...YUAN, description: 'As `Yuan`; missing, null or "" is unknown.' }),
  Usdt: mayBeMissing(amount(2, 'USDT, otherwise as `Yuan`; missing, null or "" is unknown.', [1.5, '1.50'])),
  Rate: mayBeMissing(
    amount(6, '元 for 1 USDT, at most 6 decimals; missing, null, "" or 0 is unknown.', [7.3, '7.300000']),
  ),
  Percent: mayBeMissing(
    amount(4, 'Percent (0.8 is 0.8 %), at most 4 decimals; missing, null or "" is 0.', [0.8, '0.80']),
  ),
  PercentIfKnown: mayBeMissing(amount(4, 'As `Percent`; missing, null or "" is unknown.', [0.8, '0.80'])),
  Flag: { anyOf: onOffOrNone, description: '1 is yes and 0 is no; missing, null or "" is no.' },
  FlagOn: { anyOf: onOffOrNone, description: '1 is yes and 0 is no; missing, null or "" is yes.' },
  FlagSent: {
    anyOf: onOff({ type: 'string', pattern: '^[01]$' }),
    description: '1 is yes and 0 is no. The app writes a number.',
  },
  Text: {
    type: ['string', 'number', 'null'],
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'A text; missing or null is none. Of more than 8,000 characters the others are left out.',
  },
  LongText: {
    type: ['string', 'number', 'null'],
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'HTML; missing or null is none.',
  },
  ...Object.fromEntries(
    Object.entries(ADDRESSES).map(([kind, pattern]) => [
      kind,
      { type: ['string', 'null'], pattern: orEmpty(pattern), description: OF_ADDRESSES[kind as AddressKind] },
    ]),
  ),
  PageGiven: { type: 'string', pattern: ADDRESSES.Page, description: 'As `Page`, and never missing.' },
  Id: {
    type: ['string', 'integer'],
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description:
      'An id: a text, or a whole number up to 2^53 - 1, which reads as one. Larger ones come as text.',
    examples: ['17', 17],
  },
  Whole: { ...whole, description: 'A whole number, or the same as text.' },
  WholeOrZero: mayBeMissing({
    ...whole,
    description: 'A whole number, or the same as text; missing, null or "" is 0.',
  }),
  WholeIfKnown: mayBeMissing({
    ...whole,
    description: 'A whole number, or the same as text; missing, null or "" is unknown.',
  }),
  Code: {
    type: ['number', 'string', 'null'],
    description: 'A number of a code table, or the same as text; any other value reads as unknown.',
    examples: [1, '1'],
  },
  Time: {
    ...time,
    description:
      '`YYYY-MM-DD HH:mm:ss` in Beijing time (UTC+8), or ISO 8601 with a zone; a day alone is its midnight. Missing, null, "" and `0000-00-00 00:00:00` are no time.',
    examples: ['2026-05-01 12:00:00', '2026-05-01T04:00:00.000Z'],
  },
  Day: {
    ...time,
    description:
      '`YYYY-MM-DD`, a day of Beijing; a time behind it is dropped. Of ISO 8601 with a zone, the day of Beijing that began then. Missing, null, "" and `0000-00-00` are no day.',
    examples: ['1990-01-31', '1990-01-31T00:00:00.000Z'],
  },
}

const NAMES = new Map<unknown, string>([
  [yuan, 'Yuan'],
  [requiredYuan, 'YuanSent'],
  [yuanOrZero, 'YuanOrZero'],
  [yuanIfKnown, 'YuanIfKnown'],
  [usdtIfAny, 'Usdt'],
  [rate, 'Rate'],
  [percent, 'Percent'],
  [percentIfKnown, 'PercentIfKnown'],
  [wire.flag, 'Flag'],
  [wire.flagOn, 'FlagOn'],
  [wire.requiredFlag, 'FlagSent'],
  [wire.text, 'Text'],
  [wire.textIfAny, 'Text'],
  [wire.longText, 'LongText'],
  ...ADDRESS_KINDS,
  [requiredPageAddress, 'PageGiven'],
  [wire.id, 'Id'],
  [wire.integer, 'Whole'],
  [wire.count, 'WholeOrZero'],
  [wire.countIfAny, 'WholeIfKnown'],
  [wire.state, 'Code'],
  [wire.beijingTime, 'Time'],
  [wire.timeIfAny, 'Time'],
  [wire.beijingDate, 'Day'],
])

/** The name of what a codec reads; undefined for all but the small ones. */
export const valueNameOf = (codec: z.core.$ZodType): string | undefined => NAMES.get(codec)
/** Each code table has a codec of its own. */
export const CODE = 'Code'

/** A reference to a value, which lands in `components`. */
export function referTo(name: string, components: Record<string, JsonSchema>): JsonSchema {
  const value = VALUES[name]
  if (value) components[name] = value
  return { $ref: `#/components/schemas/${name}` }
}
