/**
 * What server HTML may cost, see docs/faults.md#heavy-html. The browser's parser repeats every formatting element that
 * was left open in the blocks that follow, so a few kilobytes can become a million elements and hold the phone for
 * seconds. The tags are counted before anything is parsed. Where a text can be read in two ways, the reading with more
 * elements counts: a start tag wherever it stands, an end tag only where the parser is sure to see one.
 */
const MAX_CHARS = 200_000
const MAX_ELEMENTS = 10_000
const MAX_DEPTH = 200

const namesOf = (names: string) => new Set(names.split(' '))
/** Elements that the parser opens anew in later blocks. */
const FORMATTING = namesOf('a b big code em font i nobr s small strike strong tt u')
/** Elements without a content, which are never open. */
const VOID = namesOf('area base br col embed hr img input link meta param source track wbr')
/** Elements that close the one before them of the same kind, so that a text may leave out their ends. */
const ENDS_ITSELF = namesOf('dd dt li option p tbody td tfoot th thead tr')
/** Blocks through which the end of a formatting element reaches. */
const LETS_THROUGH = namesOf('dd dt li p')
/** Their content is text up to their own end. */
const RAW_TEXT = namesOf('iframe noembed noframes script style textarea title xmp')
/** The parser keeps this many equal formatting elements open. */
const MOST_EQUAL = 3

const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y
const NAME = /<(\/?)([a-z][^\s/>]*)/iy
const REST = /(?:"[^"]*"|'[^']*'|[^>"'])*/y

const matchAt = (pattern: RegExp, html: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(html)
}

/** The elements that are open, and how many would be opened anew. */
class OpenElements {
  elements = 0
  private readonly stack: string[] = []
  private readonly formatting: { name: string; tag: string }[] = []

  get depth(): number {
    return this.stack.length
  }
  get isRawText(): boolean {
    return RAW_TEXT.has(this.stack.at(-1) ?? '')
  }

  start(name: string, tag: string): void {
    const isFormatting = FORMATTING.has(name)
    this.elements += 1 + (isFormatting ? 0 : this.formatting.length)
    if (VOID.has(name) || (tag.endsWith('/') && !isFormatting)) return
    if (ENDS_ITSELF.has(name)) this.endBefore(name)
    this.stack.push(name)
    const equal = this.formatting.filter((one) => one.tag === tag).length
    if (isFormatting && equal < MOST_EQUAL) this.formatting.push({ name, tag })
  }

  /** Ends the element of the same kind before this one, and what in it ends by itself. */
  private endBefore(name: string): void {
    let at = this.stack.length - 1
    while (at >= 0 && this.stack[at] !== name && ENDS_ITSELF.has(this.stack[at] ?? '')) at -= 1
    if (this.stack[at] === name) this.stack.length = at
  }

  end(name: string): void {
    if (this.isRawText && this.stack.at(-1) !== name) return
    let at = this.stack.length - 1
    if (FORMATTING.has(name)) {
      while (at >= 0 && LETS_THROUGH.has(this.stack[at] ?? '')) at -= 1
      if (this.stack[at] !== name) return
      this.stack.splice(at, 1)
      const last = this.formatting.map((one) => one.name).lastIndexOf(name)
      if (last >= 0) this.formatting.splice(last, 1)
    } else {
      at = this.stack.lastIndexOf(name)
      // What is inside ends with it; formatting elements stay to be opened anew.
      if (at >= 0) this.stack.length = at
    }
  }
}

/** Whether this HTML is too long, too deep or would become too many elements to be shown. */
export function isTooHeavy(html: string): boolean {
  if (html.length > MAX_CHARS) return true
  const open = new OpenElements()
  /** Up to here a tag goes on, where quotes are what they look like. */
  let tagEnd = 0
  /** A tag inside a tag: its quotes are not what they look like, and nothing that follows is sure. */
  let isUnsure = false
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const isSure = !isUnsure && at >= tagEnd
    const comment = isSure && !open.isRawText && matchAt(COMMENT, html, at)
    if (comment) {
      at += comment[0].length - 1
      continue
    }
    const [found, slash, rawName = ''] = matchAt(NAME, html, at) ?? []
    if (found === undefined) continue
    const name = rawName.toLowerCase()
    if (slash) {
      if (isSure) open.end(name)
      continue
    }
    if (at < tagEnd) isUnsure = true
    const rest = isSure ? (matchAt(REST, html, at + found.length)?.[0] ?? '') : ''
    if (isSure) tagEnd = at + found.length + rest.length
    open.start(name, name + rest)
    if (open.elements > MAX_ELEMENTS || open.depth > MAX_DEPTH) return true
  }
  return false
}
