import type { Plugin } from 'vite'

const MODULE = /[\\/]contracts[\\/][\w-]+\.ts$/
const QUOTED = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`[^`]*`'})`
const lines = (keys: string) => new RegExp(String.raw`^[ \t]+(?:${keys}):\s*${QUOTED},[ \t]*\n`, 'gm')
const DOCS = lines('summary|description')
const DESCRIPTIONS = lines('description')

/** A contract without the texts that only readers and the OpenAPI file need. The code stays as it is. */
export const withoutDocs = (code: string): string => code.replace(DOCS, '')

/** The same with what each call does in a few words, which the demo's console tells. */
export const withoutDescriptions = (code: string): string => code.replace(DESCRIPTIONS, '')

/** Removes `summary` and `description` of every route from the builds: 2 kB gzip of the first route. The demo keeps the first. */
export const cutDocs = (kind: 'demo' | 'real'): Plugin => ({
  name: 'cut-docs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: MODULE },
    handler: (code) => ({ code: kind === 'demo' ? withoutDescriptions(code) : withoutDocs(code), map: null }),
  },
})
