import * as z from 'zod/mini'
import { contract } from '#contracts/index.ts'
import { type Envelope, readEnvelope, SUCCESS } from '#contracts/wire/envelope.ts'
import type { MockResponse } from '../../server/faults.ts'
import { must, same } from './same.ts'

/**
 * What every answer must be: HTTP 200, an envelope, valid by the contract, and free of internals such as stack traces.
 */

type Listed = { method: string; path: string; responses: Record<number, z.ZodMiniType> }
const schemas = new Map(
  Object.values(contract)
    .flatMap((area) => Object.values(area as unknown as Record<string, Listed>))
    .map(({ method, path, responses }) => [`${method} ${path}`, responses[SUCCESS]]),
)

const MACHINERY =
  /\bat .+:\d+:\d+|\b(Type|Range|Syntax|Reference)?Error\b|node_modules|undefined|NaN|\[object/
const JSON_TYPE = 'application/json; charset=utf-8'

/** Reads an answer and checks all of that; `now` is the expected time of the mock backend. */
export function checkedAnswer(answer: MockResponse, method: string, path: string, now: number): Envelope {
  if (answer === 'drop') throw new TypeError(`${path} was dropped`)
  const { 'Content-Type': type, Date: date = '' } = answer.headers
  same([answer.status, type], [200, JSON_TYPE], `${path}: status and type`)
  same(Date.parse(date), Math.floor(now / 1000) * 1000, `${path}: its time`)
  must(!MACHINERY.test(answer.body), `${path} shows the machinery: ${answer.body.slice(0, 300)}`)
  const envelope = readEnvelope(JSON.parse(answer.body))
  if (!envelope) throw new TypeError(`${path} answered no envelope: ${answer.body.slice(0, 300)}`)
  must(envelope.message !== '', `${path} says nothing`)
  const schema = schemas.get(`${method} ${path}`)
  if (envelope.code === SUCCESS && schema) {
    const read = z.safeDecode(schema, envelope)
    must(read.success, `${path} does not keep the contract: ${JSON.stringify(read.error?.issues)}`)
  }
  return envelope
}
