import type { Breach } from './breach.ts'
import { valueKind } from './kinds.ts'

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The page of an answer, where it has rows, with its path. */
function pageWithRows({ data }: { data?: unknown }): [path: string, page: Fields] | undefined {
  if (!isObject(data)) return undefined
  const [path, page]: [string, unknown] = 'list' in data ? ['data.list', data.list] : ['data', data]
  if (!isObject(page) || !('last_page' in page)) return undefined
  const hasRows = Object.keys(page.data ?? {}).length > 0
  return hasRows ? [path, page] : undefined
}

/** A page of rows that counts from 0. The app reads 0 as "not known", and the player finds no second page. */
export function pageBreachesIn(body: { data?: unknown }): Breach[] {
  const [path, page] = pageWithRows(body) ?? ['', {}]
  return ['current_page', 'last_page']
    .filter((name) => name in page && Number(page[name]) < 1)
    .map((name) => ({
      path: `${path}.${name}`,
      came: valueKind(page[name]),
      reads: 'a number from 1',
      places: 1,
    }))
}
