import * as z from 'zod/mini'
import { SECOND_MS } from '#contracts/time/beijing-time.ts'
import { PENDING } from '#contracts/wire/record-codes.ts'
import { type RealTime, turnClock } from '../state/clock.ts'
import { memberNamed } from '../state/members.ts'
import type { ReviewKind } from '../state/submissions.ts'
import type { World } from '../state/types.ts'
import { application, type BuildContext, decided } from './building/builders.ts'
import { DEMO } from './personas.ts'

/** The present world, and the machine's time. */
type Present = BuildContext & { real: RealTime }

/**
 * A provider state that lets something happen in the present world. All others (catalogue.ts) replace the world. Flows of
 * several calls need it where the member cannot act: a reviewer decides, time passes.
 */
export type WorldEvent<P extends z.core.$ZodShape = z.core.$ZodShape> = {
  params: z.ZodMiniObject<P>
  /** Describes what happens precisely enough for a backend team to do the same. */
  must: string
  /** Throws RangeError if the world has nothing that this could happen to. */
  happen: (present: Present, params: z.output<z.ZodMiniObject<P>>) => void
}

/** Infers the type of the params from the schema. */
const event = <const P extends z.core.$ZodShape>(one: WorldEvent<P>): WorldEvent<P> => one

const KEEPS = 'Changes the present world and forgets nothing of it, tokens included.'

/** The newest submission of each kind that waits, by what it is decided by. */
const WAITING = {
  deposit: ({ deposits }) => newest(deposits)?.no,
  withdrawal: ({ withdrawals }) => newest(withdrawals)?.no,
  application: ({ applications }) => newest(applications)?.id,
  agent: ({ agentApplications }) => newest(agentApplications)?.memberId,
} satisfies Record<ReviewKind, (world: World) => string | undefined>

/** Submissions are kept in the order in which they were made. */
const newest = <S extends { state: number }>(submissions: Readonly<Record<string, S>>): S | undefined =>
  Object.values(submissions)
    .filter(({ state }) => state === PENDING)
    .at(-1)

export const events = {
  reviewed: event({
    params: z.strictObject({
      what: z.enum(['deposit', 'withdrawal', 'application', 'agent']),
      decision: z._default(z.enum(['approved', 'rejected']), 'approved'),
    }),
    must: `${KEEPS} The newest \`what\` that waits is decided, as your back office or the payment service decides it: a deposit is paid and credited, or has failed; a withdrawal is paid, or its amount is back in the central wallet; an application for a promotion passes and its bonus is in the central wallet, or is rejected; an application as agent likewise. If none waits, answer 400.`,
    happen: (context, { what, decision }) => {
      const id = WAITING[what](context.world)
      if (id === undefined) throw new RangeError(`no ${what} waits for a decision`)
      decided(context, what, id, decision)
    },
  }),

  applied: event({
    params: z.strictObject({ activity: z._default(z.string(), '3') }),
    must: `${KEEPS} Member ${DEMO.username} has applied for promotion \`activity\`, which pays a fixed bonus, and the application waits.`,
    happen: (context, { activity }) => {
      const who = memberNamed(context.world, DEMO.username)
      if (!who) throw new RangeError(`there is no member ${DEMO.username}`)
      application(context, who, activity)
    },
  }),

  'time-passed': event({
    params: z.strictObject({ seconds: z.int().check(z.minimum(1), z.maximum(86_400)) }),
    must: `${KEEPS} \`seconds\` seconds have passed, and what falls due in them has happened: the clock that your rules read stands so much later, or every time in your database so much earlier. The session may have ended by it; the flows log in again.`,
    happen: ({ world, real }, { seconds }) => {
      turnClock(world, real, { byMs: seconds * SECOND_MS })
    },
  }),
} as const

export type EventName = keyof typeof events
export const EVENT_NAMES = Object.keys(events) as EventName[]
export const isEvent = (name: string): name is EventName => Object.hasOwn(events, name)

/** Lets the event happen. Throws RangeError for params that it does not take, and where nothing can happen. */
export function letHappen(name: EventName, params: unknown, present: Present): void {
  const { params: schema, happen } = events[name] as unknown as WorldEvent
  const decoded = z.safeDecode(schema, (params ?? {}) as never)
  if (!decoded.success) {
    const [issue] = decoded.error.issues
    throw new RangeError(`event "${name}" does not take ${issue?.path.join('.')}: ${issue?.message}`)
  }
  happen(present, decoded.data)
}
