import type { IncomingMessage } from 'node:http'
import type { RequestBody } from '../server/implement.ts'
import { NOT_READABLE, TOO_LARGE } from './mirage.ts'

const MAX_JSON_BYTES = 256_000
const MAX_FORM_BYTES = 5_000_000
/** How much of an oversized body is read and dropped before the connection is ended. */
const MAX_DRAINED_BYTES = 32_000_000

/** A request's body as Mirage gets it in a page: text or FormData. Otherwise a RequestBody that tells why it is bad. */
export async function readBody(request: IncomingMessage): Promise<string | FormData | RequestBody> {
  const type = request.headers['content-type'] ?? ''
  const isForm = type.startsWith('multipart/form-data')
  const bytes = await readBytes(request, isForm ? MAX_FORM_BYTES : MAX_JSON_BYTES)
  if (bytes === undefined) return TOO_LARGE
  if (!isForm) return bytes.toString('utf8')
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
  } catch {
    return NOT_READABLE
  }
}

/** The whole body; undefined when it is larger than `max`. The rest is still read, so that the answer arrives. */
export async function readBytes(request: IncomingMessage, max: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_DRAINED_BYTES) request.destroy()
    if (size <= max) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > max ? undefined : Buffer.concat(chunks)
}
