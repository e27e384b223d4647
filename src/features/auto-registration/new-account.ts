import { CAPTCHA_CHARS } from '#contracts/limits.ts'
import { isUsername } from '#contracts/texts/typed-texts.ts'
import type { RegistrationRequest } from '../../api/queries/session.ts'

/** A whole number from 0 up to, not including, `below`. */
export type Draw = (below: number) => number

/** Cryptographically secure, because the draws become passwords. */
export const secureDraw: Draw = (below) => {
  const limit = Math.floor(2 ** 32 / below) * below
  const [n = 0] = crypto.getRandomValues(new Uint32Array(1))
  return n < limit ? n % below : secureDraw(below)
}

/** Without 0, o, 1, l and i, which are easily misread when copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'
const NAME_MIN_CHARS = 6
const NAME_MAX_CHARS = 10
const PASSWORD_CHARS = 10

const pick = (from: string, draw: Draw): string => from.charAt(draw(from.length))

/** Letters and digits with at least one of each, a letter first. */
function mixed(chars: number, draw: Draw): string {
  const text = Array.from({ length: chars }, () => pick(LETTERS + DIGITS, draw))
  text[0] = pick(LETTERS, draw)
  text[1 + draw(chars - 1)] = pick(DIGITS, draw)
  return text.join('')
}

/** 6 to 10 letters and digits. */
export const randomName = (draw: Draw): string =>
  mixed(NAME_MIN_CHARS + draw(NAME_MAX_CHARS - NAME_MIN_CHARS + 1), draw)

export const randomPassword = (draw: Draw): string => mixed(PASSWORD_CHARS, draw)

/** The callback that requests a random username. */
const GUEST = 'guest'

/**
 * The account to register for a callback. `guest` gets a random username; any other value is the username.
 * Undefined if it is not a valid username. Login and payment password are the same initial one.
 */
export function accountFor(
  callback: string,
  initialPassword: string | undefined,
  draw: Draw,
): RegistrationRequest | undefined {
  const name = callback === GUEST ? randomName(draw) : callback
  if (!isUsername(name)) return undefined
  const password = initialPassword ?? randomPassword(draw)
  // No captcha is shown here. Only the app checks captchas, so the code just needs a captcha's format.
  const code = mixed(CAPTCHA_CHARS, draw)
  return {
    name,
    password,
    confirmPassword: password,
    realName: randomName(draw),
    payPassword: password,
    code,
  }
}
