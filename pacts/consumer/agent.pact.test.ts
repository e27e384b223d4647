import { describe, expect, it } from 'vitest'
import { agentContract } from '#contracts/agent.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { useAgentLoginUrl, useApplyAsAgent } from '#src/api/queries/agent.ts'
import { refusedWith, runAction } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import { data, done, nothing, pageAt, refused } from './support/wire.ts'

const { applyagentdo, getAgentLoginUrl } = agentContract

describe('an application to become an agent', () => {
  const form = { mobile: '13800138000', reason: '有自己的玩家社群' }
  const body = { mobile: form.mobile, apply_info: form.reason }
  const submitted = '申请已提交，代理专员会尽快与您联系'

  it.each([
    { that: 'a first one', given: ['fresh-member'], as: FRESH },
    { that: 'after one was rejected', given: ['agent-application', { decision: 'rejected' }], as: DEMO },
  ] as const)('is submitted: $that', ({ that, given, as }) =>
    pact({ given, that, call: applyagentdo, as, body, answer: done(submitted) }, async () =>
      expect(await runAction(useApplyAsAgent, form)).toEqual({ outcome: 'done', answer: submitted }),
    ))

  it.each([
    {
      that: 'with a mobile number that is none',
      given: ['fresh-member'],
      as: FRESH,
      mobile: '12345',
      message: '请输入正确手机号',
    },
    {
      that: 'while one waits',
      given: ['agent-application', { decision: 'pending' }],
      as: DEMO,
      mobile: form.mobile,
      message: '您的代理申请正在审核中，请耐心等待',
    },
    {
      that: 'of somebody who is one',
      given: ['agent-application', { decision: 'approved' }],
      as: DEMO,
      mobile: form.mobile,
      message: '您已经是代理，可直接登录代理后台',
    },
  ] as const)('is refused with a message: $that', ({ that, given, as, mobile, message }) =>
    pact(
      { given, that, call: applyagentdo, as, body: { ...body, mobile }, answer: refused(message) },
      async () => expect(await runAction(useApplyAsAgent, { ...form, mobile })).toEqual(refusedWith(message)),
    ))

  needsLogin({ call: applyagentdo, body }, () => runAction(useApplyAsAgent, form))
})

describe('where agents log in', () => {
  const open = () => runAction(useAgentLoginUrl, undefined)

  it('is an address', () =>
    pact(
      {
        given: ['agent-application', { decision: 'approved' }],
        that: 'of an agent',
        call: getAgentLoginUrl,
        as: DEMO,
        answer: data({ url: pageAt('https://agent.example.com/in?ticket=7f3a') }),
      },
      async () =>
        expect(await open()).toEqual({ outcome: 'done', answer: 'https://agent.example.com/in?ticket=7f3a' }),
    ))

  it('may not be set', () =>
    pact(
      {
        given: ['unfilled-site'],
        that: 'of an agent, not set',
        call: getAgentLoginUrl,
        as: DEMO,
        answer: data(nothing),
      },
      async () => expect(await open()).toEqual({ outcome: 'done', answer: '' }),
    ))

  it('is refused with a message to others', () => {
    const message = '您还不是代理，请先提交代理申请'
    return pact(
      {
        given: ['fresh-member'],
        that: 'of somebody who is none',
        call: getAgentLoginUrl,
        as: FRESH,
        answer: refused(message),
      },
      async () => expect(await open()).toEqual(refusedWith(message)),
    )
  })

  needsLogin({ call: getAgentLoginUrl }, open)
})
