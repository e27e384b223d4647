// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#contracts/time/beijing-time.ts'
import { getToken } from '../../api/core/client/session-store.ts'
import { envelope, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { markOfAccount } from '../../lib/device/fingerprint.ts'
import { storage } from '../../lib/device/storage.ts'
import { isTyped } from '../../lib/loading/reload-once.ts'
import { beginBreak } from '../../lib/responsible-play.ts'
import { AS_TYPED, captchaOf, openLogin, typeAtOnce } from './test-support/open-login.tsx'

test('an empty form asks for account and password, then for the captcha, and sends nothing', async () => {
  const { user, backend, ...view } = openLogin('/login')
  await user.click(view.getByRole('button', { name: '登录' }))
  expect(toastText()).toBe('请输入您的账号和密码！')
  await user.type(view.getByLabelText('账号'), 'demo888')
  await user.type(view.getByLabelText('密码'), 'demo888')
  await user.click(view.getByRole('button', { name: '登录' }))
  expect(toastText()).toBe('请输入验证码！')
  expect(view.getByLabelText('账号')).toHaveProperty('value', 'demo888')
  expect(backend.count('/api/login')).toBe(0)
})

test('a wrong captcha shows another picture, clears its field, and keeps the others', async () => {
  const { user, backend, ...view } = openLogin('/login')
  await user.type(view.getByLabelText('账号'), 'demo888')
  await user.type(view.getByLabelText('密码'), 'demo888')
  const before = view.getByAltText(/验证码图片/).getAttribute('src')
  await user.type(view.getByLabelText('验证码'), '0000')
  await user.click(view.getByRole('button', { name: '登录' }))
  expect(toastText()).toBe('验证码错误！')
  expect(view.getByAltText(/验证码图片/).getAttribute('src')).not.toBe(before)
  expect(view.getByLabelText('验证码')).toHaveProperty('value', '')
  expect(view.getByLabelText('密码')).toHaveProperty('value', 'demo888')
  expect(backend.count('/api/login')).toBe(0)
})

test('the captcha ignores case, the password is sent as typed, the token is stored, and the account name only on request', async () => {
  const { user, backend, ...view } = openLogin('/login', {
    '/api/login': () => envelope({ api_token: 'token-1' }, '登录成功'),
  })
  await user.type(view.getByLabelText('账号'), ' demo888 ')
  typeAtOnce(view.getByLabelText('密码'), AS_TYPED)
  await user.type(view.getByLabelText('验证码'), captchaOf(view).toLowerCase())
  await user.click(view.getByRole('checkbox', { name: '记住账号' }))
  await user.click(view.getByRole('button', { name: '登录' }))
  await vi.waitFor(() => expect(getToken()).toBe('token-1'))
  expect(backend.sent.find(({ url }) => url.endsWith('/api/login'))?.body).toMatchObject({
    name: 'demo888',
    password: AS_TYPED,
  })
  await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('demo888'))
  expect(JSON.stringify({ ...localStorage })).not.toContain(AS_TYPED.trim())
})

test('忘记密码 leads to customer service', async () => {
  const { user, address, ...view } = openLogin('/login')
  await user.click(view.getByRole('link', { name: '忘记密码？请联系在线客服重置' }))
  expect(address()).toBe('/kefu')
})

test('the captcha is read aloud on request, and its answer is nowhere in the page', async () => {
  const utterances: string[] = []
  class Utterance {
    onend?: () => void
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: (speech: Utterance) => {
      utterances.push(speech.text)
      speech.onend?.()
    },
  })
  const { user, ...view } = openLogin('/login')
  await user.click(view.getByRole('button', { name: '朗读验证码' }))
  const answer = captchaOf(view)
  expect(utterances).toEqual([[...answer].join('，')])
  expect(document.documentElement.outerHTML).not.toContain(answer)
  vi.unstubAllGlobals()
})

test('a refused login shows the reason and keeps everything typed', async () => {
  const { user, ...view } = openLogin('/login', { '/api/login': () => refusal('账号或密码错误') })
  await user.type(view.getByLabelText('账号'), 'demo888')
  await user.type(view.getByLabelText('密码'), 'wrong-1')
  await user.type(view.getByLabelText('验证码'), captchaOf(view))
  await user.click(view.getByRole('button', { name: '登录' }))
  await vi.waitFor(() => expect(toastText()).toBe('账号或密码错误'))
  const field = view.getByLabelText('密码')
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect([field.getAttribute('aria-invalid'), message?.textContent, message?.closest('[aria-live]')]).toEqual(
    ['true', '账号或密码错误', null],
  )
  expect(view.getByLabelText('账号')).toHaveProperty('value', 'demo888')
  expect(getToken()).toBeUndefined()
})

test.each([
  ['/login', [['current-password', 'password']]],
  [
    '/login?type=1',
    [
      ['new-password', 'password'],
      ['new-password', 'password'],
      ['off', 'password'],
    ],
  ],
])('%s: every password is hidden, and a login password, no other, is for a password manager', (at, fields) => {
  const { container } = openLogin(at)
  const found = [...container.querySelectorAll<HTMLInputElement>('input[name*=password]')]
  expect(found.map((field) => [field.getAttribute('autocomplete'), field.type])).toEqual(fields)
})

test('a typed or remembered account survives a visit to the registration tab', async () => {
  storage.set('yz:remember', 'elder01')
  const { user, ...view } = openLogin('/login')
  const thereAndBack = async () => {
    await user.click(view.getByRole('tab', { name: '注册' }))
    await view.findByLabelText('用户名')
    await user.click(view.getByRole('tab', { name: '登录' }))
    return view.findByLabelText('账号')
  }
  expect(view.getByLabelText('账号')).toHaveProperty('value', 'elder01')
  // The phone has stored it, so a reload would not lose it.
  expect(isTyped()).toBe(false)
  await user.click(view.getByRole('tab', { name: '注册' }))
  await user.type(await view.findByLabelText('用户名'), 'sailor77')
  await user.click(view.getByRole('tab', { name: '登录' }))
  expect(await view.findByLabelText('账号')).toHaveProperty('value', 'elder01')
  await user.type(view.getByLabelText('账号'), '2')
  expect(isTyped()).toBe(true)
  expect(await thereAndBack()).toHaveProperty('value', 'elder012')
  await user.clear(view.getByLabelText('账号'))
  expect(await thereAndBack()).toHaveProperty('value', 'sailor77')
})

test('during a break the account cannot log in on this device and nobody can register, but another account can log in', async () => {
  beginBreak([markOfAccount('demo888')], Date.now() + DAY_MS, Date.now())
  const { user, backend, ...view } = openLogin('/login?type=1', {
    '/api/login': () => envelope({ api_token: 'token-1' }, '登录成功'),
  })
  expect(view.queryByRole('textbox')).toBeNull()
  await user.click(view.getByRole('button', { name: '用其他账号登录' }))
  const logIn = async (name: string) => {
    const account = view.getByLabelText('账号')
    await user.clear(account)
    await user.type(account, name)
    typeAtOnce(view.getByLabelText('密码'), 'demo888')
    typeAtOnce(view.getByLabelText('验证码'), captchaOf(view))
    await user.click(view.getByRole('button', { name: '登录' }))
  }
  await logIn('DEMO888')
  await vi.waitFor(() => expect(toastText()).toBe('您设定的休息时间还没有结束，请稍后再来'))
  expect(backend.count('/api/login')).toBe(0)
  await logIn('other88')
  await vi.waitFor(() => expect(getToken()).toBe('token-1'))
})
