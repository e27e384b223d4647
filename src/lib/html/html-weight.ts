/**
 * Limits the cost of server HTML (docs/faults.md#heavy-html). The browser's parser repeats every open formatting
 * element in the blocks that follow, so a few kilobytes can become a million elements and block the phone for seconds.
 * The tags are counted before anything is parsed. If a text can be read in two ways, the reading with more elements
 * counts: a start tag anywhere, an end tag only where the parser certainly sees one.
 */
const MAX_CHARS = 200_000
/** A phone four times slower than a desk parses, cleans, lays out and paints about as many in a second. */
const MAX_ELEMENTS = 3_000
const MAX_DEPTH = 200
/** A tag's attributes are each compared with all others. */
const MAX_ATTRIBUTES = 100
/** What an attribute and a picture cost, in elements. */
const ATTRIBUTE = 1 / 8
const PICTURE = 20
const namesOf = (names: string) => new Set(names.split(' '))
/** The parser reads the second as the first. */
const PICTURES = namesOf('img image')
/** Elements that the parser reopens in later blocks. */
const FORMATTING = namesOf('a b big code em font i nobr s small strike strong tt u')
/** Elements without a content, which are never open. */
const VOID = namesOf('area base br col embed hr image img input link meta param source track wbr')
/** Elements that close the one before them of the same kind, so that a text may leave out their ends. */
const ENDS_ITSELF = namesOf('dd dt li option p tbody td tfoot th thead tr')
/** Elements between which and a cell the parser puts nothing. */
const CELLS = namesOf('td th')
/** Blocks through which the end of a formatting element reaches. */
const LETS_THROUGH = namesOf('dd dt li p')
/** Their content is text up to their own end. */
const RAW_TEXT = namesOf('iframe noembed noframes script style textarea title xmp')
/** The parser keeps this many equal formatting elements open. */
const MOST_EQUAL = 3

const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y
/** What the parser also treats as a comment. */
const BOGUS_COMMENT = /<(?:[!?]|\/[^a-z>])/iy
/** No element has a longer name. */
const NAME = /<(\/?)([a-z][^\s/>]{0,40})/iy
const ONE_ATTRIBUTE = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?/y
const REST = /(?:"[^"]*"|'[^']*'|[^>"'])*/y

const matchAt = (pattern: RegExp, html: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(html)
}

/** The attributes of a tag whose name ends here, up to one too many; the characters that were read add up in `read`. */
function attributesAt(html: string, start: number, read: { chars: number }): number {
  let at = start
  let count = 0
  for (; count <= MAX_ATTRIBUTES; count += 1) {
    const found = matchAt(ONE_ATTRIBUTE, html, at)
    if (!found) break
    at += found[0].length
  }
  read.chars += at - start
  return count
}

/** The open elements, and how many of them would be reopened. */
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
    this.elements += (PICTURES.has(name) ? PICTURE : 1) + (isFormatting ? 0 : this.formatting.length)
    if (VOID.has(name) || (tag.endsWith('/') && !isFormatting)) return
    if (ENDS_ITSELF.has(name)) this.endBefore(name)
    // The row and the body of a table that the text leaves out.
    if (CELLS.has(name) && this.stack.at(-1) !== 'tr') this.elements += 2
    this.stack.push(name)
    const equal = this.formatting.filter((element) => element.tag === tag).length
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
    // Text after the end of a block reopens the formatting elements; these two open an element themselves.
    if (!FORMATTING.has(name)) this.elements += this.formatting.length
    if (name === 'br' || (name === 'p' && !this.stack.includes('p'))) this.elements += 1
    let at = this.stack.length - 1
    if (FORMATTING.has(name)) {
      while (at >= 0 && LETS_THROUGH.has(this.stack[at] ?? '')) at -= 1
      if (this.stack[at] !== name) {
        // The parser copies the elements between by rules of its own.
        this.elements += 1
        return
      }
      this.stack.splice(at, 1)
      const last = this.formatting.map((element) => element.name).lastIndexOf(name)
      if (last >= 0) this.formatting.splice(last, 1)
    } else {
      at = this.stack.lastIndexOf(name)
      // The elements inside end with it; formatting elements remain to be reopened.
      if (at >= 0) this.stack.length = at
    }
  }
}

/** Whether this HTML is too long, too deep or would become too many elements to be shown. */
export function isTooHeavy(html: string): boolean {
  if (html.length > MAX_CHARS) return true
  const open = new OpenElements()
  /** The end of the current tag, if its quotes are real quotes. */
  let tagEnd = 0
  const read = { chars: 0 }
  /** A tag inside a tag: its quotes may not be quotes, so nothing after it is certain. */
  let isUnsure = false
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const isSure = !isUnsure && at >= tagEnd
    const comment = isSure && !open.isRawText && matchAt(COMMENT, html, at)
    if (comment || matchAt(BOGUS_COMMENT, html, at)) open.elements += 1
    if (comment) at += comment[0].length - 1
    if (open.elements > MAX_ELEMENTS) return true
    if (comment) continue
    const [found, slash, rawName = ''] = matchAt(NAME, html, at) ?? []
    if (found === undefined) continue
    const name = rawName.toLowerCase()
    // Those of an end are dropped, but read and compared like any.
    const attributes = attributesAt(html, at + found.length, read)
    if (attributes > MAX_ATTRIBUTES || read.chars > 2 * MAX_CHARS) return true
    open.elements += attributes * ATTRIBUTE
    if (slash) {
      if (isSure) open.end(name)
      if (open.elements > MAX_ELEMENTS) return true
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
