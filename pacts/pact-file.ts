import { readFileSync } from 'node:fs'

/** What we read of a pact's file (Pact specification 4). */
export type PactFile = { interactions: PactInteraction[] }
export type PactInteraction = {
  description: string
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: {
    method: string
    path: string
    headers?: Record<string, string[]>
    /** Values that the provider's state handler gives. */
    generators?: { header?: Record<string, { type: string; expression: string }> }
  }
  response: { status: number; body?: { content?: unknown } }
}

export const readPact = (file: string): PactFile => JSON.parse(readFileSync(file, 'utf8'))

/** The example of the answer's `code`. */
export function codeOf({ response }: PactInteraction): number | undefined {
  const content = response.body?.content
  const code = typeof content === 'object' && content !== null && 'code' in content ? content.code : undefined
  return typeof code === 'number' ? code : undefined
}
