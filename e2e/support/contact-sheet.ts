import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, thisMachine } from './browser.ts'

export const SHOTS = join(import.meta.dirname, '../shots')

/** Suffix of the folders with pictures of the production build; the demo’s folders have none. */
export const OF_PRODUCTION = '-production'

/** One state of one screen: the demo’s picture, and the production build’s if there is one. */
type Taken = { look: string; name: string; paths: string[] }

const figure = ({ look, name, paths }: Taken) =>
  `<figure><div>${paths.map((path) => `<a href="${path}"><img src="${path}"></a>`).join('')}</div><figcaption>${look} / ${name}${paths.length > 1 ? ': demo | production' : ''}</figcaption></figure>`

const page = (taken: readonly Taken[]) => `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>
body { background: #777; margin: 16px; font: 13px sans-serif; display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(400px, 1fr)) }
figure { margin: 0 } figure div { display: flex; gap: 4px } a { flex: 1; max-width: 50% }
img { width: 100%; display: block } figcaption { padding: 4px 0; color: #fff }
</style>${taken.map(figure).join('\n')}`

/** Runs after the last picture: one page with all of them, and a picture of that page for each look. */
// biome-ignore lint/style/noDefaultExport: Playwright's global teardown is a default export.
export default async function contactSheet(): Promise<void> {
  if (!existsSync(SHOTS)) return
  const looks = readdirSync(SHOTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith(OF_PRODUCTION))
    .map(({ name }) => name)
  const all = looks.flatMap(takenOf)
  writeFileSync(join(SHOTS, 'index.html'), page(all))
  const browser = await chromium.launch({
    executablePath: findChromium(thisMachine(() => chromium.executablePath())),
    args: CHROMIUM_FLAGS,
  })
  const view = await browser.newPage({ viewport: { width: 2500, height: 900 } })
  for (const look of looks) {
    const sheet = join(SHOTS, `sheet-${look}.html`)
    writeFileSync(sheet, page(takenOf(look)))
    await view.goto(`file://${sheet}`)
    await view.screenshot({ path: join(SHOTS, `sheet-${look}.png`), fullPage: true })
  }
  await browser.close()
  const count = all.flatMap(({ paths }) => paths).length
  console.log(`${count} pictures; see e2e/shots/index.html and e2e/shots/sheet-*.png`)
}

/** The states that at least one build has a picture of. */
function takenOf(look: string): Taken[] {
  const folders = [look, `${look}${OF_PRODUCTION}`]
  const names = new Set(folders.flatMap(picturesIn))
  return [...names].sort().map((file) => ({
    look,
    name: file.replace('.png', ''),
    paths: folders.map((folder) => `${folder}/${file}`).filter((path) => existsSync(join(SHOTS, path))),
  }))
}

const picturesIn = (folder: string): string[] =>
  existsSync(join(SHOTS, folder))
    ? readdirSync(join(SHOTS, folder)).filter((name) => name.endsWith('.png'))
    : []
