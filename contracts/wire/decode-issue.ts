import * as z from 'zod/mini'

type Context = {
  issues: { push: (...issues: { code: 'custom'; input: unknown; message: string }[]) => unknown }
}

/** Refuses one value inside a codec's `decode`: the whole schema then fails with this issue. */
export function failDecode(ctx: Context, input: unknown, message: string): never {
  ctx.issues.push({ code: 'custom', input, message })
  return z.NEVER
}
