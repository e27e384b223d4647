import { callOf, type PactFile } from '../pact-file.ts'
import { pactSection, type State } from './calls.ts'

/** The parts of an OpenAPI document that this reads or changes. Others are passed on. */
export type OpenApi = {
  info: { description?: string }
  paths: Record<string, Record<string, Operation>>
}
type Operation = { description?: string }

const ABOUT = `Below each call: its interactions in the pact, the refusals among them, and the provider states that they are made in.
*required*: a backend without it fails its verification. *optional*: the app also reads this, and lives without it.`

/**
 * The document with the parts of the pact added at each call. Throws for an interaction without a call, because it
 * would be on no page and nobody would notice.
 */
export function withPact(document: OpenApi, { interactions }: PactFile, states: readonly State[]): OpenApi {
  const byCall = Map.groupBy(interactions, callOf)
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const enriched = Object.entries(operations).map(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`
      const its = byCall.get(call) ?? []
      byCall.delete(call)
      return [method, { ...operation, description: below(operation.description, pactSection(its, states)) }]
    })
    return [path, Object.fromEntries(enriched)]
  })
  const homeless = [...byCall.keys()]
  if (homeless.length > 0) throw new Error(`contracts/openapi.json has no ${homeless.join(', ')}`)
  return {
    ...document,
    info: { ...document.info, description: below(document.info.description, ABOUT) },
    paths: Object.fromEntries(paths),
  }
}

const below = (text = '', more: string): string => `${text}\n\n${more}`.trimStart()
