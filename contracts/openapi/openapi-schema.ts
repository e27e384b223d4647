import * as z from 'zod/mini'
import { activity, activityApplication, activityDetail, activityType } from '../activity.ts'
import { bank, card } from '../cards.ts'
import { depositInfo, oneOrMany, openPaymentMethods, payBank, payCard, payRange } from '../deposit.ts'
import { game, providerGame } from '../games.ts'
import { levelOnTheWire, userInfo } from '../member.ts'
import { notice } from '../notices.ts'
import { listBesideSums, rebateRecord, rebates } from '../rebate.ts'
import { betRecord, transactionRecord } from '../records.ts'
import { redPacketInfo, redPacketRecord, redPacketRule } from '../red-packet.ts'
import { appInfo, banner } from '../site.ts'
import { vipLevel } from '../vip.ts'
import { venueWallet } from '../wallet.ts'
import { anything, emptyAsList, noData } from '../wire/envelope.ts'
import { isExtension, strictOf } from '../wire/lenient.ts'
import { CODE, type JsonSchema, referTo, textsOf, valueNameOf } from './openapi-values.ts'

/**
 * JSON Schema of the wire form, which is the input side of our codecs. Schemas that several answers share get a
 * name.
 */
const ENTITIES = {
  AppInfo: appInfo,
  UserInfo: userInfo,
  Game: game,
  ProviderGame: providerGame,
  Banner: banner,
  RedPacketInfo: redPacketInfo,
  RedPacketRule: redPacketRule,
  RedPacketRecord: redPacketRecord,
  ActivityType: activityType,
  Activity: activity,
  ActivityDetail: activityDetail,
  ActivityApplication: activityApplication,
  Notice: notice,
  VipLevel: vipLevel,
  Card: card,
  Bank: bank,
  VenueWallet: venueWallet,
  RebateRecord: rebateRecord,
  Rebates: rebates,
  BetRecord: betRecord,
  TransactionRecord: transactionRecord,
  DepositInfo: depositInfo,
  PayCard: payCard,
  PayBank: payBank,
  PayRange: payRange,
  PayWays: openPaymentMethods,
} as const

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(ENTITIES)) names.add(schema, { id })

const LEVEL = {
  type: ['string', 'number', 'null'],
  description: '`P` and the number; it wins over `vip`',
  examples: ['P3'],
}

const replaceContent = (target: JsonSchema, schema: JsonSchema): void => {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, schema)
}

/**
 * The schema of a member on the wire, with `current_vip`, which the step `levelOnTheWire` reads before the schema
 * does.
 */
const withLevel = (step: unknown, schema: JsonSchema): JsonSchema =>
  step === levelOnTheWire
    ? { ...schema, properties: { ...(schema.properties as JsonSchema), current_vip: LEVEL } }
    : schema

const NOTHING = { type: ['null', 'string'], maxLength: 0, description: 'Empty' }
const NO_FIELDS = {
  type: ['null', 'boolean', 'number', 'string', 'array'],
  items: {},
  description: 'Not read; reads as an object without fields',
}
const EMPTY_LIST = { type: 'array', items: {}, maxItems: 0, description: 'No fields' }

/**
 * All forms that a preprocessing step accepts for a list, a page or an object; the form to write comes first. Such
 * a step accepts any input, so its own schema says nothing.
 */
function formsOf(step: unknown, schema: JsonSchema): JsonSchema[] {
  const fields = (schema.properties ?? {}) as Record<string, JsonSchema>
  if (step === anything) return [schema, NO_FIELDS]
  if (step === oneOrMany) return [schema, schema.items as JsonSchema, NOTHING]
  if (step === emptyAsList) {
    const keyed = { type: 'object', additionalProperties: schema.items }
    return [
      schema,
      { ...keyed, description: 'A list with gaps, as an object with numbers for keys; {} is empty' },
      NOTHING,
    ]
  }
  if (step === listBesideSums) {
    const rows = plainOf(plainOf(fields.list)?.properties?.data)
    return [{ ...schema, required: ['list'] }, sumsAndPage(fields), rowsOnly(rows), NOTHING]
  }
  return [schema, 'data' in fields ? rowsOnly(plainOf(fields.data)) : EMPTY_LIST, NOTHING]
}

