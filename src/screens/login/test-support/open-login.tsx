import { fireEvent } from '@testing-library/react'
import { CAPTCHA_PLAIN } from '#mock/art/captcha-plain.ts'
import { envelope, stubBackend } from '../../../api/test-support/backend.ts'
import { renderScreen } from '../../../app/test-support/render-screen.tsx'
import { LoginScreen } from '../LoginScreen.tsx'

/** The longest password that the forms accept. If it is trimmed, cut or folded, it is another text. */
export const AS_TYPED = ` Bo at  密码${'x'.repeat(21)} `
export const typeAtOnce = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })

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

export function openLogin(at: string, routes = {}) {
  const backend = stubBackend({ '/api/app': app, ...routes })
  return { backend, ...renderScreen(<LoginScreen />, at) }
}

export type View = ReturnType<typeof openLogin>

/** The characters in the captcha that is shown. */
export function captchaOf(view: { getByAltText: (text: RegExp) => HTMLElement }): string {
  const number = /captcha\/(\d+)\.svg/.exec(view.getByAltText(/验证码图片/).getAttribute('src') ?? '')?.[1]
  return CAPTCHA_PLAIN[Number(number) - 1] ?? ''
}
