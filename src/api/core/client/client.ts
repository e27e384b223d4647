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

/** What a call may add to its input; `fetchOptions.signal` is the caller's own abort, e.g. the query's. */
type CallOptions = {
  /** No loading indicator, for polls and refetches of data already on the screen. */
  background?: boolean
  /** The balance poll alone: no loading indicator, and no alert when the session has expired. */
  silent?: boolean
}

/**
 * Sends every call to the backend: same origin, bearer token, 30 s, no retry (docs/wire.md#transport). A call for
 * members is not sent without a token. Requires HTTP 200, JSON, the envelope with code 200, and data that fits the
 * route's schema. Returns the parsed envelope; otherwise throws one of the errors of errors.ts.
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
  // A poll's timer may fire once more after a logout; without a token the answer could only be a 401.
  if (token === undefined && isForMembers(route)) throw new SessionChanged()
  const done = silent ? () => {} : countRequest(background ? 'background' : 'visible')
  const send = async (signal: AbortSignal) => {
    const early = takeEarly([method, path, body].join(' ').trim(), token)
    if (early) return early
    const response = await fetch(`${apiBase()}${path}`, {
      method,
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
      body: body ?? null,
      // A cache, perhaps of a host in front, may hold the answer to another member.
      cache: 'no-store',
      // A redirect is none of the backend's: followed, it would lead to a portal, and a POST would become a GET.
      redirect: 'manual',
      signal,
    })
    const receivedAt = moment()
    return { response, text: await answerText(response), receivedAt }
  }
  const asked = () => ({ ...asker(), ...Object(rawQuery), ...Object(rawBody) })
  const isStale = () => token !== undefined && getToken() !== token
  let answered: Headers | undefined
  try {
    const { response, text, receivedAt } = await withDeadline(
      REQUEST_TIMEOUT_MS,
      fetchOptions?.signal ?? undefined,
      send,
    )
    if (isStale()) throw new SessionChanged()
    answered = response.headers
    const envelope = envelopeOf({ route, silent }, response, text)
    noteReached()
    noteServerTime(answered, receivedAt)
    return { status: 200, body: readAnswer({ route, silent, asked }, envelope), headers: answered }
  } catch (error) {
    noteUnread(error)
    // The sender's session has ended: good or bad, the answer is not for the current session.
    if (isStale()) throw new SessionChanged()
    if (error instanceof SessionExpired) expireSession({ silent, token, text: error.message })
    if (isClosed(error)) siteClosed(error instanceof ClosedByHost ? undefined : error.message, answered)
    throw error
  } finally {
    done()
  }
}

/** Who asks: the member as the session knows them, by the stored answer, and what they have logged in with. */
const asker = () => ({ username: storage.get('userInfo')?.username, account: getAccount() })

const isForMembers = ({ metadata }: AppRoute): boolean =>
  (metadata as RouteMetadata | undefined)?.access === 'member'

/**
 * The page's own origin, with the path of a stored `baseURL` of the same origin. A `baseURL` of any other origin
 * is ignored, because it would leak the token. A page opened from a file has no origin.
 */
function apiBase(): string {
  const here = globalThis.location?.origin
  if (here === undefined || here === 'null') return ''
  const stored = storage.get('baseURL')
  if (stored === undefined) return here
  const url = new URL(stored)
  return url.origin === here ? `${here}${url.pathname.replace(/\/+$/, '')}` : here
}

/** Typed calls of one router of the contract. A file of api/queries makes its own: a screen loads only its schemas. */
export const clientOf = <R extends AppRouter>(router: R) => initClient(router, { baseUrl: '', api: fetcher })

type Sent = { status: number; body: unknown }
type Good<R extends Sent> = Extract<R, { status: 200 }>
type BodyOf<R extends Sent> = Good<R>['body']
type DataIn<B> = B extends { data: infer D } ? D : never

const isGood = <R extends Sent>(response: R): response is Good<R> => response.status === 200

/** The parsed envelope `{code, message, data}` of a call; rejects with the errors of errors.ts. */
export async function answerOf<R extends Sent>(sent: Promise<R>): Promise<BodyOf<R>> {
  const response = await sent
  if (!isGood(response)) throw new NetworkError('http', response.status)
  return response.body
}

/** The parsed data of a call, which each schema has (`successOf`); rejects with the errors of errors.ts. */
export const dataOf = async <R extends Sent>(sent: Promise<R>): Promise<DataIn<BodyOf<R>>> =>
  ((await answerOf(sent)) as { data: DataIn<BodyOf<R>> }).data
