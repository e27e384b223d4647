import { MAINTENANCE } from '#contracts/wire/envelope.ts'

/**
 * Every way in which a call can fail. `api` throws only these errors. Only this file classifies errors, by class
 * and never by text (docs/faults.md#error-policy). verdict.ts says by code which refusals are final for what was
 * requested.
 */

/** A refusal: any code but 200 and 401, with a text for the player. See `isClosed` and `isRefusedByServer`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  /** The name of the refused action for the player: the summary of the call. */
  readonly what: string
  constructor(code: number, message: string, what = '操作') {
    super(message)
    this.code = code
    this.what = what
  }
}

/** HTTP 503 without an envelope: a host in front of the backend answered, perhaps for this call only. */
export class ClosedByHost extends ApiError {
  constructor() {
    super(MAINTENANCE, '')
  }
}

/**
 * Code 401 in the envelope or as HTTP status; the message is the server's text. `silent`: from the balance poll,
 * which shows no alert.
 */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired'
  readonly silent: boolean
  constructor(silent: boolean, text = '') {
    super(text)
    this.silent = silent
  }
}

/**
 * The session of the request ended before the answer (logout, another tab), so the answer must not be used or
 * shown.
 */
export class SessionChanged extends Error {
  override readonly name = 'SessionChanged'
  constructor() {
    super('the answer belongs to an earlier session')
  }
}

/**
 * - `offline`: the phone is offline; `unreachable`: the connection was refused or reset, or DNS failed
 * - `timeout`: no complete answer within 30 s; `cancelled`: the caller aborted
 * - `wall`: the page of a challenge, a portal or a proxy came instead (docs/faults.md#wall)
 * - `http`: a status other than 200, 401 and 503; `html`: a content type other than JSON; `empty`: no body;
 * `json`: cut short
 */
export type NetworkErrorKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'cancelled'
  | 'wall'
  | 'http'
  | 'html'
  | 'empty'
  | 'json'

/** No usable answer came back; whether the backend acted on the request is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly kind: NetworkErrorKind
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined
  constructor(kind: NetworkErrorKind, status?: number) {
    super(status === undefined ? kind : `${kind} ${status}`)
    this.kind = kind
    this.status = status
  }
}

/** One fault of an answer: its path and what is wrong. It never contains the value, which may be private. */
export type ContractIssue = { path: string; message: string }

/** JSON that is not an envelope, or whose data breaks the contract. `route` is for example `POST /api/user`. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly route: string
  readonly issues: readonly ContractIssue[]
  constructor(route: string, issues: readonly ContractIssue[]) {
    super(`${route}: ${issues.map((issue) => `${issue.path || 'answer'} ${issue.message}`).join('; ')}`)
    this.route = route
    this.issues = issues
  }
}

/** An answer about something other than the request: another order, page or member. Nothing of it may be used. */
export class OtherAnswer extends ContractError {}

/**
 * The site is closed and did not accept the request. The maintenance notice covers the page, so the caller shows
 * nothing.
 */
export const isClosed = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === MAINTENANCE

/** The backend refused the request and changed nothing. The message, which may be empty, is for the player. */
export const isRefusedByServer = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isClosed(error)

/** The session has ended or changed; the caller shows nothing. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof SessionExpired || error instanceof SessionChanged

/** The backend may have carried out the request. For money, refetch first (docs/faults.md#unknown-outcome). */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) && !isSessionEnd(error)

const RETRIED: readonly NetworkErrorKind[] = ['unreachable', 'json', 'empty']

/**
 * Whether a read may be retried once: the connection or the server failed. A timeout is not retried, since it took
 * 30 s already.
 */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError && (RETRIED.includes(error.kind) || (error.status ?? 0) >= 500)

/** The text for the player: that of a refusal. Undefined for all other errors, which show nothing. */
export const textFor = (error: unknown): string | undefined =>
  isRefusedByServer(error) && error.message !== '' ? error.message : undefined
