import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACTS_DIR } from '../../names.ts'

export const DOCUMENTS = ['openapi', 'openapi-3.0', 'openapi-3.0-one-object'] as const
export type DocumentName = (typeof DOCUMENTS)[number]
export const fileOf = (name: DocumentName): string => join(PACTS_DIR, '../contracts', `${name}.json`)

type Operation = {
  operationId: string
  responses: Record<string, { content: Record<string, { example: unknown }> }>
}
export type Call = { method: string; path: string; operationId: string; example: unknown }
export type Case = Call & { answer: unknown; isRight: boolean }

export const documentOf = (name: DocumentName): { paths: Record<string, Record<string, Operation>> } =>
  JSON.parse(readFileSync(fileOf(name), 'utf8'))

/** Every call, with the answer that the document gives as its example. */
export const callsOf = (name: DocumentName): Call[] =>
  Object.entries(documentOf(name).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, responses }]) => ({
      method: method.toUpperCase(),
      path,
      operationId,
      example: responses[200]?.content['application/json']?.example,
    })),
  )

const REFUSALS = [
  { code: 202, message: '余额不足，请调整金额' },
  { code: 251, message: '请先设置支付密码', data: null },
  { code: -1, msg: null },
]
const BALANCE = '/api/balance'
const BROKEN = [
  { code: '200', message: '', data: { balance: 1 } },
  { code: 200, message: '', data: { balance: true } },
]

/** The example and three refusals of every call, and answers that a tool must not accept. */
export const casesOf = (name: DocumentName): Case[] =>
  callsOf(name).flatMap((call) => [
    ...[call.example, ...REFUSALS].map((answer) => ({ ...call, answer, isRight: true })),
    ...(call.path === BALANCE ? BROKEN.map((answer) => ({ ...call, answer, isRight: false })) : []),
  ])

const OTHER_VALUES = [
  null,
  true,
  {},
  [],
  [{}],
  0,
  1,
  -7.5,
  1.5,
  1e15,
  '',
  'x',
  '1',
  '100.50',
  '2026-02-30',
  '2026-05-01',
]

/** A value with each of its parts replaced in turn. */
function withOthers(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return OTHER_VALUES
  const inParts = Object.entries(value).flatMap(([key, part]) =>
    withOthers(part).map((other) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    ),
  )
  return [...OTHER_VALUES, ...inParts]
}

/** The examples with each part replaced by values of all kinds, for two documents that must accept the same. */
export const changedExamples = (name: DocumentName): Pick<Case, 'method' | 'path' | 'answer'>[] =>
  callsOf(name).flatMap(({ method, path, example }) =>
    withOthers(example).map((answer) => ({ method, path, answer })),
  )
