import { isDeepStrictEqual } from 'node:util'
import { callOf, isRefusal, type PactFile, type PactInteraction } from '../pact-file.ts'
import { special } from '../reader/calls.ts'
import { inWords, plainPath, type Requirement, requirementsOf } from '../requirements.ts'
import type { Item } from './item.ts'

/** What changed between two pacts, for who builds the calls. */
export function pactNews(from: PactFile, to: PactFile): Item[] {
  const known = new Set(from.interactions.map(callOf))
  const stays = new Set(to.interactions.map(callOf))
  const old = new Map(from.interactions.map((one) => [keyOf(one), one]))
  const now = new Map(to.interactions.map((one) => [keyOf(one), one]))
  const gone = from.interactions.filter((one) => !now.has(keyOf(one)))
  const added = to.interactions.filter((one) => !old.has(keyOf(one)))
  const renamed = added.filter((one) => gone.some((other) => isSame(one, other)))
  return [
    ...added.filter((one) => !renamed.includes(one)).map((one) => addedItem(one, known.has(callOf(one)))),
    ...to.interactions.flatMap((one) => changesOf(old.get(keyOf(one)), one)),
    ...gone
      .filter((one) => !renamed.some((other) => isSame(one, other)))
      .map((one) =>
        item(one, stays.has(callOf(one)) ? 'is no longer asked' : 'is no longer asked: the call is gone'),
      ),
  ]
}

const statesOf = ({ providerStates = [] }: PactInteraction) => providerStates
const keyOf = (one: PactInteraction): string =>
  [one.description, ...statesOf(one).map(({ name }) => name)].join('\n')

/** Whether only the words of two interactions differ. */
function isSame(one: PactInteraction, other: PactInteraction): boolean {
  const content = ({ description, ...rest }: PactInteraction) => rest
  return isDeepStrictEqual(content(one), content(other))
}

const item = (one: PactInteraction, what: string, mayTurnRed = false): Item => ({
  subject: callOf(one),
  text: `"${special(one)}"${inState(one)} ${what}`,
  mayTurnRed: mayTurnRed && !one.pending,
})

const inState = (one: PactInteraction): string =>
  statesOf(one)
    .map(({ name }) => ` (state \`${name}\`)`)
    .join('')

function addedItem(one: PactInteraction, isKnown: boolean): Item {
  const kind = isRefusal(one) ? 'a refusal more' : isKnown ? 'a case more' : 'a new call'
  return item(one, one.pending ? `is ${kind} that the app can read; it is optional` : `is ${kind}`, true)
}

function changesOf(old: PactInteraction | undefined, now: PactInteraction): Item[] {
  if (old === undefined) return []
  const firmness: Item[] =
    old.pending && !now.pending
      ? [item(now, 'was optional, and is now required', true)]
      : !old.pending && now.pending
        ? [item(now, 'has become optional')]
        : []
  const params = statesOf(now).flatMap((state, at) =>
    isDeepStrictEqual(state.params ?? {}, statesOf(old)[at]?.params ?? {})
      ? []
      : [
          item(
            now,
            `is asked with ${shown(state.params)} where it was ${shown(statesOf(old)[at]?.params)}`,
            true,
          ),
        ],
  )
  const request = isDeepStrictEqual(old.request, now.request)
    ? []
    : [item(now, `sends another request: ${requestWords(old, now)}`, true)]
  return [...firmness, ...params, ...request, ...answerChanges(old, now)]
}

const shown = (value: unknown): string => JSON.stringify(value ?? {})

/** The parts and fields of a request that differ. */
function requestWords(old: PactInteraction, now: PactInteraction): string {
  const before = requestFields(old)
  const after = requestFields(now)
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `\`${name}\` ${after.get(name) ?? 'nothing'}, was ${before.get(name) ?? 'nothing'}`)
    .join('; ')
}

/** A request as its fields: those of the body under their own names, headers and query under theirs. */
function requestFields({ request }: PactInteraction): Map<string, string> {
  const { body, headers = {}, query = {}, generators, method, path, ...others } = request
  const content = body?.content
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content)
  const fields = Object.entries({
    ...others,
    ...generators?.header,
    ...query,
    ...headers,
    ...(isObject ? content : { body: content }),
  })
  return new Map(
    fields.filter(([, value]) => value !== undefined).map(([name, value]) => [name, shown(value)]),
  )
}

function answerChanges(old: PactInteraction, now: PactInteraction): Item[] {
  const before = requirementsOf(old)
  const after = requirementsOf(now)
  const added = [...after].flatMap(([path, requirement]) => {
    const was = before.get(path)
    if (was === undefined)
      return [item(now, `needs one thing more: ${at(path)} must be ${inWords(requirement)}`, true)]
    if (isDeepStrictEqual(was, requirement)) return []
    return [
      item(
        now,
        `asks for another ${at(path)}: ${inWords(requirement)}; it was ${inWords(was)}`,
        !isLooser(was, requirement),
      ),
    ]
  })
  const dropped = [...before.keys()]
    .filter((path) => !after.has(path))
    .map((path) => item(now, `no longer needs ${at(path)}`))
  const status = isDeepStrictEqual(statusOf(old), statusOf(now))
    ? []
    : [item(now, `asks for another HTTP status: ${shown(statusOf(now))}, was ${shown(statusOf(old))}`, true)]
  const words = new Set(
    [...after].filter(([path, is]) => !isDeepStrictEqual(before.get(path), is)).map(([path]) => path),
  )
  const rules = rulesThatDiffer(old, now)
    .filter((path) => ![...words].some((one) => one === path || one.startsWith(`${path} row `)))
    .map((path) => item(now, `asks for ${at(path)} by another rule, in the same words`, true))
  return [...added, ...dropped, ...status, ...rules]
}

/** The paths of the rules that both have, and that are not the same: two rules may have the same words. */
function rulesThatDiffer(old: PactInteraction, now: PactInteraction): string[] {
  const before = bodyRules(old)
  return Object.entries(bodyRules(now))
    .filter(([path, rule]) => before[path] !== undefined && !isDeepStrictEqual(before[path], rule))
    .map(([path]) => plainPath(path))
}

const bodyRules = ({ response }: PactInteraction): Record<string, unknown> =>
  response.matchingRules?.body ?? {}

const at = (path: string): string => (path === '' ? 'the body' : `\`${path}\``)

const statusOf = ({ response: { status, matchingRules } }: PactInteraction): unknown => [
  status,
  matchingRules?.status,
]

/** Whether all that met the old requirement meets the new one, as far as the words show it. */
function isLooser(was: Requirement, now: Requirement): boolean {
  const holds = (all: readonly string[], some: readonly string[]) => some.every((one) => all.includes(one))
  const isChoice = now.any || now.asks.length === 1
  return isChoice && (was.any || was.asks.length === 1)
    ? holds(now.asks, was.asks)
    : !now.any && holds(was.asks, now.asks)
}
