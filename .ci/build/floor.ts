import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { PageKind } from '../../mock-server/transport/static-headers.ts'
import { repo } from '../run-command.ts'
import { iifeOf } from './iife.ts'

const BOOT = join(repo, 'src/boot')
/** After the charset, which must be in the first kilobyte, and before everything that the page loads. */
const PLACE = /<meta name="viewport"[^>]*>/
const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm

const read = (name: string) => readFileSync(join(BOOT, name), 'utf8')
const oneLine = (text: string) => text.replace(/<!--.*?-->|\s*\n\s*/g, '').trim()
/** A string for an inline script, which `</` could end. */
const asText = (text: string) => JSON.stringify(text).replaceAll('</', '<\\/')

/**
 * The page's first script. In a browser that is too old it shows a notice in place of the app; in an old one it loads
 * `fill` first.
 */
export const floorScript = (fill: string): string =>
  read('floor.js')
    .replace(COMMENT, '')
    .replace('NOTICE', () => asText(oneLine(read('too-old.html'))))
    .replace('LOST', () => asText(oneLine(read('not-loaded.html'))))
    .replace('FILL', () => asText(fill))
    .replace(/\n\s*/g, '\n')
    .trim()

/**
 * The tag has no quotes, because a tool that reads the page's scripts must not take it for one that every browser
 * loads.
 */
const tagFor = (file: string) => `<script src=./${file}></script>`

/** Puts the floor's script into every page. The demo is one file, so there the page contains what the script loads. */
export const floor = (kind: PageKind): Plugin => {
  let code = ''
  let file = ''
  return {
    name: 'floor',
    apply: 'build',
    async buildStart() {
      const script = await iifeOf(join(BOOT, kind === 'demo' ? 'old-engines-demo.ts' : 'old-engines.ts'))
      code = script.replaceAll('</script', '<\\/script')
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      file = `assets/old-engines-${hash}.js`
      if (kind === 'real') this.emitFile({ type: 'asset', fileName: file, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!PLACE.test(html)) throw new Error('floor: the page has no viewport')
        const scripts = kind === 'real' ? [floorScript(tagFor(file))] : [floorScript(''), code]
        return html.replace(PLACE, (meta) =>
          [meta, ...scripts.map((text) => `<script>${text}</script>`)].join('\n    '),
        )
      },
    },
  }
}
