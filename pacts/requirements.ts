import { asksFor } from './expressions.ts'
import type { PactInteraction } from './pact-file.ts'

/** A matcher of a Pact file. */
type Matcher = {
  match: string
  regex?: string
  min?: number
  max?: number
  status?: unknown
  variants?: { index: number; rules: Rules }[]
}
export type Rule = { combine: 'AND' | 'OR'; matchers: Matcher[] }
export type Rules = Record<string, Rule>

/** What an interaction asks at one place of the answer: each in words, of which one (`any`) or all must hold. */
export type Requirement = { any: boolean; asks: readonly string[] }

/** Everything that an interaction asks of the answer's body, by path (`data.balance`, `data[*].id`, `data row 1: id`). */
export function requirementsOf({ response }: PactInteraction): Map<string, Requirement> {
  const rules: Rules = { ...(response.matchingRules?.body as Rules | undefined) }
  const ruled = new Set(Object.keys(rules).map(plainPath))
  const found = new Map<string, Requirement>()
  for (const [path, asks] of leavesOf(response.body?.content, ruled))
    found.set(path, { any: false, asks: [asks] })
  for (const [path, rule] of Object.entries(rules)) addRule(found, plainPath(path), rule)
  return found
}

/** `$.data[*].id` as `data[*].id`. */
export const plainPath = (path: string): string => path.replace(/^\$\.?/, '').replace(/\['([^']+)'\]/g, '.$1')

/** A rule in words. */
export const requirementOf = ({ combine, matchers }: Rule): Requirement => ({
  any: combine === 'OR',
  asks: matchers.flatMap((matcher) => wordsOf(matcher) ?? []),
})

function addRule(found: Map<string, Requirement>, path: string, rule: Rule): void {
  const requirement = requirementOf(rule)
  if (requirement.asks.length > 0) found.set(path, requirement)
  for (const { index, rules } of rule.matchers.flatMap(({ variants = [] }) => variants))
    for (const [inner, innerRule] of Object.entries(rules))
      addRule(found, `${path} row ${index + 1}: ${plainPath(inner)}`, innerRule)
}

/** A matcher in words; undefined for one that others say more about. */
function wordsOf({ match, regex, min, max }: Matcher): string | undefined {
  switch (match) {
    case 'regex':
      return asksFor(regex ?? '') ?? `a value like \`${regex}\``
    case 'null':
      return '`null`'
    case 'integer':
      return 'a whole number (no text)'
    case 'type':
      return min === undefined && max === undefined ? 'a value of the same kind' : rowsOf(min, max)
    default:
      return undefined
  }
}

function rowsOf(min = 0, max?: number): string {
  if (min === max) return `exactly ${min} ${min === 1 ? 'row' : 'rows'}`
  return max === undefined ? `at least ${min} ${min === 1 ? 'row' : 'rows'}` : `${min} to ${max} rows`
}

/** A requirement as the object of "needs": `an id …, or null`. */
export const inWords = ({ any, asks }: Requirement): string => asks.join(any ? ', or ' : ', and ')

/** The values of an example that no rule loosens; they must come as they are. */
function leavesOf(value: unknown, ruled: ReadonlySet<string>, path = ''): [string, string][] {
  if (ruled.has(path) || ruled.has(path.replace(/\[\d+\]/g, '[*]'))) return []
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, ruled, `${path}[${at}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      leavesOf(inner, ruled, path === '' ? name : `${path}.${name}`),
    )
  return [[path, `exactly ${JSON.stringify(value)}`]]
}
