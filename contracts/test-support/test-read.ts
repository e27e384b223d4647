import * as z from 'zod/mini'

/** The value in code that a schema reads from a wire value, or 'REFUSED'. */
export const readOrRefused = (schema: z.core.$ZodType, wire: unknown): unknown => {
  const result = z.safeDecode(schema, wire as never)
  return result.success ? result.data : 'REFUSED'
}
