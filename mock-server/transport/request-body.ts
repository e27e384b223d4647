import type { RequestBody } from '../server/implement.ts'

const MAX_JSON_BYTES = 256_000
const MAX_FORM_BYTES = 5_000_000

/** Marks a body that could not be read. Mirage hands on text and forms alone, so a header says what is wrong. */
const BAD_BODY_HEADER = 'x-mock-bad-body'

export const TOO_LARGE: RequestBody = { kind: 'bad', message: '上传内容过大，请压缩后再试' }
const BAD_BODIES: Record<string, RequestBody> = {
  'too-large': TOO_LARGE,
  'not-readable': { kind: 'bad', message: '请求内容无法读取，请检查后重试' },
}

/** What is wrong with the body of a request with these headers, whose names are in lower case. */
export const badBody = (headers: Readonly<Record<string, string>>): RequestBody | undefined =>
  BAD_BODIES[headers[BAD_BODY_HEADER] ?? '']

/** A body as Mirage takes it, and what must be added to the headers. */
export type WireBody = { body: string | FormData; headers: Record<string, string> }

const bad = (kind: keyof typeof BAD_BODIES): WireBody => ({ body: '', headers: { [BAD_BODY_HEADER]: kind } })
const good = (body: string | FormData): WireBody => ({ body, headers: {} })

const isForm = (type: string) => /^\s*multipart\/form-data\b/i.test(type)

/** How large a body of this Content-Type may be, in bytes. */
export const maxBytesOf = (type: string): number => (isForm(type) ? MAX_FORM_BYTES : MAX_JSON_BYTES)

/**
 * Reads a body, the same in the page and over HTTP: text without its byte-order mark, or a form. `bytes` is undefined
 * when there were more than `maxBytesOf(type)`.
 */
export async function readWireBody(
  bytes: Uint8Array<ArrayBuffer> | undefined,
  type: string,
): Promise<WireBody> {
  if (bytes === undefined || bytes.length > maxBytesOf(type)) return bad('too-large')
  if (!isForm(type)) return good(new TextDecoder().decode(bytes))
  try {
    return good(await new Response(bytes, { headers: { 'Content-Type': type } }).formData())
  } catch {
    return bad('not-readable')
  }
}
