import postcss, { type AtRule, type Container, type Declaration, type Node } from 'postcss'
import { type Feature, hasData, innerOf, isAbove, type Newer, tree, versionsOf } from './support.ts'

/** The places of MDN's data that have functions and units of values. */
const VALUES: readonly [RegExp, string][] = [
  [/\bcolor-mix\(/, 'css.types.color.color-mix'],
  [/\blight-dark\(/, 'css.types.color.light-dark'],
  [/\bok(?:lab|lch)\(/, 'css.types.color.oklab'],
  [/\b(?:lab|lch)\(/, 'css.types.color.lab'],
  [/\b[\d.]+[dsl]v(?:h|w|min|max|i|b)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\b[\d.]+cq(?:w|h|i|b|min|max)\b/, 'css.types.length.container_query_length_units'],
  [/\blinear\(/, 'css.types.easing-function.linear-function'],
]

const at = (path: string): Feature | undefined => path.split('.').reduce<Feature | undefined>(innerOf, tree)

/** An engine that does not know a feature skips the rule inside `@supports`. */
function isGuarded(node: Node): boolean {
  for (let around = node.parent; around; around = around.parent as Container | undefined)
    if (around.type === 'atrule' && (around as AtRule).name === 'supports') return true
  return false
}

/** An older value of the same property comes before it, so an old engine keeps that value. `var()` would defeat this. */
function hasOlderForm(declaration: Declaration): boolean {
  const before = declaration.prev()
  return (
    before?.type === 'decl' &&
    (before as Declaration).prop === declaration.prop &&
    !declaration.value.includes('var(')
  )
}

/** What a sheet uses that is newer than the floor: at-rules, selectors, properties, functions and units. */
export function newerInSheet(file: string, css: string): Newer[] {
  const found = new Map<string, string>()
  const see = (name: string, feature: Feature | undefined) => {
    if (hasData(feature) && isAbove(feature)) found.set(name, versionsOf(feature))
  }
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return
    if (node.type === 'atrule') see(`@${node.name}`, at(`css.at-rules.${node.name}`))
    if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/(?<!:):([a-z-]+)/g))
        see(`:${name}`, at(`css.selectors.${name}`))
      for (const [list] of node.selector.matchAll(/:not\([^()]*,[^()]*\)/g))
        see(`a list in ${list}`, at('css.selectors.not.selector_list'))
      if (node.selector.includes('&') || node.parent?.type === 'rule')
        see('nesting', at('css.selectors.nesting'))
    }
    if (node.type !== 'decl' || node.prop.startsWith('--')) return
    see(node.prop, at(`css.properties.${node.prop}`))
    if (!hasOlderForm(node))
      for (const [pattern, path] of VALUES)
        if (pattern.test(node.value)) see(`${node.prop}: ${pattern.exec(node.value)?.[0]}`, at(path))
  })
  return [...found].map(([name, versions]) => ({ name, versions, file }))
}
