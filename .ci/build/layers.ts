import type { Plugin } from 'vite'

/**
 * Which of two rules wins depends on the folders of their files, later ones over earlier ones, and not on which sheet
 * loaded last: a build splits and loads sheets in another order than the development server or the demo.
 * `recipes` holds what Chakra generates (src/ui/chakra/system.ts).
 */
const LAYERS = ['base', 'ui', 'app', 'recipes', 'kit', 'features', 'screens'] as const
type Layer = (typeof LAYERS)[number]

const ORDER = `@layer ${LAYERS.join(',')};`
const SHEET = /\/src\/((?:ui|features|screens|app)\/[^?]*\.css)(?:\?direct)?$/
const BASE_SHEETS = /^ui\/(?:tokens|base)\.css$/

/** The layer of a style sheet of the app, by its path; undefined for any other file. */
export function layerOf(id: string): Layer | undefined {
  const path = SHEET.exec(id)?.[1]
  if (path === undefined) return undefined
  if (BASE_SHEETS.test(path)) return 'base'
  if (path.startsWith('ui/chakra/')) return 'kit'
  return LAYERS.find((layer) => path.startsWith(`${layer}/`))
}

/** The sheet inside its layer. The sheet that every page loads first also declares the order of the layers. */
export const inLayer = (layer: Layer, css: string): string =>
  `${layer === 'base' ? ORDER : ''}@layer ${layer}{${css}}`

/** Puts every sheet of the app into the cascade layer of its folder, in builds and on the development server. */
export const cascadeLayers = (): Plugin => ({
  name: 'cascade-layers',
  enforce: 'pre',
  transform: {
    filter: { id: SHEET },
    handler(css, id) {
      const layer = layerOf(id)
      return layer && { code: inLayer(layer, css), map: null }
    },
  },
})
