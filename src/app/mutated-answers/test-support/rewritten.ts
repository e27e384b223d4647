import type * as z from 'zod/mini'
import { answerSchema, codecOf, fieldsOf, rowOf } from '#contracts/test-support/test-walk.ts'
import { longText, text, textIfAny } from '#contracts/wire/wire.ts'
import { routeAt } from './plan.ts'
import type { Spoil } from './visit.tsx'

/** Names, titles, notes and addresses: whatever the contract reads as free text. */
const TEXTS = new Set<unknown>([text, longText, textIfAny])

/** Each free text of an answer replaced by `typed`; numbers, codes and keys stay. */
function rewritten(schema: z.core.$ZodType | undefined, value: unknown, typed: string): unknown {
  if (typeof value === 'string') return TEXTS.has(codecOf(schema)) ? typed : value
  if (Array.isArray(value)) return value.map((row) => rewritten(rowOf(schema), row, typed))
  if (typeof value !== 'object' || value === null) return value
  const fields = fieldsOf(schema)
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, rewritten(fields[name], field, typed)]),
  )
}

/** Puts this text into every answer, wherever it has words. */
export const spoilTexts =
  (typed: string): Spoil =>
  (path, good) => ({
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify(rewritten(answerSchema(routeAt(path)), JSON.parse(good), typed)),
  })
