import { createHash } from 'node:crypto'
import type { Plugin, Rollup } from 'vite'

/** A script of the page that is one of our files. */
const SCRIPT = /<script((?: [a-z]+(?:="[^"]*")?)*) src="\.\/(assets\/[\w.-]+\.js)">/g

/**
 * The page with the hash of each file that it loads by itself, so that the browser runs no other file under that name.
 */
export function withIntegrity(html: string, bundle: Rollup.OutputBundle): string {
  let count = 0
  const text = html.replace(SCRIPT, (_tag, attributes: string, name: string) => {
    const file = bundle[name]
    if (!file) throw new Error(`integrity: the page loads ${name}, which is not in the build`)
    count += 1
    const hash = createHash('sha384')
      .update(file.type === 'chunk' ? file.code : file.source)
      .digest('base64')
    return `<script${attributes} integrity="sha384-${hash}" src="./${name}">`
  })
  if (count === 0) throw new Error('integrity: the page loads no file')
  return text
}

/**
 * Writes the hashes once every file is final, and before the policy takes those of the inline scripts. Code that is
 * loaded later has no hash: a list of them would cost the first page 7 kB (docs/production.md#a-release).
 */
export const integrity = (): Plugin => ({
  name: 'integrity',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('integrity: no index.html')
      page.source = withIntegrity(String(page.source), bundle)
    },
  },
})
