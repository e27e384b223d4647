import { type ApiFetcherArgs, type AppRoute, type AppRouter, initClient } from '@ts-rest/core'
import { REQUEST_TIMEOUT_MS } from '#contracts/limits.ts'
import type { RouteMetadata } from '#contracts/wire/envelope.ts'
import { storage } from '../../../lib/device/storage.ts'
import { moment, takeEarly } from '../../../lib/loading/early-answers.ts'
import { countRequest } from '../../../lib/loading/in-flight.ts'
import { noteReached, noteUnread } from '../reach.ts'
import { noteServerTime } from '../server-time.ts'
import { siteClosed } from '../site-closed.ts'
import { envelopeOf, readAnswer } from './answer.ts'
import { answerText } from './answer-text.ts'
import { withDeadline } from './deadline.ts'
import { ClosedByHost, isClosed, NetworkError, SessionChanged, SessionExpired } from './errors.ts'
import { expireSession, getAccount, getToken } from './session-store.ts'

/** Options of a call beside its input. `fetchOptions.signal` is the caller's own abort, such as the query's. */
type CallOptions = {
  /** Shows no loading indicator: for polls, and for refetches of data that is already on the screen. */
  background?: boolean
  /** Only for the balance poll: no loading indicator, and no alert if the session has expired. */
  silent?: boolean
}

/**
 * Sends every call to the backend: same origin, bearer token, a deadline of 30 s, no retry
 * (docs/wire.md#transport). A call for members is not sent without a token. Only HTTP 200 with JSON, an envelope
 * with code 200, and data that fits the route's schema counts as an answer. Returns the decoded envelope;
 * otherwise throws one of the errors of errors.ts.
 */
async function fetcher({
  route,
  path,
  method,
  headers,
  body,
  rawBody,
  rawQuery,
  fetchOptions,
  background,
  silent = false,
}: ApiFetcherArgs & CallOptions) {
  const token = getToken()
  // A poll's timer may fire once more after a logout. Without a token the answer could only be a 401.
  if (token === undefined && isForMembers(route)) throw new SessionChanged()
  const done = silent ? () => {} : countRequest(background ? 'background' : 'visible')
  const send = async (signal: AbortSignal) => {
    const early = takeEarly([method, path, body].join(' ').trim(), token)
    if (early) return early
    const response = await fetch(`${apiBase()}${path}`, {
      method,
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
      body: body ?? null,
      // A cache, perhaps in a host, may hold the answer for another member.
      cache: 'no-store',
      // The backend never redirects. A redirect would lead to a portal, or turn a POST into a GET.
      redirect: 'manual',
      signal,
    })
    const receivedAt = moment()
    return { response, text: await answerText(response), receivedAt }
  }
  const requestFields = () => ({ ...sessionFields(), ...Object(rawQuery), ...Object(rawBody) })
  const isStale = () => token !== undefined && getToken() !== token
  let responseHeaders: Headers | undefined
  try {
    const { response, text, receivedAt } = await withDeadline(
      REQUEST_TIMEOUT_MS,
      fetchOptions?.signal ?? undefined,
      send,
    )
    if (isStale()) throw new SessionChanged()
    responseHeaders = response.headers
    const envelope = envelopeOf({ route, silent }, response, text)
    noteReached()
    noteServerTime(responseHeaders, receivedAt)
    return {
      status: 200,
      body: readAnswer({ route, silent, requestFields }, envelope),
      headers: responseHeaders,
    }
  } catch (error) {
    noteUnread(error)
    // The session of the request has ended: no answer of it may reach the current session.
    if (isStale()) throw new SessionChanged()
    if (error instanceof SessionExpired) expireSession({ silent, token, text: error.message })
    if (isClosed(error))
      siteClosed(error instanceof ClosedByHost ? undefined : error.message, responseHeaders)
    throw error
  } finally {
    done()
  }
}

/** For the checks of an answer: the user name from the stored answer, and the account of the login. */
const sessionFields = () => ({ username: storage.get('userInfo')?.username, account: getAccount() })

const isForMembers = ({ metadata }: AppRoute): boolean =>
  (metadata as RouteMetadata | undefined)?.access === 'member'

/**
 * The page's own origin, with the path of a stored `baseURL` of the same origin. A `baseURL` of another origin is
 * ignored, because the token would leak to it. A page opened from a file has no origin, so its base is ''.
 */
function apiBase(): string {
  const pageOrigin = globalThis.location?.origin
  if (pageOrigin === undefined || pageOrigin === 'null') return ''
  const stored = storage.get('baseURL')
  if (stored === undefined) return pageOrigin
  const url = new URL(stored)
  return url.origin === pageOrigin ? `${pageOrigin}${url.pathname.replace(/\/+$/, '')}` : pageOrigin
}

/**
 * Typed calls of one router of the contract. Each file of api/queries makes its own client, so that a screen loads
 * only the schemas it needs.
 */
export const clientOf = <R extends AppRouter>(router: R) => initClient(router, { baseUrl: '', api: fetcher })

type Sent = { status: number; body: unknown }
type Good<R extends Sent> = Extract<R, { status: 200 }>
type BodyOf<R extends Sent> = Good<R>['body']
type DataIn<B> = B extends { data: infer D } ? D : never

const isGood = <R extends Sent>(response: R): response is Good<R> => response.status === 200

/** The decoded envelope `{code, message, data}` of a call; rejects with the errors of errors.ts. */
export async function answerOf<R extends Sent>(sent: Promise<R>): Promise<BodyOf<R>> {
  const response = await sent
  if (!isGood(response)) throw new NetworkError('http', response.status)
  return response.body
}

/** The decoded data of a call, which every schema has (`successOf`); rejects with the errors of errors.ts. */
export const dataOf = async <R extends Sent>(sent: Promise<R>): Promise<DataIn<BodyOf<R>>> =>
  ((await answerOf(sent)) as { data: DataIn<BodyOf<R>> }).data
