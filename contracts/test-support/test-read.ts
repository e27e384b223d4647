import * as z from 'zod/mini'

/** What a schema reads of a value on the wire, for tests: the value in code, or 'REFUSED'. */
export const readOrRefused = (schema: z.core.$ZodType, wire: unknown): unknown => {
  const result = z.safeDecode(schema, wire as never)
  return result.success ? result.data : 'REFUSED'
}
