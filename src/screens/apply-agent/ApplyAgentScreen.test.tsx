// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { signIn } from '../../api/core/session-store.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { ApplyAgentScreen } from './ApplyAgentScreen.tsx'

test('an accepted application is reported once, with the number that will be called and a link back', async () => {
  signIn('token-1')
  stubBackend({
    '/api/user': () =>
      envelope({
        username: 'demo888',
        current_vip: 'P1',
        isagent: 0,
        balance: 1,
        gameblance: 0,
        joinday: 1,
        paysum: 0,
      }),
    '/api/applyagentdo': () => envelope(null, '申请已提交，代理专员会尽快与您联系'),
  })
  const view = renderScreen(<ApplyAgentScreen />, '/applyagent')
  await view.user.type(await view.findByLabelText('手机号'), '13800138000')
  await view.user.type(view.getByLabelText('申请理由'), '推广')
  await view.user.click(view.getByRole('button', { name: '提交申请' }))
  const said = await view.findByRole('heading', { name: '申请已提交，代理专员会尽快与您联系' })
  expect(toastText()).toBe(said.textContent)
  expect(view.container.textContent?.match(/申请已提交/g)).toHaveLength(1)
  expect(view.getByText('138****8000')).toBeTruthy()
  expect(view.getByRole('link', { name: '返回我的' }).getAttribute('href')).toBe('/mine')
})
