import * as z from 'zod/mini'

type Context = {
  issues: { push: (...issues: { code: 'custom'; input: unknown; message: string }[]) => unknown }
}

/** Refuses a value inside a codec's `decode`, so that the whole schema fails with this issue. */
export function failDecode(ctx: Context, input: unknown, message: string): never {
  ctx.issues.push({ code: 'custom', input, message })
  return z.NEVER
}
