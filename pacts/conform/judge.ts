import type { AppRoute } from '@ts-rest/core'
import { readEnvelope } from '#contracts/wire/envelope.ts'
import {
  ApiError,
  ContractError,
  NetworkError,
  SessionChanged,
  SessionExpired,
} from '#src/api/core/client/errors.ts'
import { NEVER_REFUSED } from '../coverage.ts'
import { addressBreachesIn } from './addresses.ts'
import { type Breach, breachesIn } from './breach.ts'
import { callOf } from './calls.ts'
import { contentBreachesIn } from './contents.ts'
import { NotSendable, type RawAnswer } from './page.ts'
import { pageBreachesIn } from './pages.ts'

/** The result of one call. It contains no value of an answer. */
export type Judgement = {
  call: string
  /** Distinguishes calls of one kind: `type 1, page 2`. */
  what: string
  result: 'ok' | 'refused' | 'breach' | 'skipped'
  /** The reason if it is not ok. */
  why: string
  breaches: Breach[]
}

type Verdict = Pick<Judgement, 'result' | 'why'> & Partial<Pick<Judgement, 'breaches'>>

const breach = (why: string): Verdict => ({ result: 'breach', why })

/** Whether there was no answer at all. Other calls would fail the same way. */
export const isSilence = (error: unknown): error is NetworkError =>
  error instanceof NetworkError && ['unreachable', 'offline', 'timeout', 'cancelled'].includes(error.kind)

/** What the error of a call says about the backend. Errors of other origin are bugs and are thrown again. */
export function verdictOn(error: unknown, route: AppRoute, answer: RawAnswer | undefined): Verdict {
  if (error instanceof ApiError && answer?.status === error.code)
    return breach(`${statusOf(error.code)}; the app takes it for maintenance`)
  if (error instanceof ApiError) return refusal(error, route)
  if (error instanceof ContractError) return brokenAnswer(error, route, answer)
  if (error instanceof SessionExpired) return breach('401, which the app takes for the end of the session')
  if (error instanceof SessionChanged) return { result: 'skipped', why: 'the session has ended' }
  if (!(error instanceof NetworkError) || error.cause instanceof NotSendable) throw error
  return breach(noAnswer(error))
}

/**
 * The app continues when a lenient field or a row cannot be read, when an answer is about something else, or when it
 * refuses an address or knows no code. The backend still breaks the contract. For unreadable fields the schema says more than the first
 * report of the app, so it replaces that one.
 */
export function verdictOnRead(
  reported: readonly ContractError[],
  route: AppRoute,
  answer: RawAnswer | undefined,
): Verdict {
  const body = answer && JSON.parse(answer.text.trim())
  const beside = body
    ? [...addressBreachesIn(route, body), ...pageBreachesIn(body), ...contentBreachesIn(route, body)]
    : []
  if (reported.length === 0 && beside.length === 0) return { result: 'ok', why: '' }
  const breaches = body && reported.length > 0 ? breachesIn(route, body) : []
  const others = reported.slice(breaches.length > 0 ? 1 : 0)
  return { result: 'breach', why: others.map(inWords).join('; '), breaches: [...breaches, ...beside] }
}

const inWords = ({ issues }: ContractError): string =>
  issues.map(({ path, message }) => `${path || 'answer'} ${message}`).join('; ')

function refusal({ code, message }: ApiError, { path }: AppRoute): Verdict {
  const messagePart = message === '' ? 'without a text for the player' : 'with a text for the player'
  const unexpected = NEVER_REFUSED.has(path) ? '; the app knows no reason to refuse this call' : ''
  return { result: 'refused', why: `code ${code}, ${messagePart}${unexpected}` }
}

/** The app's own message is the fallback. It names the place, and contains no value either. */
function brokenAnswer(error: ContractError, route: AppRoute, answer: RawAnswer | undefined): Verdict {
  const breaches = answer === undefined ? [] : breachesIn(route, JSON.parse(answer.text.trim()))
  return { result: 'breach', why: breaches.length > 0 ? '' : inWords(error), breaches }
}

const statusOf = (status: number) => `HTTP status ${status}; every answer of the contract has 200`

function noAnswer({ kind, status }: NetworkError): string {
  if (status !== undefined && status >= 300 && status < 400)
    return `HTTP status ${status}: a redirect, which is not followed; give the address that it leads to`
  if (status !== undefined && status !== 200) return statusOf(status)
  if (kind === 'wall')
    return 'a page in place of JSON: of something in front of the backend, or of the network'
  if (kind === 'html') return 'the content type is not JSON'
  if (kind === 'empty') return 'the answer is empty'
  if (kind === 'json') return 'the JSON cannot be read; it may be cut short'
  if (kind === 'cancelled' || kind === 'timeout') return 'no whole answer in time'
  return 'no answer: the connection failed'
}

/** Warnings about an answer that the app can read. */
export function warningsOn({ headers, text }: RawAnswer): string[] {
  const hasTime = Number.isFinite(Date.parse(headers.get('date') ?? ''))
  return [
    ...(hasTime ? [] : ['no Date header that can be read: the app takes the time of the server from it']),
    ...(/\bjson\b/i.test(headers.get('content-type') ?? '') ? [] : ['the content type is not JSON']),
    ...(text.includes('\ufffd')
      ? ['the answer is not in UTF-8, or names no charset that the app knows']
      : []),
    ...(messageIsMissing(text) ? ['the answer has neither message nor msg'] : []),
  ]
}

function messageIsMissing(text: string): boolean {
  try {
    const body = JSON.parse(text)
    return readEnvelope(body) !== undefined && body.message === undefined && body.msg === undefined
  } catch {
    return false
  }
}

/** One line for a call, and one for each place where its answer breaks the contract. */
export function judgementLines({ result, call, what, why, breaches }: Judgement): string[] {
  const detail = [what && ` (${what})`, why && `: ${why}`].join('')
  return [
    `${result.padEnd(8)} ${call}${detail}`,
    ...breaches.map(
      ({ path, came, reads, places }) =>
        `         ${path}: ${came}; the contract reads ${reads}${places > 1 ? ` (in ${places} rows)` : ''}`,
    ),
  ]
}

export const judgementOf = (route: AppRoute, what: string, verdict: Verdict): Judgement => ({
  call: callOf(route),
  what,
  breaches: [],
  ...verdict,
})
