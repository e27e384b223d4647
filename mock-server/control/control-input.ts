import * as z from 'zod/mini'
import type { Fault } from '../server/faults.ts'
import type { MockSwitches, SiteSettings } from '../state/site.ts'

/**
 * Checks control input. A misspelt name that was accepted and did nothing would cost its author an afternoon.
 */

/** Control input that makes no sense. The message says why. */
export class InvalidControlInput extends Error {
  override readonly name = 'InvalidControlInput'
}

const whole = z.int().check(z.gte(0))
const when = {
  endpoint: z.string(),
  applied: z.optional(z.boolean()),
  times: z.optional(whole),
  skip: z.optional(whole),
  delayMs: z.optional(whole),
  jitterMs: z.optional(whole),
}
const kind = <const K extends Fault['kind'], const S extends z.core.$ZodShape>(name: K, fields: S) =>
  z.strictObject({ kind: z.literal(name), ...fields, ...when })

const faultSchema = z.discriminatedUnion('kind', [
  kind('refuse', { code: z.int(), message: z.string() }),
  kind('http', { status: z.int().check(z.gte(200), z.lte(599)), body: z.enum(['json', 'html', 'empty']) }),
  kind('truncated', { keep: z.optional(whole) }),
  kind('patch', { fields: z.record(z.string(), z.unknown()) }),
  kind('drop', {}),
  kind('hang', {}),
  kind('slow', {}),
])

/** Throws InvalidControlInput unless `wanted` is a list of faults for calls that the mock backend has. */
export function checkFaults(wanted: unknown, isServed: (path: string) => boolean): void {
  const read = z.safeParse(z.array(faultSchema), wanted)
  const [issue] = read.error?.issues ?? []
  if (issue)
    throw new InvalidControlInput(`faults.add.${issue.path.join('.')}: ${issue.message}${unknownKeys(issue)}`)
  const lost = read.data?.find(({ endpoint }) => endpoint !== '*' && !isServed(endpoint))
  if (lost)
    throw new InvalidControlInput(
      `no call ${lost.endpoint}: a fault's endpoint is a path like /api/transfer, or *`,
    )
}

const unknownKeys = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `: ${issue.keys.join(', ')}` : ''

/** Throws InvalidControlInput where `wanted` has a name that `now` lacks, or a value of another type. */
export function checkSettings(now: SiteSettings | MockSwitches, wanted: object = {}): void {
  const known: Record<string, unknown> = { ...now }
  for (const [name, value] of Object.entries(wanted)) {
    if (!Object.hasOwn(known, name))
      throw new InvalidControlInput(`no setting "${name}"; there are: ${Object.keys(known).join(', ')}`)
    const had = known[name]
    if (!fits(name, had, value)) throw new InvalidControlInput(`"${name}" is like ${JSON.stringify(had)}`)
  }
}

/** A number or null: their current value does not show which types they take. */
const NUMBER_OR_NULL = new Set<string>(['autoReviewMs', 'refusalCode'] satisfies (keyof MockSwitches)[])

const fits = (name: string, had: unknown, value: unknown): boolean =>
  NUMBER_OR_NULL.has(name)
    ? value === null || Number.isSafeInteger(value)
    : typeof had === typeof value && Array.isArray(had) === Array.isArray(value) && value !== null
