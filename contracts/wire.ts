import * as z from 'zod/mini'

/** Small codecs for the liberties that backends of this kind take (readings "The wire"): liberal in reading, exact in writing. */

const wireFlag = z.nullish(z.union([z.literal([0, 1, '0', '1']), z.boolean()]))

/** 0/1, "0"/"1", booleans, or missing (false) → boolean; written as 0 or 1. */
export const flag = z.codec(wireFlag, z.boolean(), {
  decode: (wire) => wire === 1 || wire === '1' || wire === true,
  encode: (value) => (value ? 1 : 0) as 0 | 1,
})

/** Text that may come as a number, null or not at all; written as text. */
export const text = z.codec(z.nullish(z.union([z.string(), z.number()])), z.string(), {
  decode: (wire) => (wire === null || wire === undefined ? '' : String(wire)),
  encode: (value) => value,
})

const INTEGER = /^-?\d{1,15}$/

/** A whole number that may come as text; written as a number. */
export const integer = z.codec(z.union([z.number(), z.string()]), z.int(), {
  decode: (wire, ctx) => {
    const shown = String(wire).trim()
    if (INTEGER.test(shown)) return Number(shown)
    ctx.issues.push({ code: 'custom', input: wire, message: 'no whole number' })
    return z.NEVER
  },
  encode: (value) => value,
})

/** A whole number, 0 when missing or empty. */
export const count = z.codec(z.nullish(z.union([z.number(), z.string()])), z.int(), {
  decode: (wire, ctx) => {
    const shown = String(wire ?? '0').trim() || '0'
    if (INTEGER.test(shown)) return Number(shown)
    ctx.issues.push({ code: 'custom', input: wire, message: 'no whole number' })
    return z.NEVER
  },
  encode: (value) => value,
})

/** An id: text or number on the wire, text in code. */
export const id = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: (wire) => String(wire),
  encode: (value) => value,
})

/** One of a few whole numbers, which may come as text. A value that the table lacks reads as `otherwise`. */
export function codeOf<const T extends number>(codes: readonly T[], otherwise: T) {
  return z.codec(z.nullish(z.union([z.number(), z.string()])), z.literal([...codes]), {
    decode: (wire) => codes.find((code) => String(code) === String(wire ?? '').trim()) ?? otherwise,
    encode: (value) => value as number,
  })
}
