import * as z from 'zod/mini'
import { activity, activityApplication, activityDetail, activityType } from './activity.ts'
import { bank, card } from './cards.ts'
import { depositInfo, oneOrMany, openPaymentMethods, payBank, payCard, payRange } from './deposit.ts'
import { emptyAsList, noData } from './envelope.ts'
import { game, providerGame } from './games.ts'
import { levelOnTheWire, userInfo } from './member.ts'
import { percent, rate, requiredYuan, usdt, yuan, yuanOrZero } from './money.ts'
import { notice } from './notices.ts'
import { listBesideSums, rebateRecord, rebates } from './rebate.ts'
import { betRecord, transactionRecord } from './records.ts'
import { redPacketInfo, redPacketRecord, redPacketRule } from './red-packet.ts'
import { appInfo, banner } from './site.ts'
import { vipLevel } from './vip.ts'
import { venueWallet } from './wallet.ts'
import * as wire from './wire.ts'

/**
 * JSON Schema of the wire form, which is the input side of our codecs. Schemas that several answers share have
 * a name.
 */
export type JsonSchema = Record<string, unknown>

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

const decimal = ['number', 'string'] as const
const missable = [...decimal, 'null'] as const
const flagValues = [0, 1, '0', '1', false, true] as const
const flagSchema = { enum: [...flagValues, '', null], description: '0 or 1; missing is 0' }

/** Short schemas of what the small codecs read, the preferred form first. */
const CODECS = new Map<unknown, JsonSchema>([
  ...[yuan, requiredYuan].map(
    (codec) =>
      [codec, { type: decimal, description: '元, at most 2 decimals', examples: [100.5, '100.50'] }] as const,
  ),
  [
    yuanOrZero,
    { type: missable, description: '元, at most 2 decimals; missing is 0', examples: [100.5, '100.50'] },
  ],
  [usdt, { type: missable, description: 'USDT, at most 2 decimals; missing is 0', examples: [1.5] }],
  [
    rate,
    {
      type: missable,
      description: '元 for 1 USDT, at most 6 decimals; missing is unknown',
      examples: [7.3, '7.300000'],
    },
  ],
  [
    percent,
    { type: missable, description: 'Percent, at most 4 decimals; missing is 0', examples: [0.8, '0.80'] },
  ],
  [wire.flag, flagSchema],
  [wire.flagOn, { ...flagSchema, description: '0 or 1; missing is 1' }],
  [wire.requiredFlag, { enum: flagValues, description: '0 or 1' }],
  [wire.text, { type: ['string', 'number', 'null'] }],
  [wire.textIfAny, { type: ['string', 'number', 'null'], description: 'Left out when there is none' }],
  [wire.id, { type: ['string', 'number'] }],
  [wire.integer, { type: ['integer', 'string'] }],
  [wire.count, { type: ['integer', 'string', 'null'], description: 'Missing is 0' }],
  [wire.countIfAny, { type: ['integer', 'string', 'null'], description: 'Left out when unknown' }],
  [
    wire.state,
    {
      type: ['integer', 'string', 'null'],
      description: 'State of a deposit or withdrawal (0-3), or of a transfer (0-3)',
    },
  ],
  [
    wire.beijingTime,
    {
      type: ['string', 'null'],
      description: 'YYYY-MM-DD HH:mm:ss in Beijing time (UTC+8)',
      examples: ['2026-05-01 12:00:00'],
    },
  ],
  [wire.beijingDate, { type: ['string', 'null'], description: 'YYYY-MM-DD', examples: ['1990-01-31'] }],
  [noData, { description: 'Not read' }],
])

const LEVEL = { type: ['string', 'null'], description: 'P and the level; wins over `vip`', examples: ['P3'] }

const clearedTo = (target: JsonSchema, schema: JsonSchema): void => {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, schema)
}

