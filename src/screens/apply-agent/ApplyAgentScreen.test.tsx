// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, type Reply, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { ApplyAgentScreen } from './ApplyAgentScreen.tsx'

const MEMBER = {
  username: 'demo888',
  current_vip: 'P1',
  isagent: 0,
  balance: 1,
  gameblance: 0,
  joinday: 1,
  paysum: 0,
}

function open(routes: Record<string, Reply>) {
  signIn('token-1')
  const backend = stubBackend({ '/api/user': () => envelope(MEMBER), ...routes })
  return { backend, ...renderScreen(<ApplyAgentScreen />, '/applyagent') }
}

test('an accepted application is reported once, with the number that will be called and a link back', async () => {
  const view = open({ '/api/applyagentdo': () => envelope(null, '申请已提交，代理专员会尽快与您联系') })
  await view.user.type(await view.findByLabelText('手机号'), '13800138000')
  await view.user.type(view.getByLabelText('申请理由'), '推广')
  await view.user.click(view.getByRole('button', { name: '提交申请' }))
  const heading = await view.findByRole('heading', { name: '申请已提交，代理专员会尽快与您联系' })
  expect(toastText()).toBe(heading.textContent)
  expect(view.container.textContent?.match(/申请已提交/g)).toHaveLength(1)
  expect(view.getByText('138****8000')).toBeTruthy()
  expect(view.getByRole('link', { name: '返回我的' }).getAttribute('href')).toBe('/mine')
})

test('a mobile is sent as the bare number, however it is written', async () => {
  const { user, backend, ...view } = open({ '/api/applyagentdo': () => envelope(null, '申请已提交') })
  await user.type(await view.findByLabelText('手机号'), '+86 138-0013 ８０００')
  await user.type(view.getByLabelText('申请理由'), '推广')
  await user.click(view.getByRole('button', { name: '提交申请' }))
  expect(await view.findByText('138****8000')).toBeTruthy()
  expect(backend.sent.find(({ url }) => url.endsWith('/api/applyagentdo'))?.body).toEqual({
    mobile: '13800138000',
    apply_info: '推广',
  })
})

test('the article about agents opens over the form, which keeps its reasons', async () => {
  const { user, address, ...view } = open({
    '/api/article': () => envelope({ content: '<p>加入条件</p>' }),
  })
  await user.type(await view.findByLabelText('申请理由'), '推广渠道')
  await user.click(view.getByRole('button', { name: '了解代理加盟' }))
  const sheet = await view.findByRole('dialog', { name: '代理加盟' })
  expect(await within(sheet).findByText('加入条件')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: '关闭' }))
  await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/applyagent')
  expect(view.getByLabelText('申请理由')).toHaveProperty('value', '推广渠道')
})
