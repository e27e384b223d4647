/** A handler or a rule declines the request: any code but 200 and 401, and a text for the player. */
export type Refusal = { refused: true; code: number; message: string; keep: boolean }

/** The request was done. `data` is in the code's types (Fen, booleans); the route's schema encodes it for the wire. */
export type Success<D> = { refused: false; data: D; message: string }

export type Outcome<D> = Success<D> | Refusal

/** The usual code of a refusal. Use another only where the app reacts to it (251: no payment password yet). */
export const REFUSED = 202
export const UNREADABLE = 422
/** A call of the contract that the mock backend does not serve (yet). */
export const NOT_BUILT = 501
export const UNKNOWN_CALL = 404

export const success = <D>(data: D, message = '操作成功'): Success<D> => ({ refused: false, data, message })

/** For calls that answer with a message only. */
export const successMessage = (message: string): Success<null> => success(null, message)

/** A refusal. It undoes what the request has changed, unless `keep` is set: a wrong password must stay counted. */
export const refuse = (
  message: string,
  { code = REFUSED, keep = false }: { code?: number; keep?: boolean } = {},
): Refusal => ({
  refused: true,
  code,
  message,
  keep,
})

/** Whether a rule refused. Any other value is its result. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value && value.refused === true
