import type { ActRequest, BetRequest, VenueState } from '../wire.ts'

/** The mock backend refused the request; `message` is its text. */
export class GameRefused extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** There was no answer, or an unreadable one. The mock backend may have carried out the request. */
export class UnknownOutcome extends Error {}

const TIMEOUT_MS = 30_000

/** Calls the mock backend and returns `data`. Throws GameRefused for a refusal, and Lost for no readable answer. */
export async function postCall<T>(path: string, body: object): Promise<T> {
  let answer: { code: number; message: string; data: T | null }
  // Not AbortSignal.timeout: Chrome has it since 103, Safari since 16.
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: late.signal,
    })
    answer = await response.json()
  } catch (cause) {
    throw new UnknownOutcome('网络异常，请稍后再试', { cause })
  } finally {
    clearTimeout(timer)
  }
  if (answer.data) return answer.data
  throw typeof answer.code === 'number'
    ? new GameRefused(answer.code, answer.message)
    : new UnknownOutcome('网络异常，请稍后再试')
}

export const loadState = (ticket: string): Promise<VenueState> =>
  postCall<VenueState>('/_game/state', { ticket })
/** Returns the table's state after the bet; the bet is among the open ones. */
export const sendBet = (request: BetRequest): Promise<VenueState> =>
  postCall<VenueState>('/_game/bet', request)
/** Returns the table's state after the decision. */
export const sendAct = (request: ActRequest): Promise<VenueState> =>
  postCall<VenueState>('/_game/act', request)
