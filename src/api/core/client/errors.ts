import { MAINTENANCE } from '#contracts/wire/envelope.ts'

/**
 * Every way a call can fail. `api` throws these and nothing else. Only this file classifies errors, by class and
 * never by text (docs/faults.md#error-policy). Which refusals tell of the thing itself, verdict.ts says by their code.
 */

/** A refusal: any code but 200 and 401, with a text for the player. See `isClosed` and `isRefusedByServer`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  /** What was refused, in words: the summary of the call. */
  readonly what: string
  constructor(code: number, message: string, what = '操作') {
    super(message)
    this.code = code
    this.what = what
  }
}

/** HTTP 503 without an envelope: whoever stands in front of the backend answered, perhaps for this call alone. */
export class ClosedByHost extends ApiError {
  constructor() {
    super(MAINTENANCE, '')
  }
}

/**
 * Code 401 in the envelope or as HTTP status, with the server's text as the message. `silent`: on the balance poll,
 * where no alert is shown.
 */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired'
  readonly silent: boolean
  constructor(silent: boolean, text = '') {
    super(text)
    this.silent = silent
  }
}

/** The answer belongs to a session that ended meanwhile (logout, another tab): it must not be used or shown. */
export class SessionChanged extends Error {
  override readonly name = 'SessionChanged'
  constructor() {
    super('the answer belongs to an earlier session')
  }
}

/**
 * - `offline`: the phone says so; `unreachable`: refused, reset or DNS
 * - `timeout`: no whole answer within 30 s; `cancelled`: we gave up ourselves
 * - `wall`: a page in the answer's place, of a challenge, a portal or a proxy (docs/faults.md#wall)
 * - `http`: a status other than 200, 401 and 503; `html`: called something other than JSON; `empty`; `json`: cut short
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
  /** HTTP status, when there was one. */
  readonly status: number | undefined
  constructor(kind: NetworkErrorKind, status?: number) {
    super(status === undefined ? kind : `${kind} ${status}`)
    this.kind = kind
    this.status = status
  }
}

/** One thing wrong with an answer: where in it, and what. Never the value, which may be private. */
export type ContractIssue = { path: string; message: string }

/** JSON that is no envelope, or whose data is not what the contract says. `route` is `POST /api/user`. */
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

/** An answer that is about something else than was asked for: another order, page or member. Nothing of it may be used. */
export class OtherAnswer extends ContractError {}

/** The site is closed: nothing was accepted. The maintenance notice covers the page, so the caller shows nothing. */
export const isClosed = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === MAINTENANCE

/** The backend refused with a text for the player; nothing was changed. */
export const isRefusedByServer = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isClosed(error)

/** The session has ended or changed; the caller shows nothing. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof SessionExpired || error instanceof SessionChanged

/** The request may have been carried out. For money, refetch first (docs/faults.md#unknown-outcome). */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) && !isSessionEnd(error)

const RETRIED: readonly NetworkErrorKind[] = ['unreachable', 'json', 'empty']

/** A read may be retried once: the connection or the server failed. Not after a timeout, which took 30 s already. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError && (RETRIED.includes(error.kind) || (error.status ?? 0) >= 500)

/**
 * The text that the player sees, or undefined where nothing is shown: only a refusal has one.
 */
export const textFor = (error: unknown): string | undefined =>
  isRefusedByServer(error) && error.message !== '' ? error.message : undefined
