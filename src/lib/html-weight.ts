/**
 * What server HTML may cost, see docs/faults.md#heavy-html. The browser's parser repeats every formatting element that was
 * left open in each block that follows, so a few kilobytes can become millions of elements and hold the phone for
 * seconds. A count of the tags, made before anything is parsed, tells how many elements there would be.
 */
const MAX_CHARS = 200_000
const MAX_ELEMENTS = 5_000
const MAX_DEPTH = 100

/** Elements that the parser opens anew in later blocks. */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))
/** Elements without a content, which are never open. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Elements that close the one before them of the same kind, so that a text may leave out their ends. */
const ENDS_ITSELF = new Set('dd dt li option p tbody td tfoot th thead tr'.split(' '))

const TAG = /<(\/?)([a-z][^\s/>]*)/gi

/** Whether this HTML is too long, too deep or would become too many elements to be shown. Linear in its length. */
export function isTooHeavy(html: string): boolean {
  if (html.length > MAX_CHARS) return true
  let elements = 0
  let formatting = 0
  let depth = 0
  const open = new Map<string, number>()
  for (const [, slash, rawName = ''] of html.matchAll(TAG)) {
    const name = rawName.toLowerCase()
    const count = open.get(name) ?? 0
    if (slash) {
      if (count === 0) continue
      open.set(name, count - 1)
      depth -= 1
      if (FORMATTING.has(name)) formatting -= 1
      continue
    }
    elements += 1 + (FORMATTING.has(name) ? 0 : formatting)
    if (!VOID.has(name) && !(count > 0 && ENDS_ITSELF.has(name))) {
      open.set(name, count + 1)
      depth += 1
      if (FORMATTING.has(name)) formatting += 1
    }
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) return true
  }
  return false
}
