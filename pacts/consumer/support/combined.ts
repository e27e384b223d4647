/**
 * A value that may also be null. One regular expression is not enough: Pact’s core matches null as the text "null",
 * and the JVM’s verifier matches it with none. So there are two rules, of which one has to hold.
 */
export class OrNull {
  readonly regex: string
  readonly example: unknown
  constructor(regex: string, example: unknown) {
    this.regex = regex
    this.example = example
  }
}

type Rule = { combine: 'OR'; matchers: readonly object[] }
type Split = { body: unknown; rules: Record<string, Rule> }

const TYPE = 'pact:matcher:type'

/** Takes such values out of the template of an answer: leaves their examples, and returns their rules by path. */
export function split(template: unknown): Split {
  const rules: Record<string, Rule> = {}
  return { body: plain(template, '$', rules), rules }
}

function plain(template: unknown, path: string, rules: Split['rules']): unknown {
  if (template instanceof OrNull) {
    const regex = { match: 'regex', regex: template.regex }
    rules[path] = { combine: 'OR', matchers: [regex, { match: 'null' }] }
    return template.example
  }
  if (Array.isArray(template)) return template.map((item) => plain(item, `${path}[*]`, rules))
  if (typeof template !== 'object' || template === null) return template
  const isMatcher = TYPE in template
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => {
      if (isMatcher && key !== 'value') return [key, value]
      return [key, plain(value, isMatcher ? path : `${path}.${key}`, rules)]
    }),
  )
}
