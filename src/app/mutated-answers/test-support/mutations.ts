import type { AppRoute } from '@ts-rest/core'
import type * as z from 'zod/mini'
import { answerSchema, fieldsOf, isAmount, isLenient, rowOf } from '#contracts/test-support/test-walk.ts'
import { BAD_ANSWERS } from '../../../api/test-support/bad-answers.ts'
import { AMOUNTS, LEAVES, LISTS, OBJECTS, type Swap } from './values.ts'

/** One way to spoil one answer. */
export type Mutation = {
  what: string
  /** `'break'`: the connection ends without an answer. */
  answer: { status: number; contentType: string; body: string } | 'break'
  /** The contract reads money at this place, and the new value is neither an amount nor nothing. */
  spoilsAmount: boolean
  /**
   * The spoiled answer contains no amount beyond the good one's, and no zero: the page may show no other amount, nor
   * 0.00.
   */
  addsNoMoney: boolean
  /** It spoils only a lenient field: the rest of the answer is still read. */
  isLenient: boolean
}

const JSON_TYPE = 'application/json'
type Body = { code?: unknown; message?: unknown; data?: unknown }

/**
 * Every mutation of a good answer of this call: each value in it, and each field that the contract names, replaced by
 * each value that it must not be; then the answer as a whole.
 */
export function mutationsOf(route: AppRoute, good: string): Mutation[] {
  const body: Body = JSON.parse(good)
  const found: Mutation[] = []
  const put = (place: Place, { what, with: change, isAmount: isMoney, isNothing, addsNoMoney }: Swap) => {
    const spoilsAmount = place.isAmount && isMoney !== true && isNothing !== true
    const isStructure = typeof place.value === 'object' && place.value !== null
    found.push({
      what: `${place.path.join('.')}: ${what}`,
      answer: {
        status: 200,
        contentType: JSON_TYPE,
        body: JSON.stringify(replaced(body, place.path, change)),
      },
      spoilsAmount,
      addsNoMoney: spoilsAmount || (isStructure && addsNoMoney === true),
      isLenient: place.isLenient,
    })
  }
  // The code itself is among the answers that are wrong as a whole.
  const { code: _, ...rest } = body
  for (const place of placesOf(answerSchema(route), rest, []).filter(({ path }) => path[0] !== 'code'))
    for (const replacement of swapsFor(place)) put(place, replacement)
  return [...found, ...wholeAnswers(good)]
}

type Place = { path: string[]; value: unknown; isAmount: boolean; isLenient: boolean }

/** Every place of an answer. Of a list only the first row, for all of them. */
function placesOf(schema: z.core.$ZodType | undefined, value: unknown, path: string[]): Place[] {
  const traits = { isAmount: isAmount(schema), isLenient: isLenient(schema) }
  const own: Place[] = path.length > 0 ? [{ path, value, ...traits }] : []
  if (Array.isArray(value))
    return [...own, ...(value.length > 0 ? placesOf(rowOf(schema), value[0], [...path, '0']) : [])]
  const fields = fieldsOf(schema)
  const values = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const names = new Set([...Object.keys(fields), ...Object.keys(values)])
  return [...own, ...[...names].flatMap((name) => placesOf(fields[name], values[name], [...path, name]))]
}

function swapsFor({ value, isAmount: isMoney }: Place): readonly Swap[] {
  if (isMoney) return AMOUNTS
  if (Array.isArray(value)) return LISTS
  return typeof value === 'object' && value !== null ? OBJECTS : LEAVES
}

/** A copy with one place changed; a change to undefined leaves the place out. */
function replaced(value: unknown, [name, ...rest]: string[], change: Swap['with']): unknown {
  if (name === undefined) return change(value)
  if (Array.isArray(value)) {
    const [first, ...others] = value
    const changed = replaced(first, rest, change)
    return changed === undefined ? others : [changed, ...others]
  }
  const fields = (value ?? {}) as Record<string, unknown>
  return { ...fields, [name]: replaced(fields[name], rest, change) }
}

/** Answers that are wrong as a whole. Those that take 8 s or more are tried only on the client. */
function wholeAnswers(good: string): Mutation[] {
  const cuts = [
    ['its first character', 1],
    ['nine tenths', Math.floor(good.length * 0.9)],
    ['all but its last character', good.length - 1],
  ] as const
  const plain = { spoilsAmount: false, addsNoMoney: true, isLenient: false }
  const json = (what: string, body: string): Mutation => ({
    what,
    answer: { status: 200, contentType: JSON_TYPE, body },
    ...plain,
  })
  return [
    ...BAD_ANSWERS.flatMap(({ what, inject }): Mutation[] => {
      if (inject.do === 'break') return [{ what, answer: 'break', ...plain }]
      if (inject.do !== 'answer') return []
      const { status, contentType, body } = inject
      return [{ what, answer: { status, contentType, body: body(good) }, ...plain }]
    }),
    ...cuts.map(([after, at]) => json(`cut after ${after}`, good.slice(0, at))),
    json('twice in one body', good + good),
    json('in a list', `[${good}]`),
    // An object without any of the fields. Optional ones then read as 0.
    { ...json('one level deeper', `{"code":200,"message":"ok","data":${good}}`), addsNoMoney: false },
    json('after a byte order mark', `\ufeff${good}`),
    ...['null', '0', '-1', '200.5', '1e400', '{}', 'true'].map((code) =>
      json(`code ${code}`, good.replace(/"code":\s*\d+/, `"code":${code}`)),
    ),
  ]
}
