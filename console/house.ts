import type { MockControl } from '#mock/control/control.ts'

/** The mock backend as the console sees it: the verbs of its control, in this page or over HTTP. */
export type House = MockControl

const VERBS = [
  'scenario',
  'scenes',
  'review',
  'pay',
  'credit',
  'clock',
  'faults',
  'read',
  'endpoints',
  'site',
  'export',
  'import',
  'report',
  'reset',
  'books',
  'life',
  'calls',
  'call',
  'undo',
  'due',
  'debit',
  'rounds',
  'settle',
  'nextRound',
  'notice',
  'venue',
  'autoReview',
] as const satisfies readonly (keyof MockControl)[]
type Verb = (typeof VERBS)[number]

const houseBy = (call: (verb: Verb, input: unknown) => Promise<unknown>): House =>
  Object.fromEntries(VERBS.map((verb) => [verb, (input: unknown) => call(verb, input)])) as House

/** The mock backend of this page. It may start after the console does, and a reload of the page ends both. */
export const houseInPage = (): House | undefined => globalThis.window.__house

/** The mock backend behind `POST /_house/<verb>` of this origin. A refusal rejects with the text of the answer. */
export const houseOverHttp = (send: typeof fetch = fetch): House =>
  houseBy(async (verb, input) => {
    const answer = await send(`/_house/${verb}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(verb === 'import' ? { text: input } : (input ?? {})),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return body
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
    throw new Error(String(error ?? `HTTP ${answer.status}`))
  })
