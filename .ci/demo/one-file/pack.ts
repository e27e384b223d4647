import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')

/** What would end an inert script, or make the browser read its text as something else. */
const ENDING = /<(?=!--|\/?script)/gi
/** Stands for `<` there. No single character is in no example of the contract. */
const MARK = '‹§'
/** A browser that reads a file changes these. */
const CHANGED = /[\0\r]/

/** A part of the file: a page by the name that an address asks for, or a script. */
export type Part = { name: string; text: string }

/** The parts as text that no browser runs, with what opens the right one. Throws where a part would not come out as it went in. */
export function packed(name: string, parts: readonly Part[]): string {
  const boot = read('boot.js')
    .replace(/^\/\*[\s\S]*?\*\/\n/, '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace('MARK', MARK)
    .trim()
  return (
    read('shell.html')
      .replaceAll('{NAME}', () => name)
      .replace('{BOOT}', () => `<script>${boot}</script>`)
      // Last, since a part may contain anything.
      .replace('{PARTS}', () => parts.map(inert).join('\n'))
  )
}

function inert({ name, text }: Part): string {
  if (text.includes(MARK) || CHANGED.test(text)) throw new Error(`${name} has text that cannot be kept`)
  return `<script type="text/plain" id="part:${name}">${text.replace(ENDING, MARK)}</script>`
}

const POLICY = /(<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self')/

/** The page, whose policy lets it run this script too: in one file there is no address to load it from. */
export function allowing(page: string, script: string): string {
  if (!POLICY.test(page)) throw new Error('the page has no policy for scripts')
  const hash = createHash('sha256').update(script).digest('base64')
  return page.replace(POLICY, (found) => `${found} 'sha256-${hash}'`)
}
