import type { Plugin } from 'vite'

type Node = {
  type: string
  start: number
  end: number
  key?: unknown
  id?: unknown
  value?: unknown
  init?: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const isMust = (name: unknown): boolean => isNode(name) && 'name' in name && name.name === 'must'

/** The texts that are called `must`, as properties or as variables, from the last to the first. */
function textsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.toReversed().flatMap(textsIn)
  if (!isNode(node)) return []
  if (node.type === 'Property' && isMust(node.key)) return [node]
  if (node.type === 'VariableDeclarator' && isMust(node.id)) return isNode(node.init) ? [node.init] : []
  return Object.values(node).toReversed().flatMap(textsIn)
}

/**
 * The module without what its scenarios `must` be: only the pacts read it, and in the demo it was 7 kB gzip of each page.
 */
export const withoutTexts = (code: string, program: unknown): string =>
  textsIn(program).reduce(
    (rest, { type, start, end }) =>
      `${rest.slice(0, start)}${type === 'Property' ? "must: ''" : "''"}${rest.slice(end)}`,
    code,
  )

/** Leaves the `must` of scenarios and events out of the demo. */
export const withoutMust = (): Plugin => ({
  name: 'without-must',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]mock-server[\\/]scenarios[\\/][^?]*\.ts$/, code: 'must' },
    handler(code) {
      return { code: withoutTexts(code, this.parse(code)), map: null }
    },
  },
})
