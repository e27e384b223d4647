import { describe, expect, it } from 'vitest'
import { REASON_MAX_CHARS } from '#contracts/limits.ts'
import { agentTexts, profileTexts } from '#contracts/texts/messages.ts'
import { APPROVED, REJECTED } from '#contracts/wire/record-codes.ts'
import { oneMember, refusalText } from '../testing/test-member.ts'
import { applyAsAgent, reviewAgent } from './agent.ts'
import { messagesTo } from './inbox.ts'

const MOBILE = '13800138000'

describe('an application as an agent', () => {
  it('is refused with the first error, in the order of the form', () => {
    const { world, who, now } = oneMember()
    const refusalOf = (mobile: string, reason: string) =>
      refusalText(applyAsAgent(world, who, { mobile, reason }, now))
    expect(refusalOf('1380013800', '')).toBe(profileTexts.mobile)
    expect(refusalOf(MOBILE, '')).toBe(agentTexts.reason)
    expect(refusalOf(MOBILE, '群'.repeat(REASON_MAX_CHARS + 1))).toBe(
      '申请理由最多 500 个字符，现在有 501 个',
    )
    expect(refusalOf(MOBILE, '𠮷'.repeat(REASON_MAX_CHARS))).toBeUndefined()
    expect(refusalOf(MOBILE, '再一次')).toBe('您的代理申请正在审核中，请耐心等待')
    who.isAgent = true
    expect(refusalOf(MOBILE, '再一次')).toBe('您已经是代理，可直接登录代理后台')
  })

  it.each([
    [true, APPROVED, '代理申请已通过'],
    [false, REJECTED, '代理申请未通过'],
  ] as const)('is decided once, with an inbox message: %s', (approved, state, title) => {
    const { world, who, now } = oneMember()
    applyAsAgent(world, who, { mobile: MOBILE, reason: '有社群' }, now)
    expect(reviewAgent(world, who.id, approved, now)).toBe(true)
    expect(reviewAgent(world, who.id, !approved, now)).toBe(false)
    expect(world.agentApplications[who.id]?.state).toBe(state)
    expect(who.isAgent).toBe(approved)
    expect(messagesTo(world, who.id).map((message) => message.title)).toEqual([title])
  })

  it('cannot be decided if it does not exist', () => {
    const { world, who, now } = oneMember()
    expect(reviewAgent(world, who.id, true, now)).toBe(false)
    expect(who.isAgent).toBe(false)
  })
})
