/**
 * Which of two rules wins depends on the folders of their files, later ones over earlier ones, and not on which sheet
 * loaded last: a build splits and loads sheets in another order than the development server or the demo.
 * `recipes` holds what Chakra generates (src/ui/chakra/system.ts).
 */
export const LAYERS = ['base', 'ui', 'app', 'recipes', 'kit', 'features', 'screens'] as const
export type Layer = (typeof LAYERS)[number]

/** Matches every element, and counts as much as one id: no element has this id. */
const STEP = ':not(#_)'
const FIRST_TYPE = /^(?:\*|[a-z][\w-]*)?/i

/**
 * The selector with the weight of its layer. `@layer` would need Chrome 99. So that the order of layers holds, no
 * selector of the app may have an id (`[id="root"]` instead).
 */
export const inLayer = (layer: Layer, selector: string): string => raised(selector, LAYERS.indexOf(layer))

/** The selector above all layers, as a rule outside any layer is. */
export const aboveLayers = (selector: string): string => raised(selector, LAYERS.length)

const raised = (selector: string, steps: number): string =>
  selector.includes(STEP) ? selector : selector.replace(FIRST_TYPE, (type) => type + STEP.repeat(steps))
