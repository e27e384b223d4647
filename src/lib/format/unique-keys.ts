/**
 * A key for each row of a short list of a server, by what names it: a name that comes again gets its place, since a
 * backend may answer a row twice, and React would leave rows with the same key behind.
 */
export const uniqueKeys = <T>(rows: readonly T[], nameOf: (row: T) => string): string[] =>
  rows.map(nameOf).map((name, place, names) => (names.indexOf(name) === place ? name : `${name}#${place}`))
