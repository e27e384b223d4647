import type { IncomingMessage } from 'node:http'
import { maxBytesOf, readWireBody, type WireBody } from './request-body.ts'

/** How much of an oversized body is read and dropped before the connection is ended. */
const MAX_DRAINED_BYTES = 32_000_000

/** The body of a request over HTTP. */
export async function readBody(request: IncomingMessage): Promise<WireBody> {
  const type = request.headers['content-type'] ?? ''
  return readWireBody(await readBytes(request, maxBytesOf(type)), type)
}

/** The whole body; undefined when it is larger than `max`. The rest is still read, so that the answer arrives. */
export async function readBytes(
  request: IncomingMessage,
  max: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
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
