import { pactNews } from './interactions.ts'
import type { Item } from './item.ts'
import { openApiNews } from './openapi.ts'
import { stateNews } from './states.ts'
import { BadInput, type Version } from './versions.ts'

/** What changed in the contract from one version to another. */
export type News = { from: string; to: string; backend: Item[]; states: Item[]; app: Item[] }

/** Compares what both versions have; throws BadInput where that is nothing. */
export function newsBetween(from: Version, to: Version): News {
  const hasPact = from.pact && to.pact
  const hasStates = from.states && to.states
  const hasOpenApi = from.openapi && to.openapi
  if (!hasPact && !hasStates && !hasOpenApi)
    throw new BadInput(
      `${from.name} and ${to.name} are not of the same kind, so there is nothing to compare.`,
    )
  return {
    from: from.name,
    to: to.name,
    backend: from.pact && to.pact ? pactNews(from.pact, to.pact) : [],
    states: from.states && to.states ? stateNews(from.states, to.states, to.pact) : [],
    app: from.openapi && to.openapi ? openApiNews(from.openapi, to.openapi) : [],
  }
}

export const mayTurnRed = ({ backend, states, app }: News): boolean =>
  [...backend, ...states, ...app].some((item) => item.mayTurnRed)

/** Where the text goes: how deep its title is, and how a sentence is written there. */
type Style = { level?: number; written?: (text: string) => string }

/** News as Markdown: first what a backend team has to do, then what the app does. */
export function newsMarkdown(news: News, { level = 1, written = (text) => text }: Style = {}): string {
  const mark = '#'.repeat(level)
  const line = (item: Item): string => `- ${item.mayTurnRed ? '**may turn red:** ' : ''}${written(item.text)}`
  const red = [...news.backend, ...news.states, ...news.app].filter((item) => item.mayTurnRed)
  const subjects = new Set(red.map(({ subject }) => subject))
  const lead =
    red.length > 0
      ? `A backend that was green may turn red: ${red.length} ${red.length === 1 ? 'change' : 'changes'}, of ${listed([...subjects])}.`
      : 'A backend that was green stays green.'
  const parts = [
    ...section(`${mark}# For backend teams`, `${mark}##`, news.backend, line),
    ...section(`${mark}# States`, `${mark}##`, news.states, line),
    ...section(`${mark}# For the app`, `${mark}##`, news.app, line),
  ]
  const body = parts.length > 0 ? parts : ['Nothing has changed.']
  return `${[`${mark} What the contract asks: ${news.from} → ${news.to}`, lead, ...body].join('\n\n')}\n`
}

/** At most eight names. */
const listed = (names: readonly string[]): string =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ')

function section(
  title: string,
  mark: string,
  items: readonly Item[],
  line: (item: Item) => string,
): string[] {
  if (items.length === 0) return []
  const bySubject = [...Map.groupBy(items, ({ subject }) => subject)].sort(([a], [b]) => (a < b ? -1 : 1))
  return [title, ...bySubject.flatMap(([subject, its]) => [`${mark} ${subject}`, its.map(line).join('\n')])]
}
