import type { AppRoute } from '@ts-rest/core'
import { envelopeOf, readAnswer } from '#src/api/core/client/answer.ts'
import { onContractError } from '#src/api/core/client/contract-report.ts'
import { type ContractError, SessionExpired } from '#src/api/core/client/errors.ts'
import { type Judgement, judgementOf, verdictOn, verdictOnRead } from './judge.ts'
import type { RawAnswer } from './page.ts'

/** The fields of a request, and what the app would know of the member when it came. */
export type Sent = Readonly<Record<string, unknown>>

/** Reads recorded answers as the client does, without sending anything. */
export function recordedJudge() {
  const reported: ContractError[] = []
  onContractError((error) => void reported.push(error))

  return function judge(route: AppRoute, sent: Sent, answer: RawAnswer): Judgement {
    reported.length = 0
    const context = { route, silent: true, requestFields: () => sent }
    try {
      readAnswer(context, envelopeOf(context, answer as unknown as Response, answer.text))
    } catch (error) {
      // A recording may hold the end of a session, which is no fault.
      if (error instanceof SessionExpired)
        return judgementOf(route, '', { result: 'refused', why: 'code 401: the session was over' })
      return judgementOf(route, '', verdictOn(error, route, answer))
    }
    return judgementOf(route, '', verdictOnRead(reported, route, answer))
  }
}
