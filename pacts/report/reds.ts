import { SUCCESS, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { codeOf, isPlainRefusal, type PactInteraction } from '../pact-file.ts'
import { inWords, plainPath, type Requirement, requirementsOf } from '../requirements.ts'
import type { Kind } from './causes.ts'
import { nearestRow } from './nearest-row.ts'
import type { Mismatch, VerifierError } from './verifier-report.ts'

/** One thing that is wrong: where, what came, and what is needed there, each as part of a sentence. */
export type Red = { kind: Kind; path: string; came: string; needs: string }

const NOT_BUILT = ['404', '405', '501']

/** What is wrong with the answer to an interaction. What follows from another red is left out. */
export function redsOf({ mismatch: problem }: VerifierError, interaction: PactInteraction): Red[] {
  if (problem.type === 'error') return [errorRed(problem.message, interaction)]
  const requirements = requirementsOf(interaction)
  const reds = problem.mismatches.flatMap((mismatch) => redsOfMismatch(mismatch, interaction, requirements))
  const [cause] = CAUSAL.flatMap((isCause) => reds.find(isCause) ?? [])
  return cause ? [cause] : overRows(reds.filter((red) => !follows(red, reds)))
}

/** Where a call is missing or fails, the body is an error page; where it refuses, there are no data. */
const CAUSAL: readonly ((red: Red) => boolean)[] = [
  ({ kind }) => kind === 'not built',
  ({ kind }) => kind === 'HTTP status',
  ({ kind }) => kind === 'no JSON',
  ({ path }) => path === 'code',
]

/** A row is not found where a field of the rows is wrong; and where a row is not found, there are too few. */
const follows = (red: Red, reds: readonly Red[]): boolean =>
  red.kind === 'rows' &&
  reds.some(
    (other) =>
      other !== red &&
      (other.kind === 'rows'
        ? COUNTS.test(red.needs) && other.path === red.path
        : other.path.startsWith(`${red.path}[`)),
  )
const COUNTS = /\d rows?$/

function errorRed(message: string, { providerStates = [] }: PactInteraction): Red {
  const [state] = providerStates
  if (/state change/i.test(message))
    return {
      kind: 'state',
      path: `state \`${state?.name}\``,
      came: 'another answer of the state endpoint than HTTP 200',
      needs: 'HTTP 200, after all of its `must` was made true',
    }
  return {
    kind: 'no answer',
    path: 'the answer',
    came: `none (${firstLine(message)})`,
    needs: 'HTTP 200 with JSON',
  }
}

const firstLine = (text: string): string => text.split('\n')[0]?.slice(0, 200) ?? ''

function redsOfMismatch(
  mismatch: Mismatch,
  interaction: PactInteraction,
  requirements: ReadonlyMap<string, Requirement>,
): Red[] {
  const came = shown(mismatch.actual)
  if (mismatch.type === 'StatusMismatch') {
    const isMissing = NOT_BUILT.includes(String(mismatch.actual))
    const needs = interaction.response.matchingRules?.status === undefined ? 'HTTP 200' : 'HTTP 200 or 401'
    return [
      {
        kind: isMissing ? 'not built' : 'HTTP status',
        path: 'the answer',
        came: `HTTP ${String(mismatch.actual)}`,
        needs,
      },
    ]
  }
  if (mismatch.type === 'BodyTypeMismatch')
    return [{ kind: 'no JSON', path: 'the body', came, needs: 'JSON, with `content-type: application/json`' }]
  if (mismatch.type === 'HeaderMismatch')
    return [
      {
        kind: 'no JSON',
        path: `header \`${mismatch.key}\``,
        came,
        needs: `\`${String(mismatch.expected)}\``,
      },
    ]
  return bodyReds(mismatch, interaction, requirements)
}

function bodyReds(
  { path: wirePath = '$', actual, mismatch = '' }: Mismatch,
  interaction: PactInteraction,
  requirements: ReadonlyMap<string, Requirement>,
): Red[] {
  const path = plainPath(wirePath) || 'the body'
  const missing = missingKeys(mismatch)
  if (missing.length > 0)
    return missing.map((key) => {
      const inner = path === 'the body' ? key : `${path}.${key}`
      const needs = requirementAt(inner, requirements)
      return { kind: 'missing', path: inner, came: 'nothing', needs: needs ?? 'a value' }
    })
  const variant = /[Vv]ariant at index (\d+)/.exec(mismatch)?.[1]
  if (variant !== undefined) return [rowRed(path, Number(variant), actual, interaction)]
  const needs = requirementAt(path, requirements) ?? mismatch
  if (path === 'code') return [{ kind: codeKind(actual, interaction), path, came: shown(actual), needs }]
  const kind = /\b(minimum|maximum|at least|at most) (size|\d)|size \d|rows?$/.test(mismatch)
    ? 'rows'
    : kindOf(actual, needs)
  return [{ kind, path, came: shown(actual), needs }]
}

/** The keys that the verifier misses in an object. */
const missingKeys = (text: string): string[] =>
  (/missing the following keys: (.*)$/.exec(text)?.[1] ?? '').split(', ').filter((key) => key !== '')

/** What is asked at a path. Rows have one requirement for all. */
function requirementAt(path: string, requirements: ReadonlyMap<string, Requirement>): string | undefined {
  const found =
    requirements.get(path) ??
    requirements.get(path.replace(/\[\d+\]/g, '[*]')) ??
    requirements.get(path.replace(/(^|\.)\d+(?=\.|$)/g, '[*]'))
  return found && inWords(found)
}

function rowRed(path: string, at: number, actual: unknown, interaction: PactInteraction): Red {
  const { needs, nearest } = nearestRow(interaction, path, at, actual)
  return { kind: 'rows', path, came: nearest, needs: `a row with ${needs}` }
}

function codeKind(actual: unknown, interaction: PactInteraction): Kind {
  const came = Number(actual)
  const expected = codeOf(interaction)
  if (expected === UNAUTHORISED) return 'let in'
  if (came === UNAUTHORISED) return 'shut out'
  if (expected === SUCCESS) return 'refused'
  return came === SUCCESS ? 'not refused' : isPlainRefusal(interaction) ? 'form' : 'other code'
}

function kindOf(actual: unknown, needs: string): Kind {
  if (actual === null || actual === undefined || actual === 'null' || actual === '') return 'empty'
  if (needs.includes('time of Beijing')) return 'time'
  if (needs.includes('address of a')) return 'address'
  return /exactly|any amount but|one of|rules out/.test(needs) ? 'value' : 'form'
}

/** A value as it came, not longer than a line. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text === undefined || text === '') return text === '' ? 'an empty text' : 'nothing'
  return `\`${(text.length > 160 ? `${text.slice(0, 160)}…` : text).replaceAll('`', "'")}\``
}

/** A red as a sentence. */
export function sentenceOf({ kind, path, came, needs }: Red): string {
  if (kind === 'missing') return `\`${path}\` is missing; it must be ${needs}.`
  const isWords = path.startsWith('the ') || path.includes('`')
  const what = isWords ? path.charAt(0).toUpperCase() + path.slice(1) : `\`${path}\``
  return `${what} came as ${came}; ${kind === 'rows' ? 'needed is' : 'it must be'} ${needs}.`
}

/** The same red of several rows, once. */
function overRows(reds: readonly Red[]): Red[] {
  const groups = Map.groupBy(reds, ({ path, needs }) => `${path.replace(/\[\d+\]/g, '[*]')} ${needs}`)
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? []
    const path = first.path.replace(/\[\d+\]/g, '[*]')
    return [{ ...first, path, came: `${first.came} (and so in ${others.length + 1} rows)` }]
  })
}
