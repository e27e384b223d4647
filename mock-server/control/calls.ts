import * as z from 'zod/mini'
import { readEnvelope, SUCCESS } from '#contracts/wire/envelope.ts'
import type { LoggedCall } from '../server/call-log.ts'
import { type ContractRoute, contractRoutes } from '../server/contract-routes.ts'

/**
 * How an answer fits the contract. `refusal`: an envelope with another code than 200; `outside`: no call of the contract;
 * `none`: no answer arrived; `gone`: the answer is not kept any more.
 */
export type ContractState = 'valid' | 'refusal' | 'breach' | 'outside' | 'none' | 'gone'
export type Verdict = { contract: ContractState /** Where the breach is. */; at?: string; problem?: string }

/** A call of the app, without its bodies. */
export type CallView = Omit<LoggedCall, 'token' | 'body' | 'answer' | 'refs' | 'query'> &
  Verdict & {
    /** The call's name in the OpenAPI document. */
    operation: string | undefined
    /** What it does, in the contract's words. */
    summary: string | undefined
  }

/** The same with its bodies; passwords and tokens in them are masked. */
export type CallDetail = CallView & {
  query: Record<string, string>
  hasToken: boolean
  body: string
  answer: string | undefined
}

const answerOf = (route: ContractRoute) => route.responses[SUCCESS] as unknown as z.core.$ZodType

const verdicts = new WeakMap<LoggedCall, Verdict>()

export function callView(call: LoggedCall): CallView {
  const { token: _token, body: _body, answer: _answer, refs: _refs, query: _query, ...rest } = call
  const route = routeOf(call)
  return { ...rest, ...verdictOn(call), operation: route?.name, summary: route?.summary }
}

export const callDetail = (call: LoggedCall): CallDetail => ({
  ...callView(call),
  query: { ...call.query },
  hasToken: call.token !== '',
  body: masked(call.body),
  answer: call.answer === undefined ? undefined : masked(call.answer),
})

const routeOf = ({ method, path }: LoggedCall) =>
  contractRoutes.find((route) => route.method === method && route.path === path)

/** Checked once, so that an answer that is dropped later keeps its verdict. */
function verdictOn(call: LoggedCall): Verdict {
  const known = verdicts.get(call)
  if (known) return known
  const verdict = judge(call)
  verdicts.set(call, verdict)
  return verdict
}

const breach = (at: string, problem: string): Verdict => ({ contract: 'breach', at, problem })

function judge(call: LoggedCall): Verdict {
  const { status, answer } = call
  const route = routeOf(call)
  if (status === undefined) return { contract: 'none' }
  if (answer === undefined) return { contract: 'gone' }
  if (!route) return { contract: 'outside' }
  if (status !== 200) return breach('', `HTTP ${status}`)
  const parsed = parse(answer)
  if (parsed === undefined) return breach('', 'no JSON')
  const envelope = readEnvelope(parsed)
  if (!envelope) return breach('', 'no envelope {code, message, data}')
  if (envelope.code !== SUCCESS) return { contract: 'refusal' }
  const [issue] = z.safeDecode(answerOf(route), envelope).error?.issues ?? []
  return issue ? breach(issue.path.map(String).join('.'), issue.message) : { contract: 'valid' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const SECRET = /pass|token|ticket/i
const MASK = '***'

/** A secret in a text that is not, or no longer, JSON: a fault may cut an answer off in the middle of it. */
const SECRET_IN_TEXT = /("\w*(?:pass|token|ticket)\w*"\s*:\s*"?)[^",}\s]+/gi
/** The address of a game lets its holder play, so it is a secret too. */
const TICKET_IN_ADDRESS = /(\bticket=)[\w-]+/gi

/** The same text without its passwords and tokens. */
function masked(text: string): string {
  const parsed = parse(text)
  const hide = (key: string, value: unknown) =>
    SECRET.test(key) && (typeof value === 'number' || (typeof value === 'string' && value !== ''))
      ? MASK
      : value
  const shown =
    typeof parsed === 'object' && parsed !== null
      ? JSON.stringify(parsed, hide, 1)
      : text.replace(SECRET_IN_TEXT, `$1${MASK}`)
  return shown.replace(TICKET_IN_ADDRESS, `$1${MASK}`)
}
