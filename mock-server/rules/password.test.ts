import { describe, expect, it } from 'vitest'
import { checkPassword, minutesLeft, PASSWORD_LOCK_MS, PASSWORD_TRIES, setPassword } from './password.ts'

const NOW = 1_000_000

function memberWithPassword() {
  const member = {
    id: 'm1',
    passwordDigest: '',
    payPasswordDigest: '',
    loginFailures: 0,
    loginLockedUntilMs: null as number | null,
    payFailures: 0,
    payLockedUntilMs: null as number | null,
  }
  setPassword(member, 'login', 'secret1')
  return member
}

describe('checkPassword', () => {
  it('accepts the right password and resets the count', () => {
    const member = memberWithPassword()
    expect(checkPassword(member, 'login', 'wrong', NOW)).toEqual({
      right: false,
      why: 'wrong',
      triesLeft: PASSWORD_TRIES - 1,
    })
    expect(checkPassword(member, 'login', 'secret1', NOW)).toEqual({ right: true })
    expect(member.loginFailures).toBe(0)
  })

  it('locks at the fifth failure for exactly fifteen minutes, even for the right password', () => {
    const member = memberWithPassword()
    for (let n = 1; n < PASSWORD_TRIES; n++) checkPassword(member, 'login', 'wrong', NOW)
    expect(checkPassword(member, 'login', 'wrong', NOW)).toEqual({
      right: false,
      why: 'locked',
      leftMs: PASSWORD_LOCK_MS,
    })
    const end = NOW + PASSWORD_LOCK_MS
    expect(checkPassword(member, 'login', 'secret1', end - 1)).toEqual({
      right: false,
      why: 'locked',
      leftMs: 1,
    })
    expect(checkPassword(member, 'login', 'secret1', end)).toEqual({ right: true })
  })

  it('counts from zero after a lock', () => {
    const member = memberWithPassword()
    for (let n = 0; n < PASSWORD_TRIES; n++) checkPassword(member, 'login', 'wrong', NOW)
    const after = checkPassword(member, 'login', 'wrong', NOW + PASSWORD_LOCK_MS)
    expect(after).toEqual({ right: false, why: 'wrong', triesLeft: PASSWORD_TRIES - 1 })
  })

  it('counts the two passwords separately, and reports a password that is not set', () => {
    const member = memberWithPassword()
    expect(checkPassword(member, 'pay', 'secret1', NOW)).toEqual({ right: false, why: 'unset' })
    setPassword(member, 'pay', 'secret1')
    checkPassword(member, 'pay', 'x', NOW)
    expect(member).toMatchObject({ payFailures: 1, loginFailures: 0 })
  })

  it('minutesLeft rounds up to whole minutes', () => {
    expect([1, 60_000, 60_001, PASSWORD_LOCK_MS].map(minutesLeft)).toEqual([
      '1 分钟',
      '1 分钟',
      '2 分钟',
      '15 分钟',
    ])
  })
})
