import { act, fireEvent } from '@testing-library/react'
import type { Driver } from '#e2e/matrix/driver.ts'
import { CAPTCHA_PLAIN } from '#mock/art/captcha-plain.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { find } from '../../money-matrix/test-support/dom-driver.ts'
import { until } from '../../money-matrix/test-support/time.ts'

/** Fills in the field of this name. */
async function fillIn(name: string, value: string): Promise<void> {
  const field = await until(() => find({ css: `input[name="${name}"]` }))
  await act(async () => fireEvent.change(field, { target: { value } }))
}

/** Reads the captcha as a person does. */
async function readCaptcha(): Promise<void> {
  const picture = await until(() => find({ css: '.captcha-picture img' }))
  const [, number] = /(\d+)\.svg$/.exec(picture.getAttribute('src') ?? '') ?? []
  await fillIn('captcha', CAPTCHA_PLAIN[Number(number) - 1] ?? '')
}

export async function logInForm(): Promise<void> {
  await fillIn('username', DEMO.username)
  await fillIn('password', DEMO.password)
  await readCaptcha()
}

export async function registerForm(app: Driver): Promise<void> {
  const { username, password, realname, payPassword } = { ...FRESH, username: 'newboat1' }
  await fillIn('username', username)
  await fillIn('password', password)
  await fillIn('confirm-password', password)
  await fillIn('realname', realname)
  await fillIn('pay-password', payPassword)
  await readCaptcha()
  await app.tap({ boxOf: 'checkbox', name: '我已阅读并同意' })
}

/** `kind` is 登录 or 支付. */
export async function newPassword(app: Driver, kind: string, old: string, next: string): Promise<void> {
  await app.fill(`旧${kind}密码`, old)
  await app.fill(`新${kind}密码`, next)
  await app.fill('确认新密码', next)
}

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (byte) => byte.charCodeAt(0),
)

export async function chooseAvatar(): Promise<void> {
  // The field is hidden: a button opens it.
  const chooser = await until(() => {
    const field = document.querySelector('input[type="file"]')
    if (!field) throw new Error('no field for a file')
    return field
  })
  const file = new File([PNG], 'boat.png', { type: 'image/png' })
  await act(async () => fireEvent.change(chooser, { target: { files: [file] } }))
}
