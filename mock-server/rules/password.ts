import { MINUTE_MS } from '#contracts/time/beijing-time.ts'
import { payPassword } from '#contracts/typed-texts.ts'
import { digest } from '../state/store/digest.ts'
import type { Member } from '../state/types.ts'

/** This many wrong passwords in a row lock it, by the mock backend's clock. */
export const PASSWORD_TRIES = 5
export const PASSWORD_LOCK_MS = 15 * MINUTE_MS

/** The two passwords of a member: to log in, and to pay. */
export type PasswordKind = 'login' | 'pay'

type Guarded = Pick<
  Member,
  | 'id'
  | 'passwordDigest'
  | 'payPasswordDigest'
  | 'loginFailures'
  | 'loginLockedUntilMs'
  | 'payFailures'
  | 'payLockedUntilMs'
>

const FIELDS = {
  login: { digest: 'passwordDigest', failures: 'loginFailures', until: 'loginLockedUntilMs' },
  pay: { digest: 'payPasswordDigest', failures: 'payFailures', until: 'payLockedUntilMs' },
} as const

/** The password as it is compared. Full-width digits of a payment password cost no try. */
export const asKept = (kind: PasswordKind, password: string): string =>
  kind === 'pay' ? payPassword(password) : password

export const setPassword = (member: Guarded, kind: PasswordKind, password: string): void => {
  const { digest: field, failures, until } = FIELDS[kind]
  member[field] = digest(member.id, asKept(kind, password))
  member[failures] = 0
  member[until] = null
}

export type PasswordCheck =
  | { right: true }
  /** No payment password is set yet. A login password always is. */
  | { right: false; why: 'unset' }
  | { right: false; why: 'locked'; leftMs: number }
  | { right: false; why: 'wrong'; triesLeft: number }

/**
 * Compares a password and counts failures. A wrong one adds one, and the caller must keep that change when it refuses.
 * A right one clears them. While locked, even the right one is refused.
 */
export function checkPassword(
  member: Guarded,
  kind: PasswordKind,
  password: string,
  now: number,
): PasswordCheck {
  const { digest: field, failures, until } = FIELDS[kind]
  if (member[field] === '') return { right: false, why: 'unset' }
  const lockedUntil = member[until]
  if (lockedUntil !== null) {
    if (now < lockedUntil) return { right: false, why: 'locked', leftMs: lockedUntil - now }
    member[until] = null
    member[failures] = 0
  }
  if (member[field] === digest(member.id, asKept(kind, password))) {
    if (member[failures] !== 0) member[failures] = 0
    return { right: true }
  }
  member[failures] += 1
  if (member[failures] < PASSWORD_TRIES)
    return { right: false, why: 'wrong', triesLeft: PASSWORD_TRIES - member[failures] }
  member[until] = now + PASSWORD_LOCK_MS
  return { right: false, why: 'locked', leftMs: PASSWORD_LOCK_MS }
}

/** `15 分钟`: what is left of a lock, rounded up. */
export const minutesLeft = (leftMs: number): string => `${Math.ceil(leftMs / MINUTE_MS)} 分钟`
