/**
 * Draws the captcha pictures: `node .ci/make/captcha-make.ts` writes src/public/captcha/01.svg … and the masked answers
 * that the app checks against. Run it after a change of the glyphs, the drawing or the answers, and commit the result.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { captchaSvg } from '#mock/art/captcha-draw.ts'
import { CAPTCHA_PLAIN } from '#mock/art/captcha-plain.ts'
import { maskAnswer } from '#src/ui/art/captcha-answers.ts'

const pictures = new URL('../../src/public/captcha/', import.meta.url)
mkdirSync(pictures, { recursive: true })

const masked = CAPTCHA_PLAIN.map((answer, index) => {
  const id = String(index + 1).padStart(2, '0')
  writeFileSync(new URL(`${id}.svg`, pictures), `${captchaSvg(index, answer)}\n`)
  return maskAnswer(id, answer)
})

writeFileSync(
  new URL('../../src/ui/art/captcha-masked.ts', import.meta.url),
  `/** Written by .ci/make/captcha-make.ts: one answer for each picture. */\nexport const CAPTCHA_MASKED: readonly number[] = [\n${masked.map((answer) => `  ${answer},\n`).join('')}]\n`,
)
