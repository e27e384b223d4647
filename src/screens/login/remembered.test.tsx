// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loginName } from '#contracts/texts/typed-texts.ts'
import { CAPTCHA_PLAIN } from '#mock/art/captcha-plain.ts'
import { onContractError } from '../../api/core/client/contract-report.ts'
import { getToken } from '../../api/core/client/session-store.ts'
import {
  broken,
  envelope,
  expired,
  type Reply,
  refusal,
  stubBackend,
} from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { storage } from '../../lib/device/storage.ts'
import { LoginScreen } from './LoginScreen.tsx'

const PASSWORD = 'Pass-of-sailor77'
const BEFORE = 'elder01'
const LOGIN = '/api/login'

/** How a login may end, and whether the account is this phone's from then on. */
const ENDS: [string, Reply, boolean][] = [
  ['accepted', () => envelope({ api_token: 'token-1' }), true],
  ['accepted without a token', () => envelope({ api_token: '' }), false],
  ['refused', () => refusal('账号或密码错误'), false],
  ['refused with the password in the text', () => refusal(`密码 ${PASSWORD} 错误`), false],
  ['lost', broken, false],
  ['answered by a page of the host', () => new Response('<h1>502</h1>', { status: 502 }), false],
  ['answered as if a session had ended', expired, false],
]

const app = () => envelope({ title: '云舟', site_state: 1, redpacket_switch: 0, index_modal: 0 })

/** All that a browser keeps for a page beyond its life. */
const stored = () =>
  JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    location.href,
    history.state,
    document.title,
  ])

// An answer without a token breaks the contract, which else fails a test.
beforeEach(() => onContractError(() => {}))

async function logIn(ticked: boolean, reply: Reply, name: string) {
  const backend = stubBackend({ '/api/app': app, [LOGIN]: reply })
  const view = renderScreen(<LoginScreen />, '/login')
  const type = (label: string, value: string) =>
    fireEvent.change(view.getByLabelText(label), { target: { value } })
  type('账号', name)
  type('密码', PASSWORD)
  const picture = /captcha\/(\d+)\.svg/.exec(view.getByAltText(/验证码图片/).getAttribute('src') ?? '')
  type('验证码', CAPTCHA_PLAIN[Number(picture?.[1]) - 1] ?? '')
  const tick = view.getByRole('checkbox', { name: '记住账号' })
  if ((tick as HTMLInputElement).checked !== ticked) await view.user.click(tick)
  await view.user.click(view.getByRole('button', { name: '登录' }))
  await vi.waitFor(() => expect(backend.count(LOGIN)).toBe(1))
  await vi.waitFor(() =>
    expect(view.getByRole('button', { name: '登录' }).getAttribute('aria-busy')).not.toBe('true'),
  )
  return view
}

describe.each([undefined, BEFORE])('on a phone that remembers %s', (before) => {
  describe.each([true, false])('with 记住账号 ticked: %s', (ticked) => {
    test.each(ENDS)('a login that is %s leaves the name at most', async (_, reply, isDone) => {
      if (before !== undefined) storage.set('yz:remember', before)
      await logIn(ticked, reply, ' sailor77 ')
      await vi.waitFor(() =>
        expect(storage.get('yz:remember')).toBe(isDone ? (ticked ? 'sailor77' : undefined) : before),
      )
      expect(stored()).not.toContain(PASSWORD)
    })
  })
})

test.each([
  'constructor',
  '__proto__',
  'toString',
  '<img src=x>',
  '‮888omed',
  'x'.repeat(32),
])('the name %s is remembered as it was sent, and is text when it comes back', async (name) => {
  const first = await logIn(true, () => envelope({ api_token: 'token-1' }), name)
  await vi.waitFor(() => expect(storage.get('yz:remember')).toBe(loginName(name)))
  first.unmount()
  const secondVisit = renderScreen(<LoginScreen />, '/login')
  expect(secondVisit.getByLabelText('账号')).toHaveProperty('value', loginName(name))
  expect(secondVisit.getByLabelText('密码')).toHaveProperty('value', '')
})

test('a name that is too long to be remembered shows a hint, and still logs in', async () => {
  storage.set('yz:remember', BEFORE)
  await logIn(true, () => envelope({ api_token: 'token-1' }), `${'x'.repeat(64)}@mail.example`)
  await vi.waitFor(() => expect(toastText()).toBe('ok'))
  expect([getToken(), storage.get('yz:remember')]).toEqual(['token-1', undefined])
})
