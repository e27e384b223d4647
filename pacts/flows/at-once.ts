import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

/**
 * POSTs that arrive together. Each is sent but for the last byte of its body; then all last bytes follow. Without this the
 * time in which connections open hides every gap of a backend that is shorter.
 */

const TIMEOUT_MS = 30_000
/** In which the backend takes the connections and begins to read. */
const SETTLE_MS = 20

export type Answer = { status: number; type: string; text: string }
/** Sends what is left, and waits for the answer. */
export type Send<T> = () => Promise<T>

/** A request of which the last byte is missing. Rejects if nobody takes it. */
export function prepared(address: string, body: unknown, token = ''): Promise<Send<Answer>> {
  const bytes = Buffer.from(JSON.stringify(body))
  const url = new URL(address)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const request = send(url, {
    method: 'POST',
    agent: false,
    timeout: TIMEOUT_MS,
    headers: {
      'content-type': 'application/json',
      'content-length': bytes.length,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
  })
  request.setNoDelay(true)
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', (problem) => reject(new Error(`${address} (${problem.message})`)))
    request.on('timeout', () => request.destroy(new Error(`nothing for ${TIMEOUT_MS / 1_000} s`)))
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        const type = headers['content-type'] ?? 'without a content type'
        resolve({ status, type, text: Buffer.concat(chunks).toString() })
      })
    })
  })
  // Whoever sends it hears of the error, too.
  answer.catch(() => undefined)
  const isWritten = new Promise<void>((resolve) => request.write(bytes.subarray(0, -1), () => resolve()))
  return Promise.race([isWritten, answer]).then(() => () => {
    request.end(bytes.subarray(-1))
    return answer
  })
}

/** Sends all that is prepared at once. Returns the answers. */
export async function atOnce<T>(calls: readonly Promise<Send<T>>[]): Promise<T[]> {
  const sends = await Promise.all(calls)
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  return Promise.all(sends.map((send) => send()))
}
