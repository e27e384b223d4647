// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../scenarios/personas.ts'
import { openConsole } from '../../test-support/open-console.tsx'

afterEach(cleanup)
const token = tokenOf('demo888')

async function withCalls() {
  const opened = await openConsole('请求', 'member-with-money')
  await opened.mock.control.faults({
    add: [{ kind: 'patch', endpoint: '/api/balance', fields: { 'data.balance': 'x' } }],
  })
  await opened.mock.call('/api/balance', {}, { token })
  // This call is the last, because a login ends the token.
  await opened.mock.call('/api/login', { name: 'demo888', password: 'demo888', code: 'x' }, { token })
  return opened
}

describe('the calls', () => {
  it('tell how each answer fits the contract, and where it breaks it', async () => {
    const { user, ...view } = await withCalls()
    expect(
      await view.findByRole(
        'button',
        { name: /\/api\/balance.*违反契约 · data\.balance/ },
        { timeout: 4000 },
      ),
    ).toBeTruthy()
    expect(view.getByRole('button', { name: /\/api\/login.*符合契约/ })).toBeTruthy()
    await user.click(view.getByLabelText('只看违反契约或没有回答的'))
    expect(view.queryByRole('button', { name: /\/api\/login/ })).toBeNull()
  })

  it('are opened with request and answer, and copied as a command without token or password', async () => {
    const { user, ...view } = await withCalls()
    await user.click(await view.findByRole('button', { name: /\/api\/login/ }, { timeout: 4000 }))
    const body = (await view.findByLabelText('请求内容')) as HTMLTextAreaElement
    expect(body.value).toContain('"***"')
    await user.click(view.getByRole('button', { name: '复制为 curl' }))
    const command = ((await view.findByLabelText('命令')) as HTMLTextAreaElement).value
    expect(command).toContain("curl -X POST '")
    expect(command).toContain('Bearer $TOKEN')
    expect(command).not.toContain(token)
    expect(view.getByRole('status').textContent).toBe('命令已复制，令牌与密码须自行填写')
    await user.click(view.getByRole('button', { name: '返回请求列表' }))
    expect(await view.findByLabelText('接口')).toBeTruthy()
  })
})
