import { createRequire } from 'node:module'
import { type PluginObject, transformAsync } from '@babel/core'
import pureAnnotations from '@babel/plugin-transform-react-pure-annotations'
import type { Plugin } from 'vite'

/** The `import` entry of react-router is its development build; the package exports the production build nowhere. */
const PRODUCTION = createRequire(import.meta.url)
  .resolve('react-router/package.json')
  .replace('package.json', 'dist/production/index.mjs')

/**
 * What is written on a component keeps it in the build: a name for the developer's tools, and the context of the error
 * boundary of `<Routes>`, which is for server components alone.
 */
const STATICS = ['displayName', 'contextType']
const withoutStatics = (): PluginObject => ({
  visitor: {
    AssignmentExpression(path) {
      const { left } = path.node
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return
      if (STATICS.includes(left.property.name)) path.remove()
    },
  },
})

/**
 * Builds with react-router's production files, whose React calls Babel marks as free of effects. The bundler then leaves
 * out what the app does not use (forms, prefetching, data routers): 8 kB gzip.
 */
export const router = (): Plugin => ({
  name: 'router',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION }] } }),
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) =>
      transformAsync(code, {
        plugins: [pureAnnotations, withoutStatics],
        configFile: false,
        babelrc: false,
        compact: false,
      }).then((marked) => ({ code: marked?.code ?? code, map: null })),
  },
})
