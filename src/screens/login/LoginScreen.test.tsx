// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#contracts/beijing-time.ts'
import { CAPTCHA_PLAIN } from '#mock/art/captcha-plain.ts'
import { rememberPid } from '../../api/core/pid.ts'
import { getToken } from '../../api/core/session-store.ts'
import { broken, envelope, held, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { markOfAccount } from '../../lib/fingerprint.ts'
import { beginBreak } from '../../lib/responsible-play.ts'
import { storage } from '../../lib/storage.ts'
import { isTyped } from '../../lib/typed.ts'
import { LoginScreen } from './LoginScreen.tsx'

/** The longest passwords that the forms take: what is trimmed, cut or folded on the way is another text. */
const AS_TYPED = ` Bo at  密码${'x'.repeat(21)} `
const PAY_AS_TYPED = ' 88 a8  8888 88 B '
const typeAtOnce = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const app = () =>
  envelope({
    title: '云舟',
    site_state: 1,
    repair_tips: '',
    redpacket_switch: 0,
    index_modal: 0,
    webcontent: '',
    h5_url: '',
  })

function open(at: string, routes = {}) {
  const backend = stubBackend({ '/api/app': app, ...routes })
  return { backend, ...renderScreen(<LoginScreen />, at) }
}

type View = ReturnType<typeof open>

/** The characters in the captcha that is shown. */
function captchaOf(view: { getByAltText: (text: RegExp) => HTMLElement }): string {
  const number = /captcha\/(\d+)\.svg/.exec(view.getByAltText(/验证码图片/).getAttribute('src') ?? '')?.[1]
  return CAPTCHA_PLAIN[Number(number) - 1] ?? ''
}

test('an empty form asks for account and password, then for the captcha, and sends nothing', async () => {
  const { user, backend, ...view } = open('/login')
  await user.click(view.getByRole('button', { name: '登录' }))
  expect(toastText()).toBe('请输入您的账号和密码！')
  await user.type(view.getByLabelText('账号'), 'demo888')
  await user.type(view.getByLabelText('密码'), 'demo888')
  await user.click(view.getByRole('button', { name: '登录' }))
  expect(toastText()).toBe('请输入验证码！')
  expect(view.getByLabelText('账号')).toHaveProperty('value', 'demo888')
  expect(backend.count('/api/login')).toBe(0)
})

test('a wrong captcha shows another picture, empties its field, and keeps the rest', async () => {
  const { user, backend, ...view } = open('/login')
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

test('the captcha ignores case, the password goes as typed; the token is stored, and the account name only on request', async () => {
  const { user, backend, ...view } = open('/login', {
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

test('who has forgotten the password is led to customer service', async () => {
  const { user, address, ...view } = open('/login')
  await user.click(view.getByRole('link', { name: '忘记密码？请联系在线客服重置' }))
  expect(address()).toBe('/kefu')
})

test('a registration with several faults marks them all, and leads to the first', async () => {
  const { user, ...view } = open('/login?type=1')
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

test('the captcha is read aloud on request, and its answer is nowhere in the page', async () => {
  const spoken: string[] = []
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
      spoken.push(speech.text)
      speech.onend?.()
    },
  })
  const { user, ...view } = open('/login')
  await user.click(view.getByRole('button', { name: '朗读验证码' }))
  const answer = captchaOf(view)
  expect(spoken).toEqual([[...answer].join('，')])
  expect(document.documentElement.outerHTML).not.toContain(answer)
  vi.unstubAllGlobals()
})

test('a refused login says why and keeps what was typed', async () => {
  const { user, ...view } = open('/login', { '/api/login': () => refusal('账号或密码错误') })
  await user.type(view.getByLabelText('账号'), 'demo888')
  await user.type(view.getByLabelText('密码'), 'wrong-1')
  await user.type(view.getByLabelText('验证码'), captchaOf(view))
  await user.click(view.getByRole('button', { name: '登录' }))
  await vi.waitFor(() => expect(toastText()).toBe('账号或密码错误'))
  expect(view.getByText('账号或密码错误', { selector: '[data-part=error-text]' })).toBeTruthy()
  expect(view.getByLabelText('账号')).toHaveProperty('value', 'demo888')
  expect(getToken()).toBeUndefined()
})

async function fillRegistration(user: View['user'], view: Omit<View, 'user' | 'backend'>) {
  await user.type(view.getByLabelText('用户名'), 'sailor77')
  typeAtOnce(view.getByLabelText('登录密码'), AS_TYPED)
  typeAtOnce(view.getByLabelText('确认密码'), AS_TYPED)
  await user.type(view.getByLabelText('真实姓名'), '李白')
  typeAtOnce(view.getByLabelText('支付密码'), PAY_AS_TYPED)
  await user.type(view.getByLabelText('验证码'), captchaOf(view))
}

test('type=1 opens registration, which sends passwords as typed and the pid, and shows any message as a success', async () => {
  rememberPid('friend_7')
  const { user, backend, ...view } = open('/login?type=1', {
    '/api/register': () => refusal('用户名已被使用'),
  })
  await fillRegistration(user, view)
  await user.click(view.getByRole('button', { name: '立即注册' }))
  expect(toastText()).toBe('请阅读并同意相关条款和隐私协议！')
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
  const { user, backend, ...view } = open('/login?type=1', routes)
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
  const { container } = open(at)
  const found = [...container.querySelectorAll<HTMLInputElement>('input[name*=password]')]
  expect(found.map((field) => [field.getAttribute('autocomplete'), field.type])).toEqual(fields)
})

test('after a lost answer the login has the new name, and the way back the registration as it was left', async () => {
  storage.set('yz:remember', 'elder01')
  const { user, ...view } = open('/login?type=1', { '/api/register': broken })
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
  const { user, backend, ...view } = open('/login?type=1', { '/api/register': reply })
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
  const { user, ...view } = open('/login?type=1', { '/api/register': broken })
  await fillRegistration(user, view)
  await user.click(view.getByRole('tab', { name: '登录' }))
  expect(await view.findByLabelText('账号')).toHaveProperty('value', 'sailor77')
  await user.click(view.getByRole('tab', { name: '注册' }))
  await user.type(await view.findByLabelText('用户名'), '8')
  await user.click(view.getByRole('tab', { name: '登录' }))
  expect(await view.findByLabelText('账号')).toHaveProperty('value', 'sailor778')
})

test('an account that was typed or remembered stays on the way to the registration and back', async () => {
  storage.set('yz:remember', 'elder01')
  const { user, ...view } = open('/login')
  const thereAndBack = async () => {
    await user.click(view.getByRole('tab', { name: '注册' }))
    await view.findByLabelText('用户名')
    await user.click(view.getByRole('tab', { name: '登录' }))
    return view.findByLabelText('账号')
  }
  expect(view.getByLabelText('账号')).toHaveProperty('value', 'elder01')
  // The phone has it: a reload would bring it back.
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

test('during a break its account does not log in on this device, nobody registers, and another account logs in', async () => {
  beginBreak([markOfAccount('demo888')], Date.now() + DAY_MS, Date.now())
  const { user, backend, ...view } = open('/login?type=1', {
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
