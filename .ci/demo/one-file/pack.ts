import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEMA_VERSION } from '#mock/state/world.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Text that would end an inert script, or make the browser parse its text in another way. */
const ENDING = /<(?=!--|\/?script)/gi
/**
 * Replaces `<` in such text. It has two characters, because each single character occurs in an example of the contract.
 */
const MARK = '‹§'
/** Characters that a browser changes when it reads a file. */
const CHANGED = /[\0\r]/

/** A part of the file: a script, or a page under the name that an address asks for. */
export type Part = { name: string; text: string }

/**
 * The parts as text that no browser runs, with a script that opens the right part. Throws if a part would come out
 * changed.
 */
export function packed(name: string, parts: readonly Part[]): string {
  const boot = read('boot.js')
    .replace(/^\/\*[\s\S]*?\*\/\n/, '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace('MARK', MARK)
    .trim()
  return (
    read('shell.html')
      .replaceAll('{NAME}', () => name)
      // The console compares it before it puts a world into the file (mock-server/console/hand-over/demo-file.ts).
      .replace('{WORLD}', String(SCHEMA_VERSION))
      .replace('{BOOT}', () => `<script>${boot}</script>`)
      // The parts are inserted last, because a part may contain any placeholder.
      .replace('{PARTS}', () => parts.map(inert).join('\n'))
  )
}

function inert({ name, text }: Part): string {
  if (text.includes(MARK) || CHANGED.test(text)) throw new Error(`${name} has text that cannot be kept`)
  return `<script type="text/plain" id="part:${name}">${text.replace(ENDING, MARK)}</script>`
}

const POLICY = /(<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self')/

/** The page with a policy that also allows this script. In one file the script has no address to load it from. */
export function allowing(page: string, script: string): string {
  if (!POLICY.test(page)) throw new Error('the page has no policy for scripts')
  const hash = createHash('sha256').update(script).digest('base64')
  return page.replace(POLICY, (found) => `${found} 'sha256-${hash}'`)
}
