import type { AppRoute } from '@ts-rest/core'
import type { ContractError, NetworkError } from '#src/api/core/client/errors.ts'
import { isSignedIn } from '#src/api/core/client/session-store.ts'
import { callOf, contractRoute, isForMembers, type ReadName } from './calls.ts'
import { isSilence, type Judgement, judgementOf, verdictOn, verdictOnRead, warningsOn } from './judge.ts'
import type { RawAnswer } from './page.ts'
import { PLANS } from './plans.ts'
import type { Send, Steps } from './steps.ts'

/** Nobody answers, so further calls would prove nothing. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The walk ends after this many calls in a row without an answer. Each may have taken 30 s. */
const MOST_SILENT = 3

type Watching = {
  last: () => RawAnswer | undefined
  /** What the client has reported since `forget`. */
  reported: readonly ContractError[]
  forget: () => void
}
export type Limits = { timeoutMs: number; stop: AbortSignal }
export type Log = {
  outcome: (one: Judgement, answer?: RawAnswer) => void
  warning: (text: string, call: string) => void
}

/** Sends calls one after the other, judges and logs each. */
export function asker(watching: Watching, { timeoutMs, stop }: Limits, log: Log) {
  let silent = 0
  let hasAnswered = false

  return async function ask<T>(route: AppRoute, what: string, send: Send<T>): Promise<T | undefined> {
    stop.throwIfAborted()
    watching.forget()
    let data: T | undefined
    let problem: unknown
    try {
      data = await send({ signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]) })
    } catch (error) {
      problem = error
    }
    stop.throwIfAborted()
    const answer = watching.last()
    const verdict =
      problem === undefined
        ? verdictOnRead(watching.reported, route, answer)
        : verdictOn(problem, route, answer)
    const noAnswer = isSilence(problem) ? problem : undefined
    if (noAnswer && !hasAnswered) throw new Unreachable(reasonOf(noAnswer))
    hasAnswered = true
    silent = noAnswer ? silent + 1 : 0
    log.outcome(judgementOf(route, what, verdict), answer)
    if (noAnswer && silent === MOST_SILENT) throw new Unreachable(reasonOf(noAnswer))
    for (const warning of answer === undefined ? [] : warningsOn(answer)) log.warning(warning, callOf(route))
    return data
  }
}

/** `ECONNREFUSED`, or another reason of the connection. */
function reasonOf({ kind, cause }: NetworkError): string {
  if (kind === 'cancelled' || kind === 'timeout') return 'no whole answer in time'
  const inner = cause instanceof Error ? (cause.cause ?? cause) : undefined
  if (!(inner instanceof Error)) return kind
  return 'code' in inner ? String(inner.code) : inner.message
}

/** Makes the selected calls: those for visitors, and those for members if somebody is logged in. */
export async function walk(ask: ReturnType<typeof asker>, only: RegExp, log: Log): Promise<void> {
  const found: Steps['found'] = { orders: new Map(), venues: {} }
  const asMember = isSignedIn()
  for (const [name, plan] of Object.entries(PLANS)) {
    const route = contractRoute(name as ReadName)
    const skip = (why: string) => log.outcome(judgementOf(route, '', { result: 'skipped', why }))
    if (!only.test(callOf(route)) || (isForMembers(route) && !asMember)) continue
    if (isForMembers(route) && !isSignedIn()) skip('the session has ended')
    else await plan({ found, ask: (what, send) => ask(route, what, send), skip })
  }
}

/** Whether --only selects any call; none means a mistake in the pattern. */
export const selects = (only: RegExp): boolean =>
  Object.keys(PLANS).some((name) => only.test(callOf(contractRoute(name as ReadName))))
