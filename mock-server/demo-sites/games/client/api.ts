import type { BetRequest, VenueState } from '../wire.ts'

/** The house said no, and why. */
export class GameRefused extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** No answer, or none that can be read: what was asked may have happened all the same. */
export class Lost extends Error {}

const TIMEOUT_MS = 30_000

/** One call to the house, of which `data` is wanted: HTTP 200 always, `code` says whether it was refused. Throws Refusal, or Lost where nothing readable came back. */
export async function ask<T>(path: string, body: object): Promise<T> {
  let answer: { code: number; message: string; data: T | null }
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    answer = await response.json()
  } catch (cause) {
    throw new Lost('网络异常，请稍后再试', { cause })
  }
  if (answer.data) return answer.data
  throw typeof answer.code === 'number'
    ? new GameRefused(answer.code, answer.message)
    : new Lost('网络异常，请稍后再试')
}

export const loadState = (ticket: string): Promise<VenueState> => ask<VenueState>('/_game/state', { ticket })
/** Answers the table's state after the bet, the bet among the open ones. */
export const placeBet = (request: BetRequest): Promise<VenueState> => ask<VenueState>('/_game/bet', request)
