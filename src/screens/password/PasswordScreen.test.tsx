// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  getToken,
  onSessionExpired,
  type SessionEndReason,
  signIn,
  signOut,
} from '../../api/core/client/session-store.ts'
import {
  broken,
  envelope,
  expired,
  hang,
  held,
  type Reply,
  refusal,
  stubBackend,
} from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { TO_SET_FIRST } from '../../lib/navigation/links.ts'
import { PasswordScreen } from './PasswordScreen.tsx'
import { checkPasswords, type PasswordDraft, passwordKindOf, rulesOf } from './password-form.ts'

const draft = (old: string, next: string, again = next): PasswordDraft => ({ old, next, again })
const MAY_HOLD = {
  1: '网络异常，结果未知，新的登录密码可能已经生效',
  2: '网络异常，结果未知，新的支付密码可能已经生效',
} as const
const LENGTH = '请输入正确的密码长度，最少6位！'
const PAY_LENGTH = '请输入正确的支付密码长度，最少6位！'

test.each([
  ['login', draft('', ''), '请输入旧密码'],
  ['login', draft('', 'abc123'), '请输入旧密码'],
  ['login', draft('demo888', ''), '请输入新密码'],
  ['login', draft('demo888', 'abc123', ''), '请输入确认密码'],
  ['login', draft('demo8', 'abc123'), LENGTH],
  ['login', draft('demo888', 'abc12'), LENGTH],
  ['login', draft('demo888', 'abc123', 'abc124'), '两次密码不一致！'],
  ['login', draft('demo888', 'demo888'), '新旧密码不能一致！'],
  ['login', draft('demo888', 'x'.repeat(32)), undefined],
  ['pay', draft('88888', '999999'), PAY_LENGTH],
  ['pay', draft('888888', '99999'), PAY_LENGTH],
  ['pay', draft('888888', '9'.repeat(19)), '支付密码长度必须在6到18位之间'],
  ['pay', draft('888888', '888888'), '新旧密码不能一致！'],
  ['pay', draft('888888', '9'.repeat(18)), undefined],
] as const)('%s %j: %s', (kind, passwords, text) =>
  expect(checkPasswords(kind, passwords)[0]?.text).toBe(text))

test('reads type 2 as the payment password and anything else as the login password', () => {
  expect(['2', '1', '', null, '3'].map(passwordKindOf)).toEqual(['pay', 'login', 'login', 'login', 'login'])
})

test('ticks below the form agree with the checks', () => {
  expect(rulesOf('pay', draft('888888', '9'.repeat(19))).map(({ met }) => met)).toEqual([false, true, true])
  expect(rulesOf('login', draft('demo888', 'demo888', 'x')).map(({ met }) => met)).toEqual([
    true,
    false,
    false,
  ])
})

function open(type: 1 | 2, routes: Record<string, Reply>) {
  signIn('token-1')
  return { backend: stubBackend(routes), ...renderScreen(<PasswordScreen />, `/password?type=${type}`) }
}

const FIRST = '首次设置支付密码时，请在此填写登录密码'
test('asks for the login password instead of the old one only after code 251', async () => {
  const view = open(2, { '/api/editPayPassword': () => refusal('您尚未设置支付密码', 251) })
  expect(view.queryByText(FIRST)).toBeNull()
  expect(view.getAllByRole('link', { name: '忘记支付密码？' })).toHaveLength(1)
  fill(2, '888888', '918273')
  expect(await view.findByText(FIRST)).toBeTruthy()
  expect(view.queryByRole('link', { name: '忘记支付密码？' })).toBeNull()
  view.unmount()

  const led = renderScreen(<PasswordScreen />, { pathname: '/password', search: '?type=2', ...TO_SET_FIRST })
  expect(led.getByText(FIRST)).toBeTruthy()
})

