import { payPassword } from '#contracts/texts/typed-texts.ts'
import { MINUTE_MS } from '#contracts/time/beijing-time.ts'
import { NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { digest } from '../state/store/digest.ts'
import type { Member } from '../state/types.ts'
import { type Refusal, refuse } from './outcome.ts'

/** This many wrong passwords in a row lock the password for PASSWORD_LOCK_MS, by the mock's clock. */
export const PASSWORD_TRIES = 5
export const PASSWORD_LOCK_MS = 15 * MINUTE_MS

/** The two passwords of a member: for the login, and for payments. */
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

/** The password as it is compared. In a payment password full-width digits count as plain ones. */
export const normalised = (kind: PasswordKind, password: string): string =>
  kind === 'pay' ? payPassword(password) : password

export const setPassword = (member: Guarded, kind: PasswordKind, password: string): void => {
  const { digest: field, failures, until } = FIELDS[kind]
  member[field] = digest(member.id, normalised(kind, password))
  member[failures] = 0
  member[until] = null
}

export type PasswordCheck =
  | { right: true }
  /** No payment password is set yet. A login password is always set. */
  | { right: false; why: 'unset' }
  | { right: false; why: 'locked'; leftMs: number }
  | { right: false; why: 'wrong'; triesLeft: number }

/**
 * Compares a password and counts failures. A wrong one adds a failure; the caller must keep that change in its
 * refusal. The right one resets the count. While the password is locked, even the right one is refused.
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
  if (member[field] === digest(member.id, normalised(kind, password))) {
    if (member[failures] !== 0) member[failures] = 0
    return { right: true }
  }
  member[failures] += 1
  if (member[failures] < PASSWORD_TRIES)
    return { right: false, why: 'wrong', triesLeft: PASSWORD_TRIES - member[failures] }
  member[until] = now + PASSWORD_LOCK_MS
  return { right: false, why: 'locked', leftMs: PASSWORD_LOCK_MS }
}

/** `15 分钟`: the rest of a lock, rounded up to minutes. */
export const minutesLeft = (leftMs: number): string => `${Math.ceil(leftMs / MINUTE_MS)} 分钟`

/** The refusal for a wrong payment password, which stays counted; undefined for the right one. */
export function payPasswordRefusal(member: Member, typed: string, now: number): Refusal | undefined {
  const check = checkPassword(member, 'pay', typed, now)
  if (check.right) return undefined
  if (check.why === 'unset') return refuse('您尚未设置支付密码，请先设置', { code: NO_PAY_PASSWORD })
  if (check.why === 'locked')
    return refuse(`支付密码连续输错次数过多，请 ${minutesLeft(check.leftMs)}后再试`, { keep: true })
  return refuse(`支付密码不正确，还可以尝试 ${check.triesLeft} 次`, { keep: true })
}
