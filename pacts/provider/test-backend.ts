import type { IncomingHttpHeaders } from 'node:http'
import { bodyOf, sendable, startInFront } from './forwarding.ts'
import { STATES_PATH } from './target.ts'

type Answer = { status: number; body: object }

/** How a backend differs from the mock backend: how it reads headers, and what it answers to states and to calls. */
export type BackendDifferences = {
  headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
  state?: (state: string) => Answer | undefined
  answer?: (path: string) => Answer | undefined
  /** The HTTP status for a code of the envelope. */
  status?: (code: number) => number | undefined
}

/** A fake foreign backend for tests of the verification: the mock backend behind a server that changes it. */
export const startBackend = ({
  headers = (same) => same,
  state = () => undefined,
  answer: ownAnswerTo = () => undefined,
  status = () => undefined,
}: BackendDifferences) =>
  startInFront((mockUrl) => async (request, response) => {
    const body = await bodyOf(request)
    const url = request.url ?? ''
    const ownAnswer = url === STATES_PATH ? state(JSON.parse(body.toString()).state) : ownAnswerTo(url)
    const answer = await fetch(`${mockUrl}${url}`, {
      method: request.method ?? 'GET',
      headers: sendable(headers(request.headers)),
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    })
    const text = await answer.text()
    response
      .writeHead(ownAnswer?.status ?? status(JSON.parse(text).code) ?? answer.status, {
        'content-type': 'application/json',
        // The date comes from the mock backend's clock, which is not this machine's.
        date: answer.headers.get('date') ?? '',
      })
      .end(ownAnswer === undefined ? text : JSON.stringify(ownAnswer.body))
  })
