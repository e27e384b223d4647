import { CAPTCHA_CHARS } from '#contracts/limits.ts'
import { captchaCode } from '#contracts/typed-texts.ts'
import { captchaHash } from './captcha-hash.ts'
import { CAPTCHA_HASHES } from './captcha-hashes.ts'

/** How many pictures there are; ids are '01' and up. */
export const CAPTCHA_COUNT = CAPTCHA_HASHES.length

/** The id of picture `index` (0-based; wraps round). */
export const captchaId = (index: number): string => String((index % CAPTCHA_COUNT) + 1).padStart(2, '0')

/** The path of the picture with this id, relative to the page; in the demo in one file the picture itself. */
export const captchaSrc = (id: string): string =>
  import.meta.env.VITE_DEMO_CAPTCHAS?.[id] ?? `${import.meta.env.BASE_URL}captcha/${id}.svg`

/** Whether `typed` is the answer to picture `id`; ignores case, full-width letters and blanks. */
export function matches(id: string, typed: string): boolean {
  const answer = captchaCode(typed).toUpperCase()
  const known = CAPTCHA_HASHES[Number(id) - 1]
  return known !== undefined && answer.length === CAPTCHA_CHARS && captchaHash(id, answer) === known
}
