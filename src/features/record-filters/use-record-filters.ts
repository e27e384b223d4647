import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { FilterGroup } from './groups.ts'

export type FilterGroups = Readonly<Record<string, FilterGroup>>
export type FilterValues<G extends FilterGroups> = {
  readonly [K in keyof G]: G[K]['options'][number]['value']
}
export type RecordFilters<G extends FilterGroups = FilterGroups> = {
  groups: G
  values: FilterValues<G>
  /** Changes these groups and keeps the others. Replaces the history entry. Call it when no sheet is open. */
  set(changes: Partial<FilterValues<G>>): void
}

/**
 * The filter of a record screen. It is kept in the address (`/transRecord?type=2&date=1`), so that it survives a
 * reload, going back, and a link. A group's name is its query parameter, and an invalid value counts as the group's
 * `initial`. A screen that leads here can pass a value in the navigation state if the address must have no query.
 * Define `groups` outside the component.
 */
export function useRecordFilters<const G extends FilterGroups>(groups: G): RecordFilters<G> {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  return useMemo(() => {
    const requested = (name: string) => query.get(name) ?? fromState(state, name)
    const values = Object.fromEntries(
      Object.entries(groups).map(([name, { options, initial }]) => {
        const wanted = requested(name)
        return [name, options.find(({ value }) => String(value) === wanted)?.value ?? initial]
      }),
    ) as FilterValues<G>
    const set = (changes: Partial<FilterValues<G>>) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now)
          for (const name of Object.keys(groups)) {
            const value = requested(name)
            if (value !== null) next.set(name, value)
          }
          for (const [name, value] of Object.entries(changes)) next.set(name, String(value))
          return next
        },
        { replace: true },
      )
    return { groups, values, set }
  }, [groups, query, setQuery, state])
}

const fromState = (state: unknown, name: string): string | null => {
  const value = typeof state === 'object' && state !== null && Reflect.get(state, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** The label of a group's selected option. */
export function chosenLabel<G extends FilterGroups>(
  { groups, values }: RecordFilters<G>,
  name: keyof G,
): string {
  return groups[name]?.options.find(({ value }) => value === values[name])?.label ?? ''
}
