import { useState } from 'react'
import { CAPTCHA_CHARS } from '#contracts/limits.ts'
import { captchaTexts } from '#contracts/texts/messages.ts'
import { captchaCode, tooLong } from '#contracts/texts/typed-texts.ts'
import { takeFirstCaptcha } from '../../lib/loading/first-captcha.ts'
import { CAPTCHA_COUNT, captchaAnswer, captchaId, captchaSrc, matches } from '../../ui/art/captcha-answers.ts'

export type CaptchaState = {
  src: string
  /** The answer, to be spoken: never put into the page. */
  answer: () => string
  typed: string
  type: (text: string) => void
  /** Shows another picture and empties the field. */
  renew: () => void
  /** Undefined when the text is right, else the form's message. A wrong text also renews the picture. */
  check: () => string | undefined
}

/** Never the same picture twice in a row. */
const otherThan = (picture: number): number =>
  (picture + 1 + Math.floor(Math.random() * (CAPTCHA_COUNT - 1))) % CAPTCHA_COUNT

/**
 * The captcha of login and registration: one of 21 fixed pictures, compared in the app, ignoring case.
 * It stops no determined attacker. The backend's own limits have to.
 */
export function useCaptcha(): CaptchaState {
  const [picture, setPicture] = useState(() => takeFirstCaptcha() ?? otherThan(0))
  const [typed, type] = useState('')
  const id = captchaId(picture)
  const renew = () => {
    setPicture(otherThan(picture))
    type('')
  }
  const check = () => {
    if (captchaCode(typed) === '') return captchaTexts.required
    // A text that is too long is reported, and the picture stays.
    const long = tooLong('验证码', captchaCode(typed), CAPTCHA_CHARS)
    if (long !== undefined) return long
    if (matches(id, typed)) return undefined
    renew()
    return captchaTexts.wrong
  }
  return { src: captchaSrc(id), answer: () => captchaAnswer(id), typed, type, renew, check }
}
