import * as z from 'zod/mini'
import type { Fault } from '../server/faults.ts'
import { memberNamed } from '../state/members.ts'
import type { MockSwitches, SiteSettings } from '../state/site.ts'
import type { Member, World } from '../state/types.ts'
import { autoReviewRules, MOST_FEN } from './back-office-inputs.ts'

/**
 * Checks control input. A misspelt name that was accepted and did nothing would cost its author an afternoon.
 */

/** Invalid control input. The message says why. */
export class InvalidControlInput extends Error {
  override readonly name = 'InvalidControlInput'
}

const wholeNumber = z.int().check(z.gte(0))
const common = {
  endpoint: z.string(),
  applied: z.optional(z.boolean()),
  times: z.optional(wholeNumber),
  skip: z.optional(wholeNumber),
  delayMs: z.optional(wholeNumber),
  jitterMs: z.optional(wholeNumber),
  bytesPerSecond: z.optional(z.int().check(z.gte(1))),
}
const kind = <const K extends Fault['kind'], const S extends z.core.$ZodShape>(name: K, fields: S) =>
  z.strictObject({ kind: z.literal(name), ...fields, ...common })

const faultSchema = z.discriminatedUnion('kind', [
  kind('refuse', { code: z.int(), message: z.string() }),
  kind('http', { status: z.int().check(z.gte(200), z.lte(599)), body: z.enum(['json', 'html', 'empty']) }),
  kind('truncated', { keep: z.optional(wholeNumber) }),
  kind('patch', { fields: z.record(z.string(), z.unknown()) }),
  kind('drop', {}),
  kind('offline', {}),
  kind('hang', {}),
  kind('slow', {}),
])

/** Throws InvalidControlInput unless `input` is a list of faults for calls that the mock backend has. */
export function checkFaults(input: unknown, isServed: (path: string) => boolean): void {
  const parsed = z.safeParse(z.array(faultSchema), input)
  const [issue] = parsed.error?.issues ?? []
  if (issue)
    throw new InvalidControlInput(`faults.add.${issue.path.join('.')}: ${issue.message}${unknownKeys(issue)}`)
  const unserved = parsed.data?.find(({ endpoint }) => endpoint !== '*' && !isServed(endpoint))
  if (unserved)
    throw new InvalidControlInput(
      `no call ${unserved.endpoint}: a fault's endpoint is a path like /api/transfer, or *`,
    )
}

const unknownKeys = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `: ${issue.keys.join(', ')}` : ''

/** Throws InvalidControlInput where `input` has a name that `current` lacks, or a value of another type. */
export function checkSettings(current: SiteSettings | MockSwitches, input: object = {}): void {
  const known: Record<string, unknown> = { ...current }
  for (const [name, value] of Object.entries(input)) {
    if (!Object.hasOwn(known, name))
      throw new InvalidControlInput(`no setting "${name}"; there are: ${Object.keys(known).join(', ')}`)
    const old = known[name]
    if (!fits(name, old, value)) throw new InvalidControlInput(`"${name}" is like ${JSON.stringify(old)}`)
    if (name === 'redPacketPhase' && !PHASES.includes(String(value)))
      throw new InvalidControlInput(`the setting "${name}" is one of ${PHASES.join(', ')}`)
    if (name === 'payRanges' && !z.safeParse(rangesSchema(old), value).success)
      throw new InvalidControlInput(`the setting "${name}" has each way with min and max in fen, min <= max`)
    if (name === 'autoReviewByKind' && !z.safeParse(autoReviewRules, value).success)
      throw new InvalidControlInput(`the setting "${name}" has a rule {delayMs, rejectPercent} for each kind`)
    const most = MOST[name]
    if (most !== undefined && !isWhole(value, most))
      throw new InvalidControlInput(`the setting "${name}" is a whole number from 0 to ${most}`)
  }
}

/** Every payment way that exists, and no other. */
const rangesSchema = (ways: unknown) => {
  const range = z
    .strictObject({ min: wholeNumber, max: z.int().check(z.gte(1), z.lte(MOST_FEN)) })
    .check(z.refine(({ min, max }) => min <= max))
  return z.strictObject(Object.fromEntries(Object.keys(ways ?? {}).map((way) => [way, range])))
}

const PHASES: readonly string[] = [
  'CLOCK',
  'READY',
  'STARTING',
  'END',
] satisfies SiteSettings['redPacketPhase'][]

/** The largest value of each setting that is a number: rates in millionths, fees in hundredths of a USDT, amounts in fen. */
const MOST: Readonly<Record<string, number>> = {
  usdtRate: 1_000_000_000,
  withdrawUsdtRate: 1_000_000_000,
  feeErc20: 1_000_000,
  feeTrc20: 1_000_000,
  withdrawalsADay: 1_000,
  withdrawalFromHour: 24,
  withdrawalToHour: 24,
  minWithdrawal: MOST_FEN,
  maxWithdrawal: MOST_FEN,
} satisfies Partial<Record<keyof SiteSettings, number>>

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most

/** These take a number or null. Their current value does not show both types. */
const NUMBER_OR_NULL = new Set<string>(['autoReviewMs', 'refusalCode'] satisfies (keyof MockSwitches)[])

const fits = (name: string, old: unknown, value: unknown): boolean =>
  NUMBER_OR_NULL.has(name)
    ? value === null || Number.isSafeInteger(value)
    : typeof old === typeof value && Array.isArray(old) === Array.isArray(value) && value !== null

/** The member of that name. Throws InvalidControlInput if there is none. */
export function knownMember(world: Pick<World, 'usernames' | 'members'>, username: string): Member {
  const member = memberNamed(world, username)
  if (!member) throw new InvalidControlInput(`no member ${username}`)
  return member
}
