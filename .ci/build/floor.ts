import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { repo } from '../run-command.ts'

const BOOT = join(repo, 'src/boot')
/** After the charset, which must be in the first kilobyte, and before everything that the page loads. */
const PLACE = /<meta name="viewport"[^>]*>/
const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm

const read = (name: string) => readFileSync(join(BOOT, name), 'utf8')
const oneLine = (text: string) => text.replace(/<!--.*?-->|\s*\n\s*/g, '').trim()
/** A string for an inline script, which `</` could end. */
const asText = (text: string) => JSON.stringify(text).replaceAll('</', '<\\/')

/** The page's first script. In a browser that is too old it shows a notice in place of the app. */
const floorScript = (): string =>
  read('floor.js')
    .replace(COMMENT, '')
    .replace('NOTICE', () => asText(oneLine(read('too-old.html'))))
    .replace('LOST', () => asText(oneLine(read('not-loaded.html'))))
    .replace(/\n\s*/g, '\n')
    .trim()

/** Puts the floor's script into every page. */
export const floor = (): Plugin => ({
  name: 'floor',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      if (!PLACE.test(html)) throw new Error('floor: the page has no viewport')
      return html.replace(PLACE, (meta) => `${meta}\n    <script>${floorScript()}</script>`)
    },
  },
})