const rowsOnly = (rows: JsonSchema | undefined): JsonSchema => ({
  ...rows,
  description: 'Only the rows; [] is an empty page',
})

/** The first of several forms. */
const plainOf = (schema: JsonSchema | undefined): (JsonSchema & { properties?: Fields }) | undefined =>
  Array.isArray(schema?.anyOf) ? (schema.anyOf[0] as JsonSchema) : schema
type Fields = Record<string, JsonSchema>

/** The form with the page beside the sums. If there is a `list`, it is the page instead. */
function sumsAndPage({ list, ...sums }: Fields): JsonSchema {
  const page = plainOf(list) ?? {}
  const properties = { ...page.properties, ...sums, list: { not: {}, description: 'Not in this form' } }
  return { ...page, properties, description: 'The page beside the sums' }
}

function asRead(schema: z.core.$ZodType, step: unknown, json: JsonSchema): JsonSchema {
  const plain = withLevel(step, json)
  return z.safeDecode(schema, null as never).success ? { anyOf: formsOf(step, plain) } : plain
}

/** JSON Schema has no files. Generators make one of this format, and validators know the other word. */
const FILE = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }

const isAnything = (schema: z.core.$ZodType): boolean =>
  isPipe(schema) && schema._zod.def.in._zod.def.type === 'optional'

const isPipe = (schema: z.core.$ZodType): schema is z.core.$ZodPipe => schema._zod.def.type === 'pipe'

/** The values of the code table that a codec reads into; undefined if there is none. */
function tableOf(schema: z.core.$ZodType): readonly unknown[] | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional') return tableOf(def.innerType)
  return def.type === 'literal' ? def.values : undefined
}

/** A request must have a value of the table, as number or as text. */
const eitherForm = (table: readonly unknown[]): JsonSchema => ({
  anyOf: [{ type: 'integer', enum: [...table] }, ...textsOf(table)],
})

/** Converts schemas to JSON Schema. Named ones are put into `components` and referred to. */
export function schemaWriter(
  components: Record<string, JsonSchema>,
): (schema: z.core.$ZodType) => JsonSchema {
  /** An answer may have a value outside the table, which reads as unknown. */
  const ofTable = (table: readonly unknown[], isRequest: boolean): JsonSchema => {
    if (isRequest) return eitherForm(table)
    return table.every((value) => typeof value === 'string')
      ? { type: ['string', 'null'] }
      : referTo(CODE, components)
  }
  const override = (zodSchema: z.core.$ZodType, json: JsonSchema): void => {
    const strict = strictOf.get(zodSchema)
    if (strict) {
      override(strict, json)
      json['x-lenient'] = true
      if (isExtension(zodSchema)) json['x-extension'] = true
      return
    }
    const value = valueNameOf(zodSchema)
    if (value) return replaceContent(json, referTo(value, components))
    if (zodSchema === noData) return replaceContent(json, { description: 'Not read' })
    if (zodSchema._zod.def.type === 'file') return replaceContent(json, FILE)
    if (!isPipe(zodSchema)) return
    const { def } = zodSchema._zod
    const table = tableOf(def.out)
    if (table) replaceContent(json, ofTable(table, def.in._zod.def.type === 'union'))
    else if (isAnything(def.in)) replaceContent(json, asRead(zodSchema, def.in, write(def.out)))
  }
  const write = (schema: z.core.$ZodType): JsonSchema => {
    const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      metadata: names,
      override: ({ zodSchema, jsonSchema }) => override(zodSchema, jsonSchema as JsonSchema),
    }) as JsonSchema
    for (const [name, def] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>))
      components[name] = inComponents(def)
    return inComponents(json)
  }
  return write
}

const inComponents = (json: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
