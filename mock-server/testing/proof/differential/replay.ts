import type { MockControl } from '../../../control/control.ts'
import type { Recorded, RecordedCall } from '../mock-under-test.ts'

/** The parts of a response that must be equal over every transport. */
export type ComparedResponse = {
  status: number
  type: string | null
  date: string | null
  cache: string | null
  body: string
}

/** A mock backend behind one transport. */
export type ReplayTarget = { call(call: RecordedCall): Promise<ComparedResponse>; control: MockControl }

/** The addresses of the mock backend's own pages differ by transport, up to what they show. */
const PLACE = /"url":"[^"?#]*(\?(?:ticket|order)=|\/site\.html#)/g

/** Replays the recorded steps to a mock backend that starts with `world`, and returns its answers. */
export async function replay(
  { call, control }: ReplayTarget,
  world: string,
  steps: readonly Recorded[],
): Promise<string[]> {
  await control.import({ text: world })
  const answers: string[] = []
  for (const step of steps) {
    if ('call' in step) {
      const response = await call(step.call)
      answers.push(JSON.stringify({ ...response, body: response.body.replace(PLACE, '"url":"$1') }))
    } else {
      const run = control[step.control.verb] as (arg: unknown) => Promise<unknown>
      answers.push(JSON.stringify((await run(step.control.arg)) ?? null))
    }
  }
  return [...answers, await control.export()]
}

/** A call as arguments of fetch. */
export const initOf = ({ method, wire, token }: RecordedCall): RequestInit => ({
  method,
  headers: {
    'Content-Type': 'application/json',
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
  },
  ...(method === 'GET' ? {} : { body: wireText(wire) }),
})

export const wireText = (wire: unknown): string => (typeof wire === 'string' ? wire : JSON.stringify(wire))