/** A step that accepts anything (empty answers, other shapes) hides the schema behind it: show that instead. */
function withoutStep(step: unknown, schema: JsonSchema): JsonSchema {
  if (step === levelOnTheWire)
    return { ...schema, properties: { ...(schema.properties as JsonSchema), current_vip: LEVEL } }
  if (step === oneOrMany) return { oneOf: [schema, schema.items] }
  return schema
}

const NO_DATA = { type: 'null', description: 'Nothing to show' }
const NO_FIELDS = { type: ['null', 'array'], maxItems: 0, description: 'Nothing to show' }

/** The other forms that such a step accepts in place of a list, a page or an object. */
function otherForms(step: unknown, schema: JsonSchema): JsonSchema[] {
  const fields = (schema.properties ?? {}) as Record<string, JsonSchema>
  if (step === emptyAsList) {
    const keyed = {
      type: 'object',
      patternProperties: { '^\\d+$': schema.items },
      additionalProperties: false,
    }
    return [{ ...keyed, description: 'A list with gaps, keyed by numbers; {} is empty' }, NO_DATA]
  }
  if (step === listBesideSums) return [sumsAndPage(fields), NO_FIELDS]
  const rows = 'last_page' in fields ? plainOf(fields.data) : undefined
  return rows ? [{ ...rows, description: 'The rows alone; [] is an empty page' }, NO_DATA] : [NO_FIELDS]
}

/** The plain one of several forms. */
const plainOf = (schema: JsonSchema | undefined): JsonSchema | undefined =>
  Array.isArray(schema?.anyOf) ? (schema.anyOf[0] as JsonSchema) : schema

function sumsAndPage({ list, ...sums }: Record<string, JsonSchema>): JsonSchema {
  const page = plainOf(list) ?? {}
  const properties = { ...(page.properties as JsonSchema), ...sums }
  return { ...page, properties, description: 'The page beside the sums' }
}

function asRead(schema: z.core.$ZodType, step: unknown, json: JsonSchema): JsonSchema {
  const plain = withoutStep(step, json)
  const mayBeNull = z.safeDecode(schema, null as never).success && step !== oneOrMany
  return mayBeNull ? { anyOf: [plain, ...otherForms(step, plain)] } : plain
}

const isAnything = (schema: z.core.$ZodType): boolean =>
  isPipe(schema) && schema._zod.def.in._zod.def.type === 'optional'

const isPipe = (schema: z.core.$ZodType): schema is z.core.$ZodPipe => schema._zod.def.type === 'pipe'

/** The values of a code table behind a codec, if that is what it reads into. */
function tableOf(schema: z.core.$ZodType): readonly unknown[] | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional') return tableOf(def.innerType)
  return def.type === 'literal' ? def.values : undefined
}

/** A request must name a value of the table; an answer may hold another one, which reads as unknown. */
const describeTable = (table: readonly unknown[], isRequest: boolean): JsonSchema =>
  isRequest
    ? { enum: [...table, ...table.map(String)] }
    : {
        type: missable,
        description: `One of ${table.filter((code) => code !== wire.UNKNOWN_STATE).join(', ')}`,
      }

/** Converts schemas; entities land in `components` and are referred to. */
export function schemaWriter(
  components: Record<string, JsonSchema>,
): (schema: z.core.$ZodType) => JsonSchema {
  const override = (zodSchema: z.core.$ZodType, json: JsonSchema): void => {
    const known = CODECS.get(zodSchema)
    if (known) return clearedTo(json, known)
    if (zodSchema._zod.def.type === 'file')
      return clearedTo(json, { type: 'string', contentMediaType: 'image/png' })
    if (!isPipe(zodSchema)) return
    const { def } = zodSchema._zod
    const table = tableOf(def.out)
    if (table) clearedTo(json, describeTable(table, def.in._zod.def.type === 'union'))
    else if (isAnything(def.in)) clearedTo(json, asRead(zodSchema, def.in, write(def.out)))
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
