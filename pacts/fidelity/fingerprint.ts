import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { MEANINGS } from '#contracts/openapi/openapi-fields.ts'
import { SUCCESS } from '#contracts/wire/envelope.ts'
import type { Breach } from '../conform/breach.ts'
import { BadInput } from '../conform/settings.ts'
import { KINDS, type Kind, kindOf, lengthClass } from './kind.ts'

/**
 * The fingerprint of a backend: how it writes, and no value that it wrote. A field is named by its path; what came
 * there is counted by kind, and texts and lists by the class of their length.
 */
const counts = z.record(z.string(), z.int())
const field = z.object({ kinds: counts, lengths: counts })
const call = z.object({
  answers: z.int(),
  statuses: counts,
  codes: counts,
  success: z.record(z.string(), field),
  refusal: z.record(z.string(), field),
  breaches: z.array(z.object({ path: z.string(), came: z.string(), reads: z.string(), answers: z.int() })),
})
const FORMAT = 'member-app fingerprint 1'
const fingerprint = z.object({
  format: z.literal(FORMAT),
  calls: z.record(z.string(), call),
  like: z.object({ wireForms: z.array(z.string()), refusalCode: z.nullable(z.int()) }),
})

export type FieldPrint = { kinds: Partial<Record<Kind, number>>; lengths: Record<string, number> }
export type Outcome = 'success' | 'refusal'
export type CallPrint = Omit<z.infer<typeof call>, Outcome> & Record<Outcome, Record<string, FieldPrint>>
/** By `POST /api/user`. */
export type CallPrints = Record<string, CallPrint>
export type Fingerprint = Omit<z.infer<typeof fingerprint>, 'calls'> & { calls: CallPrints }

/** One answer: the call, the HTTP status, the parsed body, and what the client found wrong. */
export type Answer = { call: string; status: number; body: unknown; breaches?: readonly Breach[] }

const KNOWN_NAMES = new Set(Object.keys(MEANINGS).map((name) => name.replace(/^.*\./, '')))
const OTHER_NAME = '(another name)'
const isPlainName = (name: string): boolean => /^[a-z][a-z_]{1,30}$/i.test(name)
/** The path of a breach without names that no schema knows. */
const knownPath = (path: string): string =>
  path.replaceAll(/[^.[\]]+/g, (name) => (name === 'answer' || KNOWN_NAMES.has(name) ? name : OTHER_NAME))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const add = <Name extends string>(to: Partial<Record<Name, number>>, name: Name, count = 1): void => {
  to[name] = ((to[name] as number | undefined) ?? 0) + count
}

const ROWS = '[]'
type Fields = Map<string, { path: readonly string[] } & FieldPrint>

function fieldAt(fields: Fields, path: readonly string[]) {
  const key = JSON.stringify(path)
  const found = fields.get(key) ?? { path, kinds: {}, lengths: {} }
  fields.set(key, found)
  return found
}

/** Counts the kinds of a value and of everything in it. */
function countIn(fields: Fields, path: readonly string[], value: unknown, texts: Set<string>): void {
  const { kinds, lengths } = fieldAt(fields, path)
  const kind = kindOf(value)
  add(kinds, kind)
  if (typeof value === 'string') {
    texts.add(value)
    add(lengths, lengthClass(value.length))
  }
  const rows =
    Array.isArray(value) || kind === 'an object keyed by numbers' ? Object.values(value as object) : []
  if (rows.length > 0) add(lengths, lengthClass(rows.length))
  for (const row of rows) countIn(fields, [...path, ROWS], row, texts)
  if (kind !== 'an object' || !isObject(value)) return
  for (const [name, part] of Object.entries(value)) countIn(fields, [...path, name], part, texts)
}

