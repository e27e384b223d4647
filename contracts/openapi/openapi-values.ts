import type * as z from 'zod/mini'
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
import { ADDRESSES, type AddressKind, PICTURE_ENDINGS } from '../wire/address-patterns.ts'
import { ADDRESS_KINDS, requiredPageAddress } from '../wire/addresses.ts'
import * as wire from '../wire/wire.ts'
import { decimal, exactDecimal, orEmpty, TIME, WHOLE } from './openapi-patterns.ts'

export type JsonSchema = Record<string, unknown>

/**
 * What each small codec reads, as a named schema of the OpenAPI file. Each form has its own type, because some
 * client generators turn an enum of 0, "0" and false into an object with duplicate keys.
 */

/** Numbers in the smallest unit must be below 2^51, so that sums stay exact. */
const LARGEST = 2 ** 51

/** The schema cannot limit the decimals of a number: validators compute `multipleOf` in binary, where 8.88 fails. */
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

/** The number of digits before the point that every amount below the limit may have. */
const wholesBelow = (limit: number): number => String(Math.floor(limit)).length - 1

const mayBeMissing = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [...(schema.type as string[]), 'null'],
  pattern: orEmpty(schema.pattern as string),
})

const YUAN = amount(
  2,
  '元: a number or a decimal text with at most 2 significant decimals; zeros may follow them. Commas may only group thousands.',
  [100.5, '100.50', 100, '100.5000'],
)

const whole: JsonSchema = {
  type: ['integer', 'string'],
  minimum: -999_999_999_999_999,
  maximum: 999_999_999_999_999,
  pattern: WHOLE,
  examples: [3, '3'],
}

/** The numbers as texts, each alone: from an enum, generators would derive the same keys as from the numbers. */
export const textsOf = (numbers: readonly unknown[]): JsonSchema[] =>
  numbers.map((number) => ({ const: String(number) }))

const onOff = (...texts: JsonSchema[]): JsonSchema[] => [
  { type: 'integer', enum: [0, 1] },
  ...texts,
  { type: 'boolean' },
]
const onOffOrNone = onOff({ type: ['string', 'null'], pattern: '^[01]?$' })
const time = { type: ['string', 'null'], pattern: TIME }

const HTTP =
  'https, without a user name, with a host in plain characters. http is allowed for loopback hosts, and for the host of the app itself, which no expression can state. If every `&` of the query is written as `&amp;`, the app reads `&`.'
const ADDRESS_DESCRIPTIONS: Record<AddressKind, string> = {
  Page: `The address of a page, of at most 4,096 characters: ${HTTP} Missing, null or "" means none.`,
  InstallLink: `Like \`Page\`, or Apple's \`itms-services:\`. Missing, null or "" is none.`,
  Picture: `A data URI, or the address of a picture: like \`Page\`, or a path from the root that ends like a picture file (${PICTURE_ENDINGS.replace('jpe?g', 'jpg|jpeg').replaceAll('|', ', ')}, in any case) or is below /api/. Names in a path have letters of any script, digits, blanks and ()@~+-_ and no two dots in a row. Of such a path the proxy gives the files of the app's own release precedence, and hands on all others to the backend. Pictures in HTML are only https, or such a path that is no call. Missing, null or "" means none.`,
  AppLink: 'An address inside the app; missing, null or "" means none.',
}

/** The schema of each value, by its name in the file. The first of its examples is the preferred form. */
const VALUES: Record<string, JsonSchema> = {
  Yuan: YUAN,
  YuanSent: {
    ...YUAN,
    pattern: exactDecimal(wholesBelow(YUAN.exclusiveMaximum as number), 2),
    description:
      '元 in a request: like `Yuan`, but a text has at most two decimals. The app writes a number.',
    examples: [100.5, '100.50'],
  },
  YuanOrZero: mayBeMissing({ ...YUAN, description: 'Like `Yuan`; missing, null or "" is 0.' }),
  YuanIfKnown: mayBeMissing({ ...YUAN, description: 'Like `Yuan`; missing, null or "" is unknown.' }),
  Usdt: mayBeMissing(amount(2, 'USDT, otherwise as `Yuan`; missing, null or "" is unknown.', [1.5, '1.50'])),
  Rate: mayBeMissing(
    amount(6, '元 for 1 USDT, at most 6 decimals; missing, null, "" or 0 is unknown.', [7.3, '7.300000']),
  ),
  Percent: mayBeMissing(
    amount(4, 'Percent (0.8 is 0.8 %), at most 4 decimals; missing, null or "" is 0.', [0.8, '0.80']),
  ),
  PercentIfKnown: mayBeMissing(amount(4, 'Like `Percent`; missing, null or "" is unknown.', [0.8, '0.80'])),
  Flag: { anyOf: onOffOrNone, description: '1 is yes and 0 is no; missing, null or "" is no.' },
  FlagOn: { anyOf: onOffOrNone, description: '1 is yes and 0 is no; missing, null or "" is yes.' },
  FlagSent: {
    anyOf: onOff(...textsOf([0, 1])),
    description: '1 is yes and 0 is no. The app writes a number.',
  },
  Text: {
    type: ['string', 'number', 'null'],
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'A text; missing or null means none. The app cuts it after 8,000 characters.',
  },
  LongText: {
    type: ['string', 'number', 'null'],
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'HTML; missing or null means none.',
  },
  ...Object.fromEntries(
    Object.entries(ADDRESSES).map(([kind, pattern]) => [
      kind,
      {
        type: ['string', 'null'],
        pattern: orEmpty(pattern),
        description: ADDRESS_DESCRIPTIONS[kind as AddressKind],
      },
    ]),
  ),
  PageGiven: { type: 'string', pattern: ADDRESSES.Page, description: 'Like `Page`, but required.' },
  Id: {
    type: ['string', 'integer'],
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description:
      'An id: a text, or a whole number up to 2^53 - 1, which reads as text. Larger numbers must be sent as text.',
    examples: ['17', 17],
  },
  Whole: { ...whole, description: 'A whole number, also as text.' },
  WholeOrZero: mayBeMissing({
    ...whole,
    description: 'A whole number, also as text; missing, null or "" is 0.',
  }),
  WholeIfKnown: mayBeMissing({
    ...whole,
    description: 'A whole number, also as text; missing, null or "" is unknown.',
  }),
  Code: {
    type: ['number', 'string', 'null'],
    description: 'A number of a code table, also as text; any other value reads as unknown.',
    examples: [1, '1'],
  },
  Time: {
    ...time,
    description:
      '`YYYY-MM-DD HH:mm:ss` in Beijing time (UTC+8), or ISO 8601 with a zone; a day without a time means its midnight. Missing, null, "" and `0000-00-00 00:00:00` mean no time.',
    examples: ['2026-05-01 12:00:00', '2026-05-01T04:00:00.000Z'],
  },
  Day: {
    ...time,
    description:
      '`YYYY-MM-DD`, a day in Beijing; a time after it is dropped. ISO 8601 with a zone means the day in Beijing that began at that moment. Missing, null, "" and `0000-00-00` mean no day.',
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

/** The name of the value that a codec reads; undefined if the codec has none here. */
export const valueNameOf = (codec: z.core.$ZodType): string | undefined => NAMES.get(codec)
/** The value of every code table; each table has a codec of its own. */
export const CODE = 'Code'

/** A reference to a value, whose schema is put into `components`. */
export function referTo(name: string, components: Record<string, JsonSchema>): JsonSchema {
  const value = VALUES[name]
  if (value) components[name] = value
  return { $ref: `#/components/schemas/${name}` }
}
