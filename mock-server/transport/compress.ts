import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip'

/** Below this size the extra headers cost as much as compression saves. */
const SMALLEST = 1_024
/** Dynamic: for one answer, whose caller waits. Better: for a file that is compressed once and sent often. */
const EFFORTS = { dynamic: { gzip: 6, br: 4 }, better: { gzip: 9, br: 11 } } as const

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Whether an answer of this type and length is worth compressing. */
export const isCompressed = (type: string | undefined, length: number): boolean =>
  length >= SMALLEST && TEXT.test(type ?? '')

/** The coding to use for an `Accept-Encoding` header. Brotli wins at equal weight; undefined: neither is accepted. */
export function codingFor(accepted: string | undefined): Coding | undefined {
  const weights = new Map<string, number>()
  for (const one of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
    const weight = parameters.find((part) => part.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0
  const [br, gz] = [weightOf('br'), weightOf('gzip')]
  if (br === 0 && gz === 0) return undefined
  return br >= gz ? 'br' : 'gzip'
}

export function compressed(
  coding: Coding,
  bytes: Buffer,
  effort: keyof typeof EFFORTS = 'dynamic',
): Promise<Buffer> {
  if (coding === 'gzip') return zip(bytes, { level: EFFORTS[effort].gzip })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}
