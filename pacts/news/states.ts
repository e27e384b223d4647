import { callOf, type PactFile } from '../pact-file.ts'
import type { Item } from './item.ts'
import type { State } from './versions.ts'

/** What changed in the provider states. `pact` says which of them a backend needs. */
export function stateNews(from: readonly State[], to: readonly State[], pact: PactFile | undefined): Item[] {
  const old = new Map(from.map((state) => [state.name, state]))
  const now = new Set(to.map(({ name }) => name))
  return [
    ...to.flatMap((state) => changesOf(old.get(state.name), state, usesOf(state, pact))),
    ...from
      .filter(({ name }) => !now.has(name))
      .map(({ name }) => ({ subject: name, text: 'The state is gone.', mayTurnRed: false })),
  ]
}

/** What needs a state: calls, and flows of money; undefined where no pact says so. */
function usesOf({ name, flows = 0 }: State, pact: PactFile | undefined): string[] | undefined {
  const needs = pact?.interactions.filter(
    ({ providerStates = [], pending }) => !pending && providerStates.some((state) => state.name === name),
  )
  const ofFlows = flows > 0 ? [`${flows} ${flows === 1 ? 'flow' : 'flows'} of money`] : []
  return needs && [...new Set(needs.map(callOf)), ...ofFlows]
}

function changesOf(old: State | undefined, now: State, uses: string[] | undefined): Item[] {
  const mayTurnRed = uses === undefined || uses.length > 0
  const item = (text: string, isHarmless = false): Item => ({
    subject: now.name,
    text: `${text}${neededBy(uses)}`,
    mayTurnRed: mayTurnRed && !isHarmless,
  })
  if (old === undefined) return [item(`A new state. ${now.must}`)]
  const must = old.must === now.must ? [] : [item(mustWords(old.must, now.must))]
  const names = new Set([...Object.keys(old.params), ...Object.keys(now.params)])
  const params = [...names].flatMap((param) => {
    const was = old.params[param]
    const is = now.params[param]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    if (is === undefined) return [item(`The param \`${param}\` is gone.`, true)]
    if (was === undefined)
      return [item(`A new param, \`${param}\`: ${aboutParam(is)}.`, is.required !== true)]
    return [item(`The param \`${param}\` is now ${aboutParam(is)}; it was ${aboutParam(was)}.`)]
  })
  return [...must, ...params]
}

const neededBy = (uses: string[] | undefined): string =>
  uses === undefined || uses.length === 0 ? '' : ` Needed for ${uses.join(', ')}.`

function aboutParam({ default: fallback, enum: values, required }: State['params'][string]): string {
  const choice = values ? `one of ${values.join(', ')}` : 'any value'
  return `${choice}, ${required ? 'always given' : fallback === undefined ? 'may be left out' : `${JSON.stringify(fallback)} if left out`}`
}

/** The sentences of `must` that are new, and those that are gone. */
function mustWords(old: string, now: string): string {
  const sentences = (text: string) => text.split(/(?<=[.;:])\s+/)
  const missingIn = (text: string, other: string) =>
    sentences(text).filter((sentence) => !sentences(other).includes(sentence))
  const added = missingIn(now, old)
  const gone = missingIn(old, now)
  return [
    ...(added.length > 0 ? [`Must now be true: “${added.join(' ')}”`] : []),
    ...(gone.length > 0 ? [`No longer said: “${gone.join(' ')}”`] : []),
    ...(added.length + gone.length === 0 ? ['Says the same in another order.'] : []),
  ].join(' ')
}
