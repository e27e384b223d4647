import { describe, expect, it } from 'vitest'
import { agentTexts, profileTexts } from '#contracts/texts/messages.ts'
import { FRESH } from '../scenarios/personas.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'

const ME = FRESH.username
const form = { mobile: '13800138000', apply_info: '有自己的玩家社群' }

describe('an agent application', () => {
  const apply = async () => {
    const calls = await callsTo('fresh-member')
    await calls.call('agent.applyagentdo', form, ME)
    const [pending] = (await calls.mock.control.read()).pending
    const review = (approve: boolean) =>
      calls.mock.control.review({ what: 'agent', id: pending?.id ?? '', approve })
    const inboxTitles = async () =>
      answerData<{ data: { title: string }[] }>(
        await calls.call('notices.noticeList', { page: 1, type: 2 }, ME),
      ).data.map(({ title }) => title)
    return { ...calls, pending, review, inboxTitles }
  }

  it('stays pending, and makes the member an agent when approved, once', async () => {
    const { call, pending, review, inboxTitles } = await apply()
    expect(pending).toMatchObject({ what: 'agent', amount: 0 })
    expect(await call('member.user', {}, ME)).toMatchObject({ data: { isagent: 0 } })
    expect(await review(true)).toBe(true)
    expect(await review(false)).toBe(false)
    expect(await call('member.user', {}, ME)).toMatchObject({ data: { isagent: 1 } })
    expect((await call('agent.getAgentLoginUrl', {}, ME)).code).toBe(200)
    expect(await inboxTitles()).toEqual(['代理申请已通过'])
  })

  it('may be submitted again after a rejection', async () => {
    const { call, review, inboxTitles } = await apply()
    expect(await review(false)).toBe(true)
    expect(await inboxTitles()).toEqual(['代理申请未通过'])
    expect((await call('agent.getAgentLoginUrl', {}, ME)).code).toBe(202)
    expect((await call('agent.applyagentdo', form, ME)).code).toBe(200)
    expect(await review(true)).toBe(true)
  })

  it('accepts at most 500 characters', async () => {
    const { call } = await callsTo('fresh-member')
    const of = (length: number) => ({ ...form, apply_info: '愿'.repeat(length) })
    expect((await call('agent.applyagentdo', of(501), ME)).code).toBe(202)
    expect((await call('agent.applyagentdo', of(500), ME)).code).toBe(200)
  })
})

describe('agents', () => {
  it('have one pending application at a time, with a mobile and a reason', async () => {
    const { call } = await callsTo('fresh-member')
    expect(await call('agent.applyagentdo', { ...form, mobile: '1' }, ME)).toMatchObject({
      code: 202,
      message: profileTexts.mobile,
    })
    expect(await call('agent.applyagentdo', { ...form, apply_info: ' ' }, ME)).toMatchObject({
      code: 202,
      message: agentTexts.reason,
    })
    expect((await call('agent.applyagentdo', form, ME)).code).toBe(200)
    expect(await call('agent.applyagentdo', form, ME)).toMatchObject({
      code: 202,
      message: expect.stringContaining('审核中'),
    })
  })

  it('get the address of the agents’ site, and other members are refused', async () => {
    const { call, mock } = await callsTo('fresh-member')
    expect(await call('agent.getAgentLoginUrl', {}, ME)).toMatchObject({ code: 202 })
    await mock.change((world) => {
      for (const member of Object.values(world.members)) member.isAgent = true
    })
    expect(await call('agent.getAgentLoginUrl', {}, ME)).toMatchObject({
      data: { url: expect.stringContaining('agent') },
    })
    expect(await call('agent.applyagentdo', form, ME)).toMatchObject({ code: 202 })
  })
})
