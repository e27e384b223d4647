import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Brand } from '#mock/demo-sites/brand/brand.ts'
import { type BrandColour, colourSheet, inkOn } from '#mock/demo-sites/brand/brand-colours.ts'
import { wordsOf } from '#mock/demo-sites/brand/brand-words.ts'

/** Puts the brand into the page's own text, before scripts are inlined. That text shows until the app has started. */
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

/**
 * The main colour on the words of those pages: in the reader's theme, or in that of the hash with which the app opens
 * them.
 */
function stillSheet({ dark, light }: BrandColour): string {
  const [darkRule, lightRule] = [dark, light].map(
    (hex) => `{--jade:${hex};--fill:${hex};--ink:${inkOn(hex)}}`,
  )
  return `:root${darkRule}@media (prefers-color-scheme:light){:root${lightRule}}#light:target${lightRule}#dark:target${darkRule}`
}

/** Puts the brand's words and its main colour into the pages that run no script. */
export function brandStillPages(folder: string, brand: Brand): void {
  for (const name of STILL) {
    const path = join(folder, name)
    const page = wordsOf(brand)(readFileSync(path, 'utf8'))
    const main = brand.colours?.main
    writeFileSync(
      path,
      main ? page.replace('</head>', () => `<style>${stillSheet(main)}</style></head>`) : page,
    )
  }
}
