import * as z from 'zod/mini'
import { InvalidControlInput } from './control-input.ts'

/** The input of each verb that takes more than the types of its values say. */

const text = (most: number) => z.string().check(z.maxLength(most))
const atLeast = (least: number) => z.int().check(z.gte(least))

const MOST_ROWS = 500

export const booksInput = z.strictObject({
  username: z.optional(z.string()),
  ref: z.optional(z.string()),
  limit: z.optional(z.int().check(z.gte(1), z.lte(MOST_ROWS))),
})
export const ledgerInput = z
  .strictObject({ fromMs: z.optional(atLeast(0)), toMs: atLeast(0) })
  .check(z.refine(({ fromMs = 0, toMs }) => fromMs <= toMs, 'fromMs is after toMs'))
export const lifeInput = z.strictObject({ no: text(64).check(z.minLength(1)) })
export const idInput = z.strictObject({ id: atLeast(1) })
export const dueInput = z.union([
  z.strictObject({ to: z.union([z.number(), z.string()]) }),
  z.strictObject({ byMs: atLeast(0) }),
])

/** The input as its schema reads it. Throws InvalidControlInput that names the verb and the place. */
export function checked<S extends z.core.$ZodType>(verb: string, schema: S, input: unknown): z.output<S> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new InvalidControlInput(`${verb}.${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}
