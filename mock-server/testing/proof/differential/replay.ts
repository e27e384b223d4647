import type { MockControl } from '../../../control/control.ts'
import type { Recorded, RecordedCall } from '../mock-under-test.ts'

/** What comes over the wire, as far as every way in must agree. */
export type Seen = {
  status: number
  type: string | null
  date: string | null
  cache: string | null
  body: string
}

/** A house, by one of the ways in. */
export type Target = { ask(call: RecordedCall): Promise<Seen>; control: MockControl }

/** Every way in gives the page of the demo games and the cashier its own address: what stands before the question mark. */
const PLACE = /"url":"[^"?]*\?(ticket|order)=/g

/** Says the recorded steps to a house that begins with `world`, and gives what it answered to each. */
export async function replay(
  { ask, control }: Target,
  world: string,
  steps: readonly Recorded[],
): Promise<string[]> {
  await control.import(world)
  const said: string[] = []
  for (const step of steps) {
    if ('ask' in step) {
      const seen = await ask(step.ask)
      said.push(JSON.stringify({ ...seen, body: seen.body.replace(PLACE, '"url":"?$1=') }))
    } else {
      const run = control[step.order.verb] as (arg: unknown) => Promise<unknown>
      said.push(JSON.stringify((await run(step.order.arg)) ?? null))
    }
  }
  return [...said, await control.export()]
}

/** A call as fetch takes it. */
export const initOf = ({ method, wire, token }: RecordedCall): RequestInit => ({
  method,
  headers: {
    'Content-Type': 'application/json',
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
  },
  ...(method === 'GET' ? {} : { body: textOf(wire) }),
})

export const textOf = (wire: unknown): string => (typeof wire === 'string' ? wire : JSON.stringify(wire))
