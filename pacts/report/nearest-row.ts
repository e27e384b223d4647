import type { PactInteraction } from '../pact-file.ts'
import { inWords, plainPath, type Rule, type Rules, requirementOf } from '../requirements.ts'

/** The row that a list lacks, in words, and the row of the answer that is most like it, with what is wrong in it. */
export function nearestRow(
  interaction: PactInteraction,
  path: string,
  variant: number,
  actual: unknown,
): { needs: string; nearest: string } {
  const rules = rulesOfRow(interaction, path, variant)
  const needs = rowInWords(rules)
  const rows = rowsIn(actual)
  if (rows.length === 0) return { needs, nearest: 'no row' }
  const wrong = rows.map((row) => rules.filter(([field, rule]) => !holds(rule, valueAt(row, field))))
  const least = Math.min(...wrong.map(({ length }) => length))
  const at = wrong.findIndex(({ length }) => length === least)
  const differs = (wrong[at] ?? []).map(([field, rule]) => {
    const value = JSON.stringify(valueAt(rows[at], field))
    return `\`${field}\` is ${value ?? 'missing'}, and needed is ${wordsOf(rule)}`
  })
  const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`
  return { needs, nearest: `${count}, of which row ${at + 1} is nearest: ${differs.join('; ')}` }
}

/** What tells a row from others is said; of the other fields the names. */
function rowInWords(rules: readonly [string, Rule][]): string {
  const words = rules.map(([field, rule]) => ({ field, asks: wordsOf(rule) }))
  const telling = words
    .filter(({ asks }) => TELLS.test(asks))
    .map(({ field, asks }) => `\`${field}\` ${asks}`)
  const others = words.filter(({ asks }) => !TELLS.test(asks)).map(({ field }) => `\`${field}\``)
  return [...telling, ...(others.length > 0 ? [`and with ${others.join(', ')}`] : [])]
    .join('; ')
    .replace(/^and with /, '')
}
const TELLS = /^(exactly|any |a text with|a flag that is|a time .* within)/

const wordsOf = (rule: Rule): string => inWords(requirementOf(rule))

function rulesOfRow({ response }: PactInteraction, path: string, variant: number): [string, Rule][] {
  const body = (response.matchingRules?.body ?? {}) as Rules
  const rule = Object.entries(body).find(([key]) => plainPath(key) === path)?.[1]
  const variants = rule?.matchers.flatMap(({ variants = [] }) => variants) ?? []
  const rules = variants.find(({ index }) => index === variant)?.rules ?? {}
  return Object.entries(rules).map(([key, inner]) => [plainPath(key), inner])
}

/** The verifier writes a list as JSON in which each object is a text of JSON again. */
function rowsIn(actual: unknown): unknown[] {
  const rows = parsed(actual)
  return Array.isArray(rows) ? rows.map(parsed) : []
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const valueAt = (row: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], row)

/** Whether a value meets the rule, as a verifier reads it: everything but a text as its JSON. */
function holds({ combine, matchers }: Rule, value: unknown): boolean {
  if (value === undefined) return false
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const meets = ({ match, regex }: Rule['matchers'][number]) =>
    match === 'null' ? value === null : match !== 'regex' || new RegExp(regex ?? '').test(text)
  return combine === 'OR' ? matchers.some(meets) : matchers.every(meets)
}
