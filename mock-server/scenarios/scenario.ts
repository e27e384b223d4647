import * as z from 'zod/mini'
import { type Fen, yuan } from '#contracts/money/money.ts'
import type { BuildContext } from './building/builders.ts'
import type { Persona } from './personas.ts'

/** One named world of the catalogue. The console, the provider states, the pictures and the browser tests derive from it. */
export type Scenario<P extends z.core.$ZodShape = z.core.$ZodShape> = {
  /** The title: what the scenario shows, in one line for the console. */
  title: string
  /** Other words that people call it by. Only the search reads them. */
  words: string
  /** Shows nothing that a client wants to see, so that the console lists it only when it is asked for. */
  isForTests?: true
  /** The route of the app where it shows best. */
  path: string
  /** The member who looks at it first. If left out, the demo's member; null: a visitor. */
  as?: Persona | null
  params: z.ZodMiniObject<P>
  /** The params of its small picture, if the default ones show little or take long. */
  picture?: z.input<z.ZodMiniObject<P>>
  /** Describes the world precisely enough for a backend team to set up the same state. */
  must: string
  /** For a world that needs a certain hour: the latest such moment not after `now`. The world's clock is set to it. */
  at?: (now: number) => number
  build: (context: BuildContext, params: z.output<z.ZodMiniObject<P>>) => void
}

/** Infers the builder's param type from the scenario's schema. */
export const scenario = <const P extends z.core.$ZodShape>(one: Scenario<P>): Scenario<P> => one

export const none = z.object({})

type Schema = z.core.$ZodType
/** The label of a param, and of each choice its label and, after a bar, what else people call it. */
type ParamWords = { label: string; choices?: Readonly<Record<string, string>> }
const wordsOfParams = new WeakMap<Schema, ParamWords>()
export const paramWords = (schema: Schema): ParamWords | undefined => wordsOfParams.get(schema)

/** A param with the label that the console shows. */
export function labelled<T extends Schema>(label: string, schema: T): T {
  wordsOfParams.set(schema, { label })
  return schema
}

/** A param in 元. */
export const amount = (label: string, fallback: Fen) => labelled(label, z._default(yuan, fallback))

/** A param with a few values, each with its label and, after a bar, what else people call it. */
export function oneOf<const C extends Readonly<Record<string, string>>>(
  label: string,
  choices: C,
  fallback: keyof C & string,
) {
  const schema = z._default(z.enum(Object.keys(choices) as (keyof C & string)[]), fallback as never)
  wordsOfParams.set(schema, { label, choices })
  return schema
}

/** A param for the state of something that is reviewed. */
export const decision = oneOf(
  '审核结果',
  {
    pending: '待审核 / 待支付 | 审核中 待处理 待付款 未付款 等待',
    approved: '审核通过 / 已到账 | 已通过 成功 已付款',
    rejected: '审核拒绝 / 未入账 | 未通过 被拒 退回 退款 失败',
  },
  'pending',
)
export type Decision = z.output<typeof decision>
