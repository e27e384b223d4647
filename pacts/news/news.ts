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

/** News as Markdown: first what a backend team has to do, then what the app does. `level` is that of its title. */
export function newsMarkdown(news: News, level = 1): string {
  const mark = '#'.repeat(level)
  const red = [...news.backend, ...news.states, ...news.app].filter((item) => item.mayTurnRed)
  const subjects = new Set(red.map(({ subject }) => subject))
  const lead =
    red.length > 0
      ? `A backend that was green may turn red, by ${red.length} ${red.length === 1 ? 'change' : 'changes'} of ${[...subjects].join(', ')}.`
      : 'A backend that was green stays green.'
  const parts = [
    ...section(`${mark}# For backend teams`, `${mark}##`, news.backend),
    ...section(`${mark}# States`, `${mark}##`, news.states),
    ...section(`${mark}# For the app`, `${mark}##`, news.app),
  ]
  const body = parts.length > 0 ? parts : ['Nothing has changed.']
  return `${[`${mark} What the contract asks: ${news.from} → ${news.to}`, lead, ...body].join('\n\n')}\n`
}

function section(title: string, mark: string, items: readonly Item[]): string[] {
  if (items.length === 0) return []
  const bySubject = [...Map.groupBy(items, ({ subject }) => subject)].sort(([a], [b]) => (a < b ? -1 : 1))
  return [title, ...bySubject.flatMap(([subject, its]) => [`${mark} ${subject}`, its.map(line).join('\n')])]
}

const line = (item: Item): string => `- ${item.mayTurnRed ? '**may turn red:** ' : ''}${item.text}`
