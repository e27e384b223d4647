import createCache from '@emotion/cache'
import { aboveLayers, inLayer, LAYERS } from '../../lib/cascade.ts'

/** What is used of a node of Emotion's parser. */
type Node = {
  type: string
  value: string
  root?: Node | null
  props: unknown
  children: unknown
  layer?: string
}

const LAYER = /^@layer\s*/

/** The rule's `@layer`, which Chakra writes around recipes and tokens. */
function layerAround(node: Node): string | undefined {
  for (let around = node.root; around; around = around.root) if (around.layer) return around.layer
  return undefined
}

const IS = /:is\(([^()]*)\)/
const NOT = /:not\(([^()]*)\)/g
const listed = (choices: string) => choices.split(',').map((choice) => choice.trim())

/** A selector for each choice of its `:is()`, with a `:not()` for each of a list: so Chakra writes states. */
export function withoutIs(selector: string): string[] {
  const found = IS.exec(selector)
  if (!found)
    return [
      selector.replace(NOT, (_, choices) =>
        listed(choices)
          .map((one) => `:not(${one})`)
          .join(''),
      ),
    ]
  const [all, choices = ''] = found
  return listed(choices).flatMap((choice) => withoutIs(selector.replace(all, choice)))
}

/** Neither is there before Chrome 88. Where they are known they stay, because `:is()` forgives a choice that the engine does not know. */
const hasIs = globalThis.CSS?.supports?.('selector(:is(a))') !== false

/** Chakra's layers as weights, as the app's own sheets have them. The condition that replaces a layer always holds. */
export function weighLayers(node: Node): void {
  if (node.type === '@layer') {
    node.layer = node.value.replace(LAYER, '')
    node.value = Array.isArray(node.children) && node.children.length > 0 ? '@media all' : ''
  }
  // The steps of an animation are no selectors.
  if (node.type !== 'rule' || node.root?.type.endsWith('keyframes') || !Array.isArray(node.props)) return
  const layer = LAYERS.find((name) => name === layerAround(node))
  node.props = node.props
    .flatMap(hasIs ? (selector: string) => selector : withoutIs)
    .map((selector: string) => (layer ? inLayer(layer, selector) : aboveLayers(selector)))
}

/** Without Emotion's prefixes: the recipes write the one that they need. */
export const emotionCache = createCache({ key: 'kit', stylisPlugins: [weighLayers as never] })
