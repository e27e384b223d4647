/**
 * A value that may also be null. One regular expression is not enough: Pact’s core matches null as the text "null", and
 * the JVM’s verifier matches it with none. So there are two rules, one of which must hold.
 */
export class OrNull {
  readonly regex: string
  readonly example: unknown
  constructor(regex: string, example: unknown) {
    this.regex = regex
    this.example = example
  }
}

/** A value for which several rules hold at once. */
export class AllOf {
  readonly matchers: readonly object[]
  readonly example: unknown
  constructor(matchers: readonly object[], example: unknown) {
    this.matchers = matchers
    this.example = example
  }
}

/**
 * Rows, some of which the state determines: each of `known` must be there, in any order, and all rows have the shape of
 * `each`. `least` and `most` limit their number. `first`: the app relies on the order, and the first known row must be
 * the first.
 */
export class KnownRows {
  readonly each: Template
  readonly known: readonly Template[]
  readonly least: number
  readonly most: number | undefined
  readonly first: boolean
  constructor(
    each: Template,
    known: readonly Template[],
    least: number,
    most: number | undefined,
    first = false,
  ) {
    this.each = each
    this.known = known
    this.least = least
    this.most = most
    this.first = first
  }
}
type Template = Record<string, unknown>

type Rule = { combine: 'OR' | 'AND'; matchers: readonly object[] }
type Split = { body: unknown; rules: Record<string, Rule> }

const TYPE = 'pact:matcher:type'

/** Splits the template of an answer: replaces such values by their examples, and returns their rules by path. */
export function split(template: unknown): Split {
  const rules: Record<string, Rule> = {}
  return { body: plain(template, '$', rules), rules }
}

/** `inRows`: pact-js reads no matchers there, so all of them become rules. */
function plain(template: unknown, path: string, rules: Split['rules'], inRows = false): unknown {
  if (template instanceof OrNull) {
    const regex = { match: 'regex', regex: template.regex }
    rules[path] = { combine: 'OR', matchers: [regex, { match: 'null' }] }
    return template.example
  }
  if (template instanceof AllOf) {
    rules[path] = { combine: 'AND', matchers: template.matchers }
    return template.example
  }
  if (template instanceof KnownRows) return rowsOf(template, path, rules)
  if (Array.isArray(template)) return template.map((item) => plain(item, `${path}[*]`, rules, inRows))
  if (typeof template !== 'object' || template === null) return template
  if (inRows && isExpression(template)) {
    rules[path] = { combine: 'AND', matchers: [{ match: 'regex', regex: template.regex }] }
    return template.value
  }
  const isMatcher = TYPE in template
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => {
      if (isMatcher && key !== 'value') return [key, value]
      return [key, plain(value, isMatcher ? path : `${path}.${key}`, rules, inRows)]
    }),
  )
}

function rowsOf(
  { each, known, least, most, first }: KnownRows,
  path: string,
  rules: Split['rules'],
): unknown[] {
  // A field without a rule in all rows would be compared by its JSON type.
  const stray = known.flatMap(Object.keys).find((name) => !(name in each))
  if (stray !== undefined) throw new Error(`"${stray}" of a known row is not in the shape of all rows`)
  const variants = known.map((row, index) => {
    const ofRow: Split['rules'] = {}
    const example = plain({ ...each, ...row }, '$', ofRow, true)
    return { example, variant: { index, rules: ofRow, generators: {} } }
  })
  const sample = plain(each, `${path}[*]`, rules, true)
  if (first) plain({ ...each, ...known[0] }, `${path}[0]`, rules, true)
  const size = { match: 'type', min: least, ...(most === undefined ? {} : { max: most }) }
  const some = { match: 'arrayContains', variants: variants.map(({ variant }) => variant) }
  rules[path] = { combine: 'AND', matchers: known.length > 0 ? [size, some] : [size] }
  const examples = variants.map(({ example }) => example)
  return [...examples, ...Array.from({ length: Math.max(0, least - known.length) }, () => sample)]
}

type Expression = { regex: string; value: unknown }
const isExpression = (template: object): template is Expression =>
  TYPE in template && template[TYPE] === 'regex'
