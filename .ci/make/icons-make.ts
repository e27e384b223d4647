/**
 * Draws the icons of the installed app from src/public/icon.svg: `node .ci/make/icons-make.ts`. Run it after a change of
 * the drawing, and commit the result. The drawing fills its square, and its corners stay empty for the mask.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, thisMachine } from '#e2e/support/browser.ts'

const SIZES = [180, 192, 512]

const svg = readFileSync(new URL('../../src/public/icon.svg', import.meta.url), 'utf8')
const folder = new URL('../../src/public/icons/', import.meta.url)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium(thisMachine(() => chromium.executablePath())),
  args: CHROMIUM_FLAGS,
})
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<body style="margin:0">${svg.replace('<svg ', `<svg width="${size}" height="${size}" `)}`,
  )
  writeFileSync(new URL(`${size}.png`, folder), await page.screenshot())
  await page.close()
}
await browser.close()
