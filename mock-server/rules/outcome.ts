/** A handler or a rule refuses the request: any code but 200 and 401, with a text for the player. */
export type Refusal = { refused: true; code: number; message: string; keep: boolean }

/**
 * The request succeeded. `data` has the types of the code (Fen, booleans); the route's schema encodes it for the
 * wire.
 */
export type Success<D> = { refused: false; data: D; message: string }

export type Outcome<D> = Success<D> | Refusal

/** The usual code of a refusal. Use another code only if the app reacts to it (251: no payment password yet). */
export const REFUSED = 202
export const UNREADABLE = 422
/** A call of the contract that the mock does not serve. */
export const NOT_BUILT = 501
export const UNKNOWN_CALL = 404

export const success = <D>(data: D, message = '操作成功'): Success<D> => ({ refused: false, data, message })

/** A success for calls that return only a message. */
export const successMessage = (message: string): Success<null> => success(null, message)

/**
 * A refusal. It undoes the changes of the request unless `keep` is set; a wrong password, for example, must stay
 * counted.
 */
export const refuse = (
  message: string,
  { code = REFUSED, keep = false }: { code?: number; keep?: boolean } = {},
): Refusal => ({
  refused: true,
  code,
  message,
  keep,
})

/** Whether the result of a rule is a refusal. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value && value.refused === true
