import { join } from 'node:path'
import { PactV4 } from '@pact-foundation/pact'
import type { AppRoute } from '@ts-rest/core'
import type * as z from 'zod/mini'
import { answerSchema, fieldsOf, rowOf } from '#contracts/test-support/test-walk.ts'
import { isExtension } from '#contracts/wire/lenient.ts'
import type { ParamsOf, ScenarioName } from '#mock/scenarios/catalogue.ts'
import { type Persona, tokenOf } from '#mock/scenarios/personas.ts'
import { signIn, signOut } from '#src/api/core/client/session-store.ts'
import { CONSUMER, PACTS_DIR, PROVIDER } from '../../names.ts'
import { split } from './combined.ts'
import { unauthorised } from './wire.ts'

/** A state of the catalogue with its params: `['member-with-money', { central: '12680.50' }]`. */
export type StateRef = { [N in ScenarioName]: readonly [state: N, params?: ParamsOf<N>] }[ScenarioName]

/** One request of the app, and the answer that the app needs. */
export type Interaction = {
  given: StateRef
  /** What is special about the request. Together with method, path and params it must be unique. */
  that: string
  call: AppRoute
  /** Who is logged in. A string is an invalid token; without it the request comes from a visitor. */
  as?: Persona | string
  query?: Record<string, string>
  /** JSON; `{}` when left out. */
  body?: unknown
  /** Uploaded as the part `file`, instead of `body`. */
  file?: UploadedFile
  answer: object
  /**
   * A form that only some backends write. Pact calls it pending: a provider without it gets a report but does not fail.
   * Calls and answers with our extensions are optional without this flag.
   */
  optional?: true
}
export type UploadedFile = { name: string; type: string }

/** PACTS_DIR lets a check write a second file into another folder and compare the two. */
const dir = process.env.PACTS_DIR ?? PACTS_DIR
const pacts = new PactV4({ consumer: CONSUMER, provider: PROVIDER, dir, logLevel: 'error' })
const descriptions = new Set<string>()

export const fileOf = ({ name }: UploadedFile): string => join(import.meta.dirname, '../files', name)

/**
 * The description of an interaction. Throws on a duplicate, because Pact would silently merge two requests with the
 * same description and state.
 */
function describe({ call, that, given: [state, params = {}] }: Interaction): string {
  const details = Object.entries(params).map(([name, value]) => `${name} ${String(value)}`)
  const description = `${call.method} ${call.path}: ${that}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
  if (descriptions.has(`${state} ${description}`)) throw new Error(`described twice: "${description}"`)
  descriptions.add(`${state} ${description}`)
  return description
}

const isExtensionCall = ({ metadata }: AppRoute): boolean =>
  typeof metadata === 'object' && metadata !== null && 'origin' in metadata && metadata.origin === 'extension'

/** The names of the fields at or below `schema` that are marked as extensions. */
const extensionsIn = (schema: z.core.$ZodType | undefined): string[] =>
  schema === undefined
    ? []
    : [
        ...extensionsIn(rowOf(schema)),
        ...Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
          isExtension(field) ? [name] : extensionsIn(field),
        ),
      ]

/** Whether an answer has one of these fields at any depth. */
const names = (answer: unknown, fields: readonly string[]): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(answer).some(([name, value]) => fields.includes(name) || names(value, fields))

const isOptional = ({ call, answer }: Interaction): boolean =>
  isExtensionCall(call) || names(answer, extensionsIn(answerSchema(call)))

/**
 * The app's header. In a member’s header the verifier replaces the token by the one that the provider’s state handler
 * returned for this member (`demo888Token`), with Pact’s own generators. An invalid token has no generator and stays as
 * it is; a missing header stays missing.
 */
function headerOf(as: Persona | string) {
  if (typeof as === 'string') return `Bearer ${as}`
  const value = `Bearer ${tokenOf(as.username)}`
  const expression = `Bearer \${${as.username}Token}`
  return {
    'pact:matcher:type': 'equality',
    'pact:generator:type': 'ProviderState',
    expression,
    value,
  }
}

/**
 * Runs `test` against Pact’s mock server, logged in as `expected.as`, and writes the interaction into the pact. Fails
 * when the app sends another request, or none.
 */
export async function pact(expected: Interaction, test: (url: string) => Promise<void>): Promise<void> {
  const { given, call, as, query, body = {}, file, answer, optional = isOptional(expected) } = expected
  const [state, params] = given
  const interaction = pacts.addInteraction().uponReceiving(describe(expected)).pending(optional)
  if (params === undefined) interaction.given(state)
  else interaction.given(state, { ...params })
  await interaction
    .withRequest(call.method, call.path, (request) => {
      if (as !== undefined) request.headers({ Authorization: headerOf(as) })
      if (query !== undefined) request.query(query)
      if (file !== undefined)
        request.multipartBody(file.type, fileOf(file), 'file', 'the-boundary-of-the-upload')
      else if (call.method !== 'GET') request.jsonBody(body)
    })
    .willRespondWith(200, (response) => {
      const { body: example, rules } = split(answer)
      response.jsonBody(example as object)
      if (Object.keys(rules).length > 0) rulesBeside(response, { body: rules })
      if (answer === unauthorised) rulesBeside(response, { status: OK_OR_UNAUTHORISED })
    })
    .executeTest(async ({ url }) => {
      openPageAt(url)
      if (as !== undefined) signIn(typeof as === 'string' ? as : tokenOf(as.username))
      try {
        await test(url)
      } finally {
        signOut()
      }
    })
}

/** HTTP 401 and code 401 are the same event: the session has ended (docs/rules.md#session-expiry). */
const OK_OR_UNAUTHORISED = { $: { matchers: [{ match: 'statusCode', status: [200, 401] }] } }

/**
 * Adds matching rules to a response. pact-js’s own `matchingRules` cannot express that one of two rules is enough;
 * Pact’s core can.
 */
function rulesBeside(response: object, rules: object): void {
  const { interaction } = response as { interaction: { withResponseMatchingRules(rules: string): void } }
  interaction.withResponseMatchingRules(JSON.stringify(rules))
}

/** The client sends its calls to the page’s own origin, so the page gets this one. */
function openPageAt(url: string): void {
  const { happyDOM } = globalThis as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(url)
}
