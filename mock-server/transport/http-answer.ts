import type { IncomingMessage, ServerResponse } from 'node:http'
import { codingFor, compressed, isCompressed } from './compress.ts'

/** Sends a text made for this one request, compressed where that pays and the caller accepts it. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): Promise<void> {
  const plain = Buffer.from(text)
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  if (!isCompressed(type, plain.length)) {
    response.writeHead(status, { ...headers, 'Content-Length': String(plain.length) }).end(plain)
    return
  }
  const coding = codingFor(request.headers['accept-encoding'])
  const bytes = coding ? await compressed(coding, plain) : plain
  response
    .writeHead(status, {
      ...headers,
      Vary: 'Accept-Encoding',
      ...(coding ? { 'Content-Encoding': coding } : {}),
      'Content-Length': String(bytes.length),
    })
    .end(bytes)
}

/** Whether the caller has this version already: `If-None-Match` names it, as a weak or a strong tag. */
export function isKnown(request: IncomingMessage, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = request.headers['if-none-match']
  return known?.split(',').some((tag) => bare(tag) === bare(etag) || tag.trim() === '*') ?? false
}
