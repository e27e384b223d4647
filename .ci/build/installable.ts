import { createHash } from 'node:crypto'
import type { Plugin, Rollup } from 'vite'
import { iifeOf, withJson } from './iife.ts'
import { ICONS, manifestOf } from './manifest.ts'

const BRAND = '云舟'
const MANIFEST = manifestOf(BRAND, [
  ...ICONS,
  ...ICONS.slice(1).map((icon) => ({ ...icon, purpose: 'maskable' })),
])
const LINKS = [
  { rel: 'manifest', href: './manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: './icons/180.png' },
]
/** The placeholder for the list of files. The library has it in the worker's code. */
const LIST = /\b\w+\.__WB_MANIFEST\b/g

type Entry = { url: string; revision: string | null; integrity?: string }

/**
 * Makes the production build installable: manifest and icons in the page, and the service worker that keeps the app's
 * files, with the exact list of this build. The demo has its own: .ci/demo/offline.ts.
 */
export const installable = (workerFile: string): Plugin => ({
  name: 'installable',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: () => LINKS.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' })),
  generateBundle: {
    // This runs after the policy is in the page, because the list has the hash of the page's final text.
    order: 'post',
    async handler(_options, bundle) {
      const files = filesOf(bundle)
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: MANIFEST,
      })
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: withJson(await iifeOf(workerFile), LIST, files),
      })
    },
  },
})

/**
 * The page with hashes of its text, and every hashed file. The page's name is the same in every version: without the
 * second hash a phone could keep another version's page with these files. No other file whose name never changes may be
 * listed.
 */
export function filesOf(bundle: Rollup.OutputBundle): Entry[] {
  const entries = Object.values(bundle).flatMap((file): Entry[] => {
    if (file.fileName === 'index.html' && file.type === 'asset') {
      const revision = createHash('sha256').update(file.source).digest('hex')
      const integrity = `sha384-${createHash('sha384').update(file.source).digest('base64')}`
      return [{ url: file.fileName, revision, integrity }]
    }
    return /^assets\/.+-[\w-]{8}\.(js|css)$/.test(file.fileName)
      ? [{ url: file.fileName, revision: null }]
      : []
  })
  if (entries.every(({ revision }) => revision === null)) throw new Error('installable: no index.html')
  return entries.sort((a, b) => (a.url < b.url ? -1 : 1))
}
