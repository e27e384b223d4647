import type { CallSummary, Standing, Summary } from './summary.ts'

const TITLES: Record<Standing, string> = {
  wrong: 'Built and wrong',
  'not built': 'Not built',
  right: 'Built and right',
  optional: 'Optional',
}

/** The calls of a report as its sections, the ones to work on first. Empty ones are left out. */
export const groupsOf = ({ calls }: Summary): { standing: Standing; title: string; calls: CallSummary[] }[] =>
  (Object.keys(TITLES) as Standing[])
    .map((standing) => ({
      standing,
      title: TITLES[standing],
      calls: calls.filter((call) => call.standing === standing),
    }))
    .filter((group) => group.calls.length > 0)

/** How many of a call's interactions are right: `4 of 5`, and apart from them the optional ones. */
export function tallyOf({ outcomes }: CallSummary): string {
  const count = (its: CallSummary['outcomes']) =>
    `${its.filter(({ result }) => result === 'right').length} of ${its.length}`
  const required = outcomes.filter(({ interaction }) => !interaction.pending)
  const optional = outcomes.filter(({ interaction }) => interaction.pending)
  return [
    ...(required.length > 0 ? [count(required)] : []),
    ...(optional.length > 0 ? [`${count(optional)} optional`] : []),
  ].join(', ')
}

/** What a call lacks before anything can be said of it: itself, or states. */
export function lacksOf({ outcomes }: CallSummary): string {
  const needed = outcomes.filter(({ interaction }) => !interaction.pending)
  const isMissing = needed.some(({ reds }) => reds.some(({ kind }) => kind === 'not built'))
  const states = needed
    .filter(({ reds }) => reds.some(({ kind }) => kind === 'state'))
    .flatMap(({ interaction }) => interaction.providerStates ?? [])
  const names = [...new Set(states.map(({ name }) => `\`${name}\``))].sort()
  return [
    ...(isMissing ? ['the call'] : []),
    ...(names.length > 0 ? [`states ${names.join(', ')}`] : []),
  ].join('; ')
}
