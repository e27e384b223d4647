import { captchaCode } from '#contracts/texts/typed-texts.ts'
import { CAPTCHA_MASKED } from './captcha-masked.ts'

/*
 * The captcha is one of 21 fixed pictures of 4 characters, checked in the page. It does not stop an attacker; the
 * server's rate limit does. The mask only keeps the answers from being readable in the code.
 */
const SIGNS = 36

/** How many pictures there are; ids are '01' and up. */
export const CAPTCHA_COUNT = CAPTCHA_MASKED.length

/** The id of picture `index` (0-based; wraps round). */
export const captchaId = (index: number): string => String((index % CAPTCHA_COUNT) + 1).padStart(2, '0')

/** The path of the picture with this id, relative to the page; in the demo in one file the picture itself. */
export const captchaSrc = (id: string): string =>
  import.meta.env.VITE_DEMO_CAPTCHAS?.[id] ?? `${import.meta.env.BASE_URL}captcha/${id}.svg`

const maskOf = (id: string): number => (Number(id) * 1_299_709) & 0x1f_ffff

/** The stored form of an answer of 4 letters and digits. It is different for every picture. */
export const maskAnswer = (id: string, answer: string): number => Number.parseInt(answer, SIGNS) ^ maskOf(id)

/** The answer to picture `id` in capitals; empty for an unknown id. */
export function captchaAnswer(id: string): string {
  const masked = CAPTCHA_MASKED[Number(id) - 1]
  return masked === undefined ? '' : (masked ^ maskOf(id)).toString(SIGNS).toUpperCase()
}

/** Whether `typed` is the answer to picture `id`; ignores case, full-width letters and blanks. */
export function matches(id: string, typed: string): boolean {
  const answer = captchaCode(typed).toUpperCase()
  return answer !== '' && answer === captchaAnswer(id)
}
