import type { Paged } from '#contracts/wire/envelope.ts'

export const PAGE_ROWS = 10

/** The wire's paging fields around the rows of one page. An empty list has one page; a page below 1 is the first. */
export const asPage = <T>(rows: T[], page: number, total: number, size = PAGE_ROWS): Paged<T> => ({
  current_page: Math.max(1, page),
  data: rows,
  last_page: Math.max(1, Math.ceil(total / size)),
  per_page: size,
  total,
})

/** One page of a list that is already in memory. */
export function pageFrom<T>(list: readonly T[], page: number, size = PAGE_ROWS): Paged<T> {
  const from = (Math.max(1, page) - 1) * size
  return asPage(list.slice(from, from + size), page, list.length, size)
}
