/** What a handler or a rule answers when it will not do what was asked: any code but 200 and 401, and a text for the player. */
export type Refusal = { refused: true; code: number; message: string; keep: boolean }

/** What a handler answers when it did: data in code's form (Fen, booleans), written to the wire by the route's own schema. */
export type Success<D> = { refused: false; data: D; message: string }

export type Outcome<D> = Success<D> | Refusal

/** The usual code of a refusal. Use another only where the app reacts to it (251: no payment password yet). */
export const REFUSED = 202
export const UNREADABLE = 422
export const NO_PAY_PASSWORD = 251
/** A call of the contract that this house does not serve (yet). */
export const NOT_BUILT = 501
export const UNKNOWN_CALL = 404

export const success = <D>(data: D, message = '操作成功'): Success<D> => ({ refused: false, data, message })

/** For calls whose answer is their message alone. */
export const successMessage = (message: string): Success<null> => success(null, message)

/** Says no. Whatever the request has changed so far is undone, unless `keep` (a counted wrong password must stay counted). */
export const refuse = (
  message: string,
  { code = REFUSED, keep = false }: { code?: number; keep?: boolean } = {},
): Refusal => ({
  refused: true,
  code,
  message,
  keep,
})

/** Whether a rule refused; anything else that it returned is its result. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value && value.refused === true
