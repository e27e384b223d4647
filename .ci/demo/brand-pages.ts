import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Brand } from '#mock/demo-sites/brand/brand.ts'
import { colourSheet } from '#mock/demo-sites/brand/brand-colours.ts'
import { wordsOf } from '#mock/demo-sites/brand/words.ts'

/** Puts the brand into the page's own text, before scripts are inlined: what shows until the app has started. */
export const brandedShell = (brand: Brand): Plugin => ({
  name: 'branded-shell',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      wordsOf(brand)(html).replace(
        '</head>',
        () => `<style>${colourSheet(brand.colours ?? {})}</style></head>`,
      ),
  },
})

/** The demo's pages without scripts. */
const STILL = ['site.html', 'kf.html']

/** Puts the brand's words into the pages that run no script. Their few colours stay. */
export function brandStillPages(folder: string, brand: Brand): void {
  for (const name of STILL) {
    const path = join(folder, name)
    writeFileSync(path, wordsOf(brand)(readFileSync(path, 'utf8')))
  }
}
