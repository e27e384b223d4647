import type { BetRequest, StateRequest, VenueAnswer, VenueState } from '../wire.ts'

/** The house said no, and why. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** No answer, or none that can be read: what was asked may have happened all the same. */
export class Lost extends Error {}

const TIMEOUT_MS = 30_000

async function ask(path: string, body: StateRequest | BetRequest): Promise<VenueState> {
  let answer: VenueAnswer
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
    ? new Refusal(answer.code, answer.message)
    : new Lost('网络异常，请稍后再试')
}

export const loadState = (ticket: string): Promise<VenueState> => ask('/_game/state', { ticket })
/** Answers the table's state after the bet, the bet among the open ones. */
export const placeBet = (request: BetRequest): Promise<VenueState> => ask('/_game/bet', request)
