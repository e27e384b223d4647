import type { AppRoute } from '@ts-rest/core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../index.ts'
import { readEnvelope, SUCCESS } from '../wire/envelope.ts'
import { buildOpenApi } from './openapi.ts'
import { DIFFERENCES, type WrongAnswer } from './openapi-differences.ts'
import { type Sample, samples } from './samples.ts'

/**
 * Backend teams have the OpenAPI file and not our codecs, so both must agree. The test takes the sample of each
 * call, and replaces each of its fields with each of these values.
 */
const VALUES: unknown[] = [
  ...[undefined, null, true, false, {}, { a: 1 }, [], [1], [{}]],
  ...[0, 1, -1, 2, 7, -7.5, 100.5, 0.3, 1e15, -1e15, 3e13, 1e21, 1.005, 0.30000000000000004, 12.5],
  ...['', ' ', 'x', '0', '1', '-1', '2', '7', 'true', 'null', '3.0', '3.5', ' 3 ', '03'],
  ...['100.50', '100.5000', '100.505', '1,280.50', '12,50', '1,2345', '+1', '--1', '1.', '.5', '-7.5', '1e3'],
  ...['0x64', 'NaN', 'Infinity', '１００', '¥1', '100元', '0.30000000000000004', '0.29999999999999999'],
  ...['7.123456', '7.1234567', '0.12345', '15000000000000', '99999999999999', '123456789012345678'],
  ...[
    '2026-05-01 12:00:00',
    '2026-05-01',
    '2026-02-30',
    '2026-02-29',
    '2024-02-29',
    '2000-02-29',
    '1900-02-29',
  ],
  ...[
    '2026-05-01T04:00:00.000Z',
    '2026-05-01 12:00:00+0800',
    '2026-05-01T12:00:00+24:00',
    '2026-02-30T12:00:00Z',
  ],
  ...['2026-05-01T12:00:00', '2026-05-01 24:00:00', '2026-05-01 12:60:00', '2026-05-01 12:00', '2026-5-1'],
  ...['0000-00-00', '0000-00-00 00:00:00', '0001-01-01', '20260501', 'P3', 'STARTING', 'starting'],
]

type Json = Record<string, unknown>
const document = buildOpenApi() as { paths: Record<string, Record<string, Json>>; components: Json }
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'api', ...document })

const calls = Object.entries(contract).flatMap(([tag, routes]) =>
  Object.entries<AppRoute>(routes).map(([call, route]) => ({
    call,
    route,
    sample: (samples as unknown as Record<string, Record<string, Sample>>)[tag]?.[call] ?? { answer: null },
  })),
)

/** Compiles a part of the document as a schema of its own; its references to components still work. */
function accepts(...path: string[]) {
  const pointer = path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  return ajv.compile({ $ref: `api#/${encodeURI(pointer)}` })
}

/** The paths into a value: all fields of objects, and the rows of lists. */
function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, part]) => placesOf(part).map((rest) => [key, ...rest]))]
}

/** A copy of `whole` with another value at the path; `undefined` removes it. */
function replaced(whole: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  const copy: Json | unknown[] = Array.isArray(whole) ? [...whole] : { ...(whole as Json) }
  const part = replaced((whole as Json)[key], rest, replacement)
  if (part === undefined && !Array.isArray(copy)) delete copy[key]
  else (copy as Json)[key] = part ?? null
  return copy
}

const wrongVariants = (valid: unknown): { place: string; value: unknown; whole: unknown }[] =>
  placesOf(valid)
    .filter((path) => path.length > 0)
    .flatMap((path) =>
      VALUES.map((value) => ({ place: path.join('.'), value, whole: replaced(valid, path, value) })),
    )

const occurred = new Set<string>()
/** The disagreements of codec and schema without a known reason, as `place = value: read but not accepted`. */
function disagreements(
  valid: unknown,
  reads: (whole: unknown) => boolean,
  accepted: (whole: unknown) => boolean,
) {
  return wrongVariants(valid).flatMap(({ place, value, whole }) => {
    const wrong: WrongAnswer = { place, value, isRead: reads(whole), isAccepted: accepted(whole) }
    if (wrong.isRead === wrong.isAccepted) return []
    const known = DIFFERENCES.find(({ holds }) => holds(wrong))
    if (known) occurred.add(known.why)
    const verdict = wrong.isRead ? 'read but not accepted' : 'accepted but not read'
    return known ? [] : [`${place} = ${JSON.stringify(value)}: ${verdict}`]
  })
}

describe('the schemas are as strict as the codecs', () => {
  it.each(calls)('$call: in the answer', ({ route, sample }) => {
    const schema = route.responses[SUCCESS] as z.core.$ZodType
    const accepted = accepts(
      ...['paths', route.path, route.method.toLowerCase()],
      ...['responses', '200', 'content', 'application/json', 'schema'],
    )
    const reads = (answer: unknown) => {
      const envelope = readEnvelope(answer)
      return envelope?.code === SUCCESS ? z.safeDecode(schema, envelope as never).success : Boolean(envelope)
    }
    const valid = { code: SUCCESS, message: sample.message ?? '', data: sample.answer }
    expect([reads(valid), accepted(valid)]).toEqual([true, true])
    expect(disagreements(valid, reads, accepted)).toEqual([])
  })

  const posts = calls.filter(({ route, sample }) => 'body' in route && sample.request)
  it.each(posts)('$call: in the request', ({ route, sample }) => {
    const schema = (route as AppRoute & { body: z.core.$ZodType }).body
    const accepted = accepts(
      ...['paths', route.path, route.method.toLowerCase()],
      ...['requestBody', 'content', 'application/json', 'schema'],
    )
    const reads = (request: unknown) => z.safeDecode(schema, request as never).success
    expect([reads(sample.request), accepted(sample.request)]).toEqual([true, true])
    expect(disagreements(sample.request, reads, accepted)).toEqual([])
  })

  it('except for the listed differences, each of which occurs', () => {
    expect([...occurred].sort()).toEqual(DIFFERENCES.map(({ why }) => why).sort())
  })
})
