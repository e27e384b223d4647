const DECIMAL = /^\s*[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?\s*$/
const DATE = /^\s*\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/

/** The kind of a value in an answer. Never the value itself, which may be the member's. */
export function valueKind(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (typeof value === 'string') return kindOfText(value)
  if (typeof value === 'number') return kindOfNumber(value)
  if (typeof value !== 'object') return 'true or false'
  const noun = Array.isArray(value) ? 'list' : 'object'
  if (Object.keys(value).length === 0) return `an empty ${noun}`
  return noun === 'list' ? 'a list' : 'an object'
}

function kindOfText(text: string): string {
  if (text.trim() === '') return 'empty text'
  if (DECIMAL.test(text)) return 'text of a decimal'
  return DATE.test(text) ? 'text of a date' : 'text that is no decimal'
}

function kindOfNumber(value: number): string {
  if (!Number.isInteger(value)) return kindOfFraction(value)
  return Number.isSafeInteger(value) ? 'a whole number' : 'a whole number above 2^53'
}

function kindOfFraction(value: number): string {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length
  return decimals === undefined ? 'a number with an exponent' : `a number with ${decimals} decimals`
}