/** Fields by path, with how often each is missing in an object that others of its kind have it in. */
function printOf(fields: Fields, answers: number, texts: ReadonlySet<string>): Record<string, FieldPrint> {
  const around = (path: readonly string[]): string => JSON.stringify(path.slice(0, -1))
  const described = new Set(
    [...fields.values()]
      .filter(({ path }) => KNOWN_NAMES.has(path.at(-1) ?? ''))
      .map(({ path }) => around(path)),
  )
  // A name that no schema knows is written only beside one that is known: an object may be keyed by account.
  const isShown = (name: string, path: readonly string[]) =>
    name === ROWS ||
    KNOWN_NAMES.has(name) ||
    (isPlainName(name) && !texts.has(name) && described.has(around(path)))
  const shown = (name: string, at: number, path: readonly string[]) =>
    isShown(name, path.slice(0, at + 1)) ? name : OTHER_NAME
  const print: Record<string, FieldPrint> = {}
  for (const { path, kinds, lengths } of fields.values()) {
    const name = path
      .map(shown)
      .reduce((to, step) => (step === ROWS || to === '' ? to + step : `${to}.${step}`), '')
    const parent = fields.get(around(path))
    const objects = path.length === 1 ? answers : (parent?.kinds['an object'] ?? 0)
    const seen = Object.values(kinds).reduce((sum, count) => sum + count, 0)
    const all = path.at(-1) !== ROWS && objects > seen ? { ...kinds, missing: objects - seen } : kinds
    const into = print[name] ?? { kinds: {}, lengths: {} }
    print[name] = into
    for (const [kind, count] of Object.entries(all)) add(into.kinds, kind as Kind, count)
    for (const [length, count] of Object.entries(lengths)) add(into.lengths, length, count)
  }
  return print
}

type Recorded = { answers: number; statuses: Record<string, number>; codes: Record<string, number> } & {
  [O in Outcome]: { answers: number; fields: Fields }
} & { breaches: Map<string, CallPrint['breaches'][number]> }

/** Collects answers, and keeps of each only what a fingerprint has. */
export function recorder() {
  const calls = new Map<string, Recorded>()
  const texts = new Set<string>()
  const recordOf = (name: string): Recorded => {
    const found = calls.get(name) ?? {
      answers: 0,
      statuses: {},
      codes: {},
      success: { answers: 0, fields: new Map() },
      refusal: { answers: 0, fields: new Map() },
      breaches: new Map(),
    }
    calls.set(name, found)
    return found
  }
  return {
    add({ call: name, status, body, breaches = [] }: Answer): void {
      const record = recordOf(name)
      record.answers += 1
      add(record.statuses, String(status))
      for (const { path, came, reads } of breaches) {
        const shown = knownPath(path.replaceAll(/\[\d+\]|\.\d+(?=\.|$)/g, ROWS))
        const key = [shown, came, reads].join('|')
        const answers = (record.breaches.get(key)?.answers ?? 0) + 1
        record.breaches.set(key, { path: shown, came, reads, answers })
      }
      if (!isObject(body) || !Number.isInteger(body.code)) return
      add(record.codes, String(body.code))
      const outcome = record[body.code === SUCCESS ? 'success' : 'refusal']
      outcome.answers += 1
      const { code: _, ...parts } = body
      for (const [part, value] of Object.entries(parts)) countIn(outcome.fields, [part], value, texts)
    },
    calls: (): CallPrints =>
      Object.fromEntries(
        [...calls]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, { success, refusal, breaches, ...record }]) => [
            name,
            {
              ...record,
              success: printOf(success.fields, success.answers, texts),
              refusal: printOf(refusal.fields, refusal.answers, texts),
              breaches: [...breaches.values()],
            },
          ]),
      ),
  }
}

/** The text of a fingerprint's file. */
export const fingerprintText = (calls: CallPrints, like: Fingerprint['like']): string =>
  `${JSON.stringify({ format: FORMAT, like, calls }, null, 2)}\n`

/** The fingerprint in a file. Throws BadInput with what is wrong with it. */
export function readFingerprint(file: string): Fingerprint {
  const wrong = (why: string) =>
    new BadInput(`${file} ${why}; npm run conform -- URL --record FILE writes a fingerprint.`)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw wrong('cannot be read')
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw wrong('is no JSON')
  }
  const { success, data } = z.safeParse(fingerprint, json)
  const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind)
  const fields = Object.values(data?.calls ?? {}).flatMap((one) => [
    ...Object.values(one.success),
    ...Object.values(one.refusal),
  ])
  if (!success || !fields.every(({ kinds }) => Object.keys(kinds).every(isKind)))
    throw wrong('is no fingerprint of a backend')
  return data as Fingerprint
}