test('warns of a weak new payment password, and still sends it', async () => {
  const view = open(2, { '/api/editPayPassword': () => envelope(null, 'ok') })
  fill(2, '918273', '123456')
  expect(view.getAllByText(/^密码过于简单/)).toHaveLength(1)
  await vi.waitFor(() => expect(toastText()).toBe('密码修改成功！'))
})

const marked = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((field) => [
    field.getAttribute('name'),
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  ])

test('marks every field that is wrong, and says the first in a toast', () => {
  open(1, {})
  fireEvent.click(screen.getByRole('button', { name: '确认修改' }))
  expect(toastText()).toBe('请输入旧密码')
  expect(marked()).toEqual([
    ['login-old', '请输入旧密码'],
    ['login-new', '请输入新密码'],
    ['login-again', '请输入确认密码'],
  ])
})

test.each([
  [1, '/api/editPassword', 'login-old'],
  [2, '/api/editPayPassword', 'pay-old'],
] as const)('type %i says at the field that the old password is wrong', async (type, path, name) => {
  const text = '旧密码不正确，还可以尝试 4 次'
  open(type, { [path]: () => refusal(text) })
  fill(type, 'demo889', 'fresh999')
  await vi.waitFor(() => expect(marked()).toEqual([[name, text]]))
  expect(toastText()).toBe(text)
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(name))
})

const LABELS = { 1: ['旧登录密码', '新登录密码'], 2: ['旧支付密码', '新支付密码'] } as const
test.each([1, 2] as const)('type %i hides all three fields', (type) => {
  open(type, {})
  expect([...document.querySelectorAll('input')].map((field) => field.type)).toEqual(
    Array(3).fill('password'),
  )
})

function fill(type: 1 | 2, old: string, next: string) {
  for (const [label, value] of [
    [LABELS[type][0], old],
    [LABELS[type][1], next],
    ['确认新密码', next],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: '确认修改' }))
}
const values = () => [...document.querySelectorAll('input')].map(({ value }) => value)

test('sends a new login password as paypassword, ends the session and leads to /login', async () => {
  const view = open(1, {
    '/api/editPassword': () => envelope(null, 'ok'),
    '/api/logoff': () => envelope(null),
  })
  fill(1, 'demo888', 'fresh999')
  await vi.waitFor(() => expect(view.address()).toBe('/login'))
  expect(toastText()).toBe('密码修改成功！')
  expect(view.backend.sent[0]?.body).toEqual({ paypassword: 'fresh999', password: 'demo888' })
  await vi.waitFor(() => expect(getToken()).toBeUndefined())
})

// The longest possible password. If it is trimmed, cut or folded, it is another text.
test.each([
  [1, '/api/editPassword', ` Bo at  密码${'x'.repeat(21)} `, ` New  boat${'y'.repeat(21)} `],
  [2, '/api/editPayPassword', ' 88 a8  8888 88 B ', ' 99 a9  9999 99 B '],
] as const)('a change of type %i sends both passwords as they were typed', async (type, path, old, next) => {
  const view = open(type, { [path]: () => refusal('旧密码不正确') })
  fill(type, old, next)
  await vi.waitFor(() => expect(view.backend.count(path)).toBe(1))
  expect(view.backend.sent[0]?.body).toEqual({ paypassword: next, password: old })
})

