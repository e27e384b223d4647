// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { rememberPid } from '../../api/core/client/pid.ts'
import { broken, held, type Reply, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { storage } from '../../lib/device/storage.ts'
import { isTyped } from '../../lib/loading/reload-once.ts'
import { AS_TYPED, captchaOf, openLogin, typeAtOnce, type View } from './test-support/open-login.tsx'

const PAY_AS_TYPED = ' 88 a8  8888 88 B '

async function fillRegistration(user: View['user'], view: Omit<View, 'user' | 'backend'>) {
  await user.type(view.getByLabelText('用户名'), 'sailor77')
  typeAtOnce(view.getByLabelText('登录密码'), AS_TYPED)
  typeAtOnce(view.getByLabelText('确认密码'), AS_TYPED)
  await user.type(view.getByLabelText('真实姓名'), '李白')
  typeAtOnce(view.getByLabelText('支付密码'), PAY_AS_TYPED)
  await user.type(view.getByLabelText('验证码'), captchaOf(view))
}

test('a registration with several faults marks them all, and leads to the first', async () => {
  const { user, ...view } = openLogin('/login?type=1')
  await user.type(view.getByLabelText('用户名'), 'sailor77')
  await user.click(view.getByRole('button', { name: '立即注册' }))
  const wrong = ['登录密码', '真实姓名', '支付密码', '验证码'].map((label) => view.getByLabelText(label))
  for (const field of wrong) expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(view.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(wrong[0])
  expect(toastText()).toBe('请输入正确的密码长度，最少6位！')
  await user.type(view.getByLabelText('登录密码'), 'x')
  expect(view.queryByText('请输入正确的密码长度，最少6位！')).toBeNull()
  expect(view.getByText('请输入您的真实姓名!')).toBeTruthy()
  expect(document.activeElement).toBe(wrong[0])
})

test('type=1 opens registration, which sends passwords as typed and the pid, and shows any message as a success', async () => {
  rememberPid('friend_7')
  const { user, backend, ...view } = openLogin('/login?type=1', {
    '/api/register': () => refusal('用户名已被使用'),
  })
  await fillRegistration(user, view)
  await user.click(view.getByRole('button', { name: '立即注册' }))
  expect(toastText()).toBe('请阅读并同意相关条款和隐私协议！')
  const box = view.getByRole('checkbox', { description: '请阅读并同意相关条款和隐私协议！' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const consent = view.getByRole('checkbox', {
    name: /^我已年满 18 周岁，我已阅读并同意\s*《相关条款》\s*和\s*《隐私政策》$/,
  })
  await user.click(consent)
  await user.click(view.getByRole('button', { name: '立即注册' }))
  await vi.waitFor(() => expect(toastText()).toBe('用户名已被使用'))
  expect(document.querySelector('#toast .success')).not.toBeNull()
  expect(backend.sent.find(({ url }) => url.endsWith('/api/register'))?.body).toMatchObject({
    name: 'sailor77',
    password: AS_TYPED,
    paypassword: PAY_AS_TYPED,
    pid: 'friend_7',
  })
  expect(view.getByLabelText('真实姓名')).toHaveProperty('value', '李白')
})

const LOST = '网络异常，结果未知，账号可能已经注册成功，请先试试登录'

test('a registration whose answer is lost says that the account may exist, until the next answer', async () => {
  const routes: Record<string, Reply> = { '/api/register': broken }
  const { user, backend, ...view } = openLogin('/login?type=1', routes)
  await fillRegistration(user, view)
  await user.click(view.getByRole('checkbox', { name: /^我已年满 18 周岁/ }))
  await user.click(view.getByRole('button', { name: '立即注册' }))
  expect(await view.findByText(LOST)).toBeTruthy()
  expect(view.getByLabelText('用户名')).toHaveProperty('value', 'sailor77')
  expect(backend.count('/api/register')).toBe(1)
  backend.routes['/api/register'] = () => refusal('用户名已被使用')
  await user.click(view.getByRole('button', { name: '立即注册' }))
  await vi.waitFor(() => expect(view.queryByText(LOST)).toBeNull())
})

test('after a lost answer the login has the new name, and the way back the registration as it was left', async () => {
  storage.set('yz:remember', 'elder01')
  const { user, ...view } = openLogin('/login?type=1', { '/api/register': broken })
  await fillRegistration(user, view)
  await user.click(view.getByRole('checkbox', { name: /^我已年满 18 周岁/ }))
  await user.click(view.getByRole('button', { name: '立即注册' }))
  await view.findByText(LOST)
  await user.click(view.getByRole('tab', { name: '登录' }))
  expect(await view.findByLabelText('账号')).toHaveProperty('value', 'sailor77')
  expect(view.getByLabelText('密码')).toHaveProperty('value', '')
  expect(view.container.innerHTML).not.toMatch(/Bo at|8888/)
  await user.clear(view.getByLabelText('账号'))
  expect(isTyped()).toBe(true)
  await user.click(view.getByRole('button', { name: '还没有账号？去注册' }))
  expect(await view.findByText(LOST)).toBeTruthy()
  for (const [label, value] of [
    ['用户名', 'sailor77'],
    ['登录密码', AS_TYPED],
    ['确认密码', AS_TYPED],
    ['真实姓名', '李白'],
    ['支付密码', PAY_AS_TYPED],
  ] as const)
    expect(view.getByLabelText(label)).toHaveProperty('value', value)
  expect(view.getByRole('checkbox', { name: /^我已年满 18 周岁/ })).toHaveProperty('checked', true)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Bo at|8888/)
})

test('the answer to a registration counts on the other tab, and no second one is sent meanwhile', async () => {
  const { reply, answer } = held()
  const { user, backend, ...view } = openLogin('/login?type=1', { '/api/register': reply })
  await fillRegistration(user, view)
  await user.click(view.getByRole('checkbox', { name: /^我已年满 18 周岁/ }))
  await user.click(view.getByRole('button', { name: '立即注册' }))
  await vi.waitFor(() => expect(backend.count('/api/register')).toBe(1))
  await user.click(view.getByRole('tab', { name: '登录' }))
  await view.findByLabelText('账号')
  await user.click(view.getByRole('tab', { name: '注册' }))
  await user.type(await view.findByLabelText('验证码'), captchaOf(view))
  await user.click(view.getByRole('button', { name: /立即注册/ }))
  expect(backend.count('/api/register')).toBe(1)
  await user.click(view.getByRole('tab', { name: '登录' }))
  await view.findByLabelText('账号')
  answer(refusal('用户名已被使用'))
  await vi.waitFor(() => expect(toastText()).toBe('用户名已被使用'))
})

test('a name that was filled in by a look at the login is followed by its correction', async () => {
  const { user, ...view } = openLogin('/login?type=1', { '/api/register': broken })
  await fillRegistration(user, view)
  await user.click(view.getByRole('tab', { name: '登录' }))
  expect(await view.findByLabelText('账号')).toHaveProperty('value', 'sailor77')
  await user.click(view.getByRole('tab', { name: '注册' }))
  await user.type(await view.findByLabelText('用户名'), '8')
  await user.click(view.getByRole('tab', { name: '登录' }))
  expect(await view.findByLabelText('账号')).toHaveProperty('value', 'sailor778')
})
