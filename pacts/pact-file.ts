import { readFileSync } from 'node:fs'
import { SUCCESS, UNAUTHORISED } from '#contracts/wire/envelope.ts'

/** The parts of a Pact V4 file that our checks read. */
export type PactFile = { interactions: PactInteraction[] }
export type PactInteraction = {
  description: string
  /** Optional: a provider without it gets a report and does not fail. */
  pending?: boolean
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers?: Record<string, string[]>
    body?: { content?: unknown; contentType?: string; encoded?: string | boolean }
    /** Where the verifier inserts values that the provider’s state handler returned. */
    generators?: { header?: Record<string, { type: string; expression: string }> }
  }
  response: {
    status: number
    body?: { content?: unknown }
    matchingRules?: { body?: Record<string, unknown>; status?: unknown }
  }
}

export const readPact = (file: string): PactFile => JSON.parse(readFileSync(file, 'utf8'))

/** The example of the answer, or {} when it is not an object. */
export function contentOf({ response }: PactInteraction): Record<string, unknown> {
  const content = response.body?.content
  return typeof content === 'object' && content !== null ? { ...content } : {}
}

export const hasToken = ({ request: { headers = {} } }: PactInteraction): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')

/** The example of the answer's `code`. */
export function codeOf(interaction: PactInteraction): number | undefined {
  const { code } = contentOf(interaction)
  return typeof code === 'number' ? code : undefined
}

/** The call of an interaction, as `POST /api/balance`. */
export const callOf = ({ request: { method, path } }: PactInteraction): string =>
  `${method.toUpperCase()} ${path}`

/** Whether the answer is a refusal, of any code. */
export const isRefusal = (interaction: PactInteraction): boolean =>
  ![SUCCESS, UNAUTHORISED, undefined].includes(codeOf(interaction))

/** Whether the answer may be a refusal with any code and any text. */
export const isPlainRefusal = ({ response }: PactInteraction): boolean =>
  Object.hasOwn(response.matchingRules?.body ?? {}, '$.code')

/** Every regular expression that the answer must match. */
export const expressionsOf = ({ response }: PactInteraction): string[] => regexesIn(response.matchingRules)

function regexesIn(rules: unknown): string[] {
  if (typeof rules !== 'object' || rules === null) return []
  return Object.entries(rules).flatMap(([key, value]) =>
    key === 'regex' && typeof value === 'string' ? [value] : regexesIn(value),
  )
}
