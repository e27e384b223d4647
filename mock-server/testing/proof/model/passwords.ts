import { NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { expectedCountedRefusal, expectedRefusal } from './calls.ts'
import type { Expected, Guard, Model, Person } from './state.ts'

/** Five wrong passwords in a row lock for 15 minutes. The mock backend chose these numbers. */
const TRIES = 5
const LOCK = 15 * 60_000

/** The result of a password check, whether it changes anything, and `note` to record it in the model. */
export type Checked = { right: boolean; note: () => void; changes: boolean }

export function checked(m: Model, guard: Guard, right: boolean): Checked {
  const locked = guard.until !== null && m.now < guard.until
  if (locked) return { right: false, note: () => undefined, changes: false }
  const before = guard.until === null ? guard.wrong : 0
  const after = right ? 0 : before + 1
  return {
    right,
    changes: !right || guard.wrong !== 0 || guard.until !== null,
    note: () => {
      guard.wrong = after
      guard.until = after >= TRIES ? m.now + LOCK : null
    },
  }
}

/** Checks a payment password; `refused` is the expected refusal, or undefined if it is right. */
export function paying(
  m: Model,
  p: Person,
  given: string,
): { refused: Expected | undefined; changes: boolean } {
  if (p.pay === '') return { refused: expectedRefusal(undefined, NO_PAY_PASSWORD), changes: false }
  const check = checked(m, p.payGuard, given === p.pay)
  check.note()
  const refused = check.right ? undefined : check.changes ? expectedCountedRefusal() : expectedRefusal()
  return { refused, changes: check.changes }
}
