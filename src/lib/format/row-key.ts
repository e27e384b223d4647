const numbers = new WeakMap<object, string>()
let last = 0

/**
 * A key for rows without an id on the wire: two rebates of one venue, or two packets of one second, may be equal in
 * every field and are still two. The same object has the same key.
 */
export function rowKey(row: object): string {
  const known = numbers.get(row)
  if (known !== undefined) return known
  last += 1
  const key = `row-${last}`
  numbers.set(row, key)
  return key
}
