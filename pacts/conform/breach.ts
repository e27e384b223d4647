import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import { readEnvelope, SUCCESS } from '#contracts/wire/envelope.ts'
import { valueKind } from './kinds.ts'

/** One fault of an answer: its place, the kind of value that came, and what the contract reads there. */
export type Breach = { path: string; came: string; reads: string; places: number }

/**
 * The app's own decoder found the breach and its place, but does not report the value. So the same schema reads the
 * answer again, this time with the inputs of its issues, of which only the kind is kept.
 */
export function breachesIn(route: AppRoute, body: unknown): Breach[] {
  const envelope = readEnvelope(body)
  if (envelope === undefined) return [noEnvelope(body)]
  const { error } = z.safeDecode(route.responses[SUCCESS] as z.ZodMiniType, envelope as never, {
    reportInput: true,
  })
  const found = (error?.issues ?? []).map((issue) => ({
    path: shownPath(issue.path),
    came: valueKind(issue.input),
    reads: readsOf(issue),
  }))
  return grouped(found)
}

function noEnvelope(body: unknown): Breach {
  if (typeof body !== 'object' || body === null || !('code' in body) || Array.isArray(body))
    return { path: 'answer', came: valueKind(body), reads: '{code, message, data}', places: 1 }
  return { path: 'code', came: valueKind(body.code), reads: 'a whole number', places: 1 }
}

/** `data.data[3].amount`. Its names are the contract's, never keys of the answer. */
const shownPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (shown, step) =>
      typeof step === 'number' ? `${shown}[${step}]` : `${shown && `${shown}.`}${String(step)}`,
    '',
  ) || 'answer'

/** A list whose rows all have the same fault is one breach, at its first row. */
export function grouped(found: readonly Omit<Breach, 'places'>[]): Breach[] {
  const groups = new Map<string, Breach>()
  for (const breach of found) {
    const key = [breach.path.replaceAll(/\[\d+\]/g, '[]'), breach.came, breach.reads].join('|')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { ...breach, places: 1 })
    else group.places += 1
  }
  return [...groups.values()]
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

type Issue = z.core.$ZodIssue

/**
 * What the contract reads at this place, from the issue of the schema, which knows types, tables and its own messages.
 */
function readsOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return NAMES[issue.expected] ?? issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(', ')
  if (issue.code === 'invalid_union')
    return [...new Set(issue.errors.flat().map((each) => readsOf(each as Issue)))].join(' or ')
  if (issue.code === 'too_small') return 'more than that'
  // Only ids are bounded. A larger one has been rounded, and must be sent as text.
  if (issue.code === 'too_big') return `a number up to ${issue.maximum}, or text`
  // The codecs refuse with messages such as "not an amount with at most 2 decimals".
  return /^not (an? .+)/.exec(issue.message)?.[1] ?? 'another value'
}
