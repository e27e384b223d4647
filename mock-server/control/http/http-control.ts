import type { IncomingMessage, ServerResponse } from 'node:http'
import { ScenarioRefused } from '../../scenarios/building/builders.ts'
import { isScenario, SCENARIO_NAMES, UnknownScenario } from '../../scenarios/catalogue.ts'
import { EVENT_NAMES, type EventName, isEvent } from '../../scenarios/events.ts'
import { ClockGoesForward } from '../../state/clock.ts'
import { UnreadableSnapshot } from '../../state/store/snapshot.ts'
import { readBytes } from '../../transport/http-body.ts'
import type { MockControl } from '../control.ts'
import { InvalidControlInput } from '../control-input.ts'
import { isVerb, VERBS } from '../verbs.ts'

const MAX_INPUT_BYTES = 64_000_000
const STATES = '/_pact/provider-states'
const CONTROL = '/_mock/'

type Reply = { status: number; body: unknown }
type ControlInput = Record<string, unknown>
type LetHappen = (event: EventName, params: unknown) => Promise<void>

/** Control over HTTP, for tests and verifiers: Pact's provider states, and the verbs of the control. */
export function httpControl(control: MockControl, letHappen: LetHappen) {
  async function reply(request: IncomingMessage, path: string): Promise<Reply> {
    if (request.method !== 'POST') return { status: 405, body: { error: 'POST only' } }
    const input = parse(await readBytes(request, MAX_INPUT_BYTES))
    if (!input) return { status: 400, body: { error: 'the body is no JSON object' } }
    if (path === STATES) return providerState(control, letHappen, input)
    const name = path.slice(CONTROL.length)
    if (!isVerb(name))
      return { status: 404, body: { error: `no verb "${name}"; there are: ${VERBS.join(', ')}` } }
    // Each verb checks its input, and throws one of INPUT_ERRORS if the input is invalid.
    return { status: 200, body: (await control[name](input as never)) ?? null }
  }

  return {
    owns: (path: string) => path === STATES || path.startsWith(CONTROL),
    serve: async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
      const { status, body } = await reply(request, path).catch(badInput)
      response
        .writeHead(status, {
          'Content-Type': 'application/json; charset=utf-8',
          ...(status === 405 ? { Allow: 'POST' } : {}),
        })
        .end(JSON.stringify(body))
    },
  }
}

/**
 * Protocol of Pact verifiers: `{state, params, action}`. A setup builds the named world, or lets the named event happen in
 * the present one. A teardown does nothing.
 */
async function providerState(
  control: MockControl,
  letHappen: LetHappen,
  input: ControlInput,
): Promise<Reply> {
  const { state, params, action = 'setup' } = input
  if (action === 'teardown') return { status: 200, body: {} }
  if (action !== 'setup') return { status: 400, body: { error: `unknown action: ${String(action)}` } }
  if (typeof state === 'string' && isEvent(state)) {
    await letHappen(state, params)
    return { status: 200, body: {} }
  }
  if (typeof state !== 'string' || !isScenario(state)) {
    const error = `unknown provider state: ${JSON.stringify(state) ?? 'none'}`
    return { status: 400, body: { error, states: [...SCENARIO_NAMES, ...EVENT_NAMES] } }
  }
  await control.faults({ clear: true })
  await control.scenario({ name: state, params })
  return { status: 200, body: {} }
}

function parse(bytes: Buffer | undefined): ControlInput | undefined {
  if (bytes === undefined) return undefined
  if (bytes.length === 0) return {}
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as ControlInput)
      : undefined
  } catch {
    return undefined
  }
}

const INPUT_ERRORS = [
  InvalidControlInput,
  UnknownScenario,
  ScenarioRefused,
  ClockGoesForward,
  UnreadableSnapshot,
  RangeError,
  TypeError,
]

function badInput(problem: unknown): Reply {
  if (INPUT_ERRORS.some((kind) => problem instanceof kind))
    return { status: 400, body: { error: (problem as Error).message } }
  throw problem
}
