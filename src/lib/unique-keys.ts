/**
 * A key for each row of a server's list, by what names it: a name that comes again gets a number, since a backend may
 * answer a row twice, and React would leave rows with the same key behind.
 */
export function uniqueKeys<T>(rows: readonly T[], nameOf: (row: T) => string): string[] {
  const met = new Map<string, number>()
  return rows.map((row) => {
    const name = nameOf(row)
    const times = met.get(name) ?? 0
    met.set(name, times + 1)
    return times === 0 ? name : `${name} #${times}`
  })
}