test.each<[string, Reply]>([
  ['done', () => envelope(null)],
  ['refused, as the token went with the old password', expired],
  ['refused by HTTP', () => new Response('', { status: 401 })],
  ['lost', broken],
  ['never answered', hang],
])('logs off at the backend after a new login password, and ignores that this call is %s', async (_how, reply) => {
  const expiries: unknown[] = []
  onTestFinished(onSessionExpired((expiry) => expiries.push(expiry)))
  const view = open(1, { '/api/editPassword': () => envelope(null, 'ok'), '/api/logoff': reply })
  fill(1, 'demo888', 'fresh999')
  await vi.waitFor(() => expect(view.address()).toBe('/login'))
  await vi.waitFor(() => expect(getToken()).toBeUndefined())
  expect(view.backend.sent.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual(
    ['editPassword', 'logoff'].map((call) => [expect.stringContaining(call), 'Bearer token-1']),
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect(expiries).toEqual([])
  expect(toastText()).toBe('密码修改成功！')
})

test('does not log off after a refused change', async () => {
  const view = open(1, { '/api/editPassword': () => refusal('旧密码不正确，还可以尝试 4 次') })
  fill(1, 'demo889', 'fresh999')
  await vi.waitFor(() => expect(toastText()).toContain('旧密码不正确'))
  expect(view.backend.count('/api/logoff')).toBe(0)
  expect(getToken()).toBe('token-1')
})

test('stays logged in after a new payment password, and stores no password', async () => {
  const view = open(2, { '/api/editPayPassword': () => envelope(null, 'ok') })
  fill(2, '888888', '999999')
  await vi.waitFor(() => expect(toastText()).toBe('密码修改成功！'))
  await vi.waitFor(() => expect(view.address()).toBe('/userCent'))
  expect(getToken()).toBe('token-1')
  expect(view.backend.count('/api/logoff')).toBe(0)
  expect(values().join('')).toBe('')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/888888|999999/)
})

test.each([
  [1, '/api/editPassword'],
  [2, '/api/editPayPassword'],
] as const)('after a lost answer to a change of type %i says which new password may hold', async (type, path) => {
  const view = open(type, { [path]: broken })
  fill(type, '888888', '999999')
  await vi.waitFor(() => expect(toastText()).toBe(MAY_HOLD[type]))
  expect(view.getByText(MAY_HOLD[type], { selector: 'form *' })).toBeTruthy()
  expect(values().join('')).toBe('')
  expect(getToken()).toBe('token-1')
})

test.each<[string, Response | undefined]>([
  ['comes', envelope(null, 'ok')],
  ['is lost', undefined],
])('a session that a poll finds over before the answer to the new login password %s is told why', async (_what, reply) => {
  const answer = held()
  open(1, { '/api/editPassword': answer.reply })
  fill(1, 'demo888', 'fresh999')
  signOut('expired')
  answer.answer(reply ?? new Response('', { status: 502 }))
  await vi.waitFor(() => expect(toastText()).toBe(MAY_HOLD[1]))
})

test.each<[string, 1 | 2, SessionEndReason]>([
  ['login password whose answer comes after the player has logged out', 1, 'logout'],
  ['payment password whose answer comes after the session is over', 2, 'expired'],
])('a new %s is told to nobody', async (_what, type, reason) => {
  const answer = held()
  const path = type === 1 ? '/api/editPassword' : '/api/editPayPassword'
  const view = open(type, { [path]: answer.reply })
  fill(type, '888888', '999999')
  await vi.waitFor(() => expect(view.backend.count(path)).toBe(1))
  signOut(reason)
  answer.answer(envelope(null, 'ok'))
  await vi.waitFor(() => expect(values().join('')).toBe(''))
  expect(toastText()).toBe('')
})

test('the result of a new login password is not shown to another member who has logged in meanwhile', async () => {
  const answer = held()
  const view = open(1, { '/api/editPassword': answer.reply })
  fill(1, 'demo888', 'fresh999')
  await vi.waitFor(() => expect(view.backend.count('/api/editPassword')).toBe(1))
  signIn('token-2')
  answer.answer(envelope(null, 'ok'))
  await vi.waitFor(() => expect(values().join('')).toBe(''))
  expect(toastText()).toBe('')
  expect(getToken()).toBe('token-2')
})

test.each<[string, Reply]>([
  ['a refusal', () => refusal('旧密码不正确，还可以尝试 4 次')],
  ['a lost answer', broken],
])('after %s empties the fields and stays on the screen', async (_what, reply) => {
  const view = open(2, { '/api/editPayPassword': reply })
  fill(2, '888887', '999999')
  await vi.waitFor(() => expect(values().join('')).toBe(''))
  expect(view.address()).toBe('/password?type=2')
})
