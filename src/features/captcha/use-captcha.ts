import { useState } from 'react'
import { captchaTexts } from '#contracts/messages.ts'
import { CAPTCHA_COUNT, captchaId, captchaSrc, matches } from '../../ui/art/captcha-answers.ts'

export type CaptchaState = {
  src: string
  typed: string
  type: (text: string) => void
  /** Another picture, the field emptied. */
  renew: () => void
  /** undefined when it is right, else the form's message. A wrong value renews the picture by itself. */
  check: () => string | undefined
}

/** One of the others: never the same picture twice in a row. */
const another = (than: number): number =>
  (than + 1 + Math.floor(Math.random() * (CAPTCHA_COUNT - 1))) % CAPTCHA_COUNT

/**
 * The captcha of login and registration: one of 21 fixed pictures, compared in the app without regard to
 * case. It keeps out nobody who means it; the backend's own limits do.
 */
export function useCaptcha(): CaptchaState {
  const [picture, setPicture] = useState(() => another(0))
  const [typed, type] = useState('')
  const id = captchaId(picture)
  const renew = () => {
    setPicture(another(picture))
    type('')
  }
  const check = () => {
    if (typed.trim() === '') return captchaTexts.required
    if (matches(id, typed)) return undefined
    renew()
    return captchaTexts.wrong
  }
  return { src: captchaSrc(id), typed, type, renew, check }
}
