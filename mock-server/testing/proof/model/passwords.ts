import { counted, no } from './ask.ts'
import type { Expected, Guard, Model, Person } from './state.ts'

/** Five wrong passwords in a row lock for 15 minutes; the numbers are the house's own. */
const TRIES = 5
const LOCK = 15 * 60_000

/** What a password check comes to, whether that changes anything, and `note` to write it into the model. */
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

/** Before a payment password is set there is a code of its own, which leads to where one sets it. */
const NONE_SET = 251

/** What a call says whose payment password does not pass; undefined: it does. */
export function paying(
  m: Model,
  p: Person,
  given: string,
): { refused: Expected | undefined; changes: boolean } {
  if (p.pay === '') return { refused: no(undefined, NONE_SET), changes: false }
  const check = checked(m, p.payGuard, given === p.pay)
  check.note()
  const refused = check.right ? undefined : check.changes ? counted() : no()
  return { refused, changes: check.changes }
}
