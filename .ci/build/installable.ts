import { createHash } from 'node:crypto'
import { build, type Plugin, type Rollup } from 'vite'
import { SYNTAX } from './floor.ts'

const BRAND = '云舟'
const MANIFEST = {
  name: BRAND,
  short_name: BRAND,
  lang: 'zh-CN',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#0d1119',
  theme_color: '#0d1119',
  icons: [
    { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
const LINKS = [
  { rel: 'manifest', href: './manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: './icons/180.png' },
]
/** The placeholder of the library in the worker's code for the list of files. */
const LIST = /\b\w+\.__WB_MANIFEST\b/g

type Entry = { url: string; revision: string | null }

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
    // After the policy is in the page: the list holds the hash of the page's final text.
    order: 'post',
    async handler(_options, bundle) {
      const files = filesOf(bundle)
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: `${JSON.stringify(MANIFEST, null, 2)}\n`,
      })
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: withFiles(await workerCode(workerFile), files),
      })
    },
  },
})

/** The page with a hash of its text, and every hashed file. A file whose name never changes must not be listed. */
export function filesOf(bundle: Rollup.OutputBundle): Entry[] {
  const entries = Object.values(bundle).flatMap((file): Entry[] => {
    if (file.fileName === 'index.html' && file.type === 'asset')
      return [{ url: file.fileName, revision: createHash('sha256').update(file.source).digest('hex') }]
    return /^assets\/.+-[\w-]{8}\.(js|css)$/.test(file.fileName)
      ? [{ url: file.fileName, revision: null }]
      : []
  })
  if (entries.every(({ revision }) => revision === null)) throw new Error('installable: no index.html')
  return entries.sort((a, b) => (a.url < b.url ? -1 : 1))
}

export function withFiles(code: string, files: readonly Entry[]): string {
  if (code.match(LIST)?.length !== 1)
    throw new Error('installable: the worker has no single place for its files')
  return code.replace(LIST, () => JSON.stringify(files))
}

async function workerCode(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: SYNTAX, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('installable: the worker was not built')
  return first.output[0].code
}
