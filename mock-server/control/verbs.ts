import type { MockControl } from './control.ts'

/** The verbs of the control. The type refuses a table that lacks one. */
const TABLE: { readonly [Verb in keyof MockControl]: true } = {
  scenario: true,
  scenarios: true,
  review: true,
  pay: true,
  credit: true,
  clock: true,
  faults: true,
  read: true,
  endpoints: true,
  site: true,
  session: true,
  export: true,
  import: true,
  report: true,
  reset: true,
  books: true,
  ledger: true,
  life: true,
  calls: true,
  call: true,
  undo: true,
  due: true,
  debit: true,
  hold: true,
  rounds: true,
  settle: true,
  nextRound: true,
  notice: true,
  block: true,
  venue: true,
  autoReview: true,
}
export type Verb = keyof MockControl
export const VERBS = Object.keys(TABLE) as Verb[]
export const isVerb = (name: string): name is Verb => Object.hasOwn(TABLE, name)

/** A control elsewhere. It passes every verb, with its input, to `call`. */
export const controlBy = (call: (verb: Verb, input: unknown) => Promise<unknown>): MockControl =>
  Object.fromEntries(VERBS.map((verb) => [verb, (input: unknown) => call(verb, input)])) as MockControl

/** The control behind `POST <origin>/_mock/<verb>`, by default of this page's origin. A refusal rejects with its text. */
export const controlOverHttp = (origin = '', send: typeof fetch = fetch): MockControl =>
  controlBy(async (verb, input) => {
    const answer = await send(`${origin}/_mock/${verb}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input ?? {}),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return body
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
    throw new Error(String(error ?? `HTTP ${answer.status}`))
  })

/** The control in this page of the demo, once the mock backend has started there. */
export const controlInPage = (): MockControl | undefined => globalThis.window.__mock
