import postcss, { type AtRule, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { inLayer, LAYERS, type Layer } from '../../src/lib/cascade.ts'

const SHEET = /\/src\/((?:ui|features|screens|app)\/[^?]*\.css)(?:\?direct)?$/
const BASE_SHEETS = /^ui\/(?:tokens|base)\.css$/
/** An id in a selector, not a colour in an attribute's value. */
const ID = /#(?![^[]*\])/

/** The layer of a style sheet of the app, by its path; undefined for any other file. */
export function layerOf(id: string): Layer | undefined {
  const path = SHEET.exec(id)?.[1]
  if (path === undefined) return undefined
  if (BASE_SHEETS.test(path)) return 'base'
  if (path.startsWith('ui/chakra/')) return 'kit'
  return LAYERS.find((layer) => path.startsWith(`${layer}/`))
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name)

/** The sheet with every selector in its layer. An id is refused, because it would count as much as a layer. */
export function sheetInLayer(layer: Layer, css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return
    for (const selector of rule.selectors)
      if (ID.test(selector))
        throw rule.error(`layers: "${selector}" has an id; write [id="…"], which counts as a class`)
    rule.selectors = rule.selectors.map((selector) => inLayer(layer, selector))
  })
  return sheet.toString()
}

/** Gives every sheet of the app the precedence of its folder, in builds and on the development server. */
export const cascadeLayers = (): Plugin => ({
  name: 'cascade-layers',
  enforce: 'pre',
  transform: {
    filter: { id: SHEET },
    handler(css, id) {
      const layer = layerOf(id)
      return layer && { code: sheetInLayer(layer, css), map: null }
    },
  },
})
