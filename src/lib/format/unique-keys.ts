/**
 * A key for each row of a short list from the server, made from its name. A repeated name gets its position added,
 * because a backend may send a row twice, and React would leave rows with equal keys behind.
 */
export const uniqueKeys = <T>(rows: readonly T[], nameOf: (row: T) => string): string[] =>
  rows.map(nameOf).map((name, place, names) => (names.indexOf(name) === place ? name : `${name}#${place}`))
