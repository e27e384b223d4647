import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, thisMachine } from './browser.ts'

export const SHOTS = join(import.meta.dirname, '../shots')

const figure = (path: string) =>
  `<figure><img src="${path}"><figcaption>${path.replace('.png', '')}</figcaption></figure>`

const page = (paths: readonly string[]) => `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>
body { background: #777; margin: 16px; font: 13px sans-serif; display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)) }
figure { margin: 0 } img { width: 100%; display: block } figcaption { padding: 4px 0; color: #fff }
</style>${paths.map(figure).join('\n')}`

/** After the last picture: one page with all of them, and a picture of that page for each project. */
// biome-ignore lint/style/noDefaultExport: Playwright's global teardown is a default export.
export default async function contactSheet(): Promise<void> {
  if (!existsSync(SHOTS)) return
  const projects = readdirSync(SHOTS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const all = projects.flatMap(({ name }) => picturesOf(name))
  writeFileSync(join(SHOTS, 'index.html'), page(all))
  const browser = await chromium.launch({
    executablePath: findChromium(thisMachine(() => chromium.executablePath())),
    args: CHROMIUM_FLAGS,
  })
  const view = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  for (const { name } of projects) {
    const sheet = join(SHOTS, `sheet-${name}.html`)
    writeFileSync(sheet, page(picturesOf(name)))
    await view.goto(`file://${sheet}`)
    await view.screenshot({ path: join(SHOTS, `sheet-${name}.png`), fullPage: true })
  }
  await browser.close()
  console.log(`${all.length} pictures; see e2e/shots/index.html and e2e/shots/sheet-*.png`)
}

function picturesOf(project: string): string[] {
  mkdirSync(join(SHOTS, project), { recursive: true })
  return readdirSync(join(SHOTS, project))
    .filter((name) => name.endsWith('.png'))
    .sort()
    .map((name) => `${project}/${name}`)
}
