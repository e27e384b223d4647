import { readFileSync } from 'node:fs'
import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import { urlOf } from '#contracts/url-of.ts'
import { contractRoutes } from './calls.ts'
import type { RawAnswer } from './page.ts'
import { BadInput } from './settings.ts'

/** The recording of a browser (HAR), of which only the calls of the contract are read. */

const header = z.object({ name: z.string(), value: z.string() })
const entry = z.object({
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.optional(z.array(header)),
    postData: z.optional(z.object({ text: z.optional(z.string()) })),
  }),
  response: z.object({
    status: z.int(),
    headers: z.optional(z.array(header)),
    content: z.object({
      text: z.optional(z.string()),
      encoding: z.optional(z.string()),
      mimeType: z.optional(z.string()),
    }),
  }),
})
const har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })
type Entry = z.infer<typeof entry>

/** `session` tells the requests of one member from those of another; it is empty where a browser leaves tokens out. */
export type RecordedCall = {
  route: AppRoute
  sent: Record<string, unknown>
  session: string
  answer: RawAnswer
}
/** `empty`: calls without a recorded answer, as browsers leave out the text of some. */
export type Recording = { base: string; calls: RecordedCall[]; empty: number }

/** The calls of the backend at `base`, or else of the only one in the recording. Throws BadInput with the reason. */
export function readHar(file: string, base: string | undefined): Recording {
  const found = entriesOf(file).flatMap((raw) => {
    const { success, data } = z.safeParse(entry, raw)
    const at = success ? callOf(data) : undefined
    return success && at !== undefined ? [{ ...at, entry: data }] : []
  })
  const bases = [...new Set(found.map((one) => one.base))]
  const [only] = bases
  if (only === undefined)
    throw new BadInput(`${file} has no call of the contract: it may be a recording of another site.`)
  if (base !== undefined && !bases.includes(base))
    throw new BadInput(`${file} has no call of ${base}, only of ${bases.join(', ')}.`)
  if (base === undefined && bases.length > 1)
    throw new BadInput(`${file} has calls of ${bases.join(' and ')}: name one of them before --har.`)
  const chosen = found.filter((one) => one.base === (base ?? only))
  const calls = chosen.flatMap(({ route, query, entry: { request, response } }) => {
    const answer = answerOf(response)
    const sent = { ...query, ...fieldsOf(request) }
    const session = request.headers?.find(({ name }) => /^authorization$/i.test(name))?.value ?? ''
    return answer === undefined ? [] : [{ route, sent, session, answer }]
  })
  return { base: base ?? only, calls, empty: chosen.length - calls.length }
}

function entriesOf(file: string): unknown[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new BadInput(`${file} cannot be read.`)
  }
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new BadInput(`${file} is no JSON: a recording (HAR) that was cut short is of no use.`)
  }
  const { success, data } = z.safeParse(har, json)
  if (!success) throw new BadInput(`${file} is no recording of a browser: it has no log.entries.`)
  return data.log.entries
}

/** The call of the contract that a request is, and the base of its address. */
function callOf({ request }: Entry) {
  const url = urlOf(request.url)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined
  const [route] = contractRoutes
    .filter(({ method, path }) => method === request.method && url.pathname.endsWith(path))
    .sort((a, b) => b.path.length - a.path.length)
  if (route === undefined) return undefined
  const base = `${url.origin}${url.pathname.slice(0, -route.path.length)}`
  return { route, base, query: Object.fromEntries(url.searchParams) }
}

/** The fields of a JSON body; those of an upload are of no use to a check. */
function fieldsOf({ postData }: Entry['request']): Record<string, unknown> {
  try {
    const body = JSON.parse(postData?.text ?? '')
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** Undefined for an answer that was not recorded: the browser had none, or left out its text. */
function answerOf({ status, headers = [], content }: Entry['response']): RawAnswer | undefined {
  const { text, encoding, mimeType = '' } = content
  if (status < 200 || text === undefined || text === '') return undefined
  const known = new Headers({ 'content-type': mimeType })
  for (const { name, value } of headers) if (/^(content-type|date)$/i.test(name)) known.set(name, value)
  const read = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
  return { status, headers: known, text: read }
}
