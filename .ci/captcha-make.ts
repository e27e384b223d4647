/**
 * Draws the captcha pictures: `node .ci/captcha-make.ts` writes src/public/captcha/01.svg … and the hashes that the app
 * checks against. Run it after a change of the glyphs, the drawing or the answers, and commit the result.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { captchaSvg } from '#mock/art/captcha-draw.ts'
import { CAPTCHA_PLAIN } from '#mock/art/captcha-plain.ts'
import { captchaHash } from '#src/ui/art/captcha-hash.ts'

const pictures = new URL('../src/public/captcha/', import.meta.url)
mkdirSync(pictures, { recursive: true })

const hashes = CAPTCHA_PLAIN.map((answer, index) => {
  const id = String(index + 1).padStart(2, '0')
  writeFileSync(new URL(`${id}.svg`, pictures), `${captchaSvg(index, answer)}\n`)
  return captchaHash(id, answer)
})

writeFileSync(
  new URL('../src/ui/art/captcha-hashes.ts', import.meta.url),
  `/** Written by .ci/captcha-make.ts: one hash for each picture. */\nexport const CAPTCHA_HASHES: readonly string[] = [\n${hashes.map((hash) => `  '${hash}',\n`).join('')}]\n`,
)
