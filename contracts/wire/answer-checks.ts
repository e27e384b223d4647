/**
 * Checks that an answer belongs to its request: the order of `payinfo`, the page of a list, the kind of a card. A route
 * lists them as `checks` in its metadata (envelope.ts), and the client runs them right after decoding
 * (docs/wire.md#answers-about-something-else).
 */

/** The fields of the request as they were sent, and `username` of the session where it is known. */
export type RequestFields = Readonly<Record<string, unknown>>

/** A decoded answer. A check may remove rows from it, because nobody else holds it yet. */
export type DecodedAnswer = { message: string; data: unknown }

/** One thing that does not fit the request. `refused`: nothing of the answer may be used. Otherwise the rest is valid. */
export type Mismatch = { path: string; message: string; refused: boolean }

export type AnswerCheck = (answer: DecodedAnswer, request: RequestFields) => readonly Mismatch[]

type Fields = Readonly<Record<string, unknown>>
type Page = { current_page: number; last_page: number; data: unknown[] }

const valueAt = (answer: DecodedAnswer, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Fields | undefined)?.[key], answer)

const textOf = (value: unknown): string => String(value ?? '').trim()

const mismatch = (path: string, message: string, refused: boolean): readonly Mismatch[] => [
  { path, message, refused },
]

/**
 * Refuses an answer whose `field` differs from the same field of the request. An answer without the field is accepted,
 * and so is one with a text that `isName` does not know as a name.
 */
export const sameField =
  (field: string, isName: (text: string) => boolean = () => true): AnswerCheck =>
  (answer, request) => {
    const path = `data.${field}`
    const received = textOf(valueAt(answer, path))
    const requested = textOf(request[field])
    const fits = received === '' || requested === '' || received === requested || !isName(received)
    return fits ? [] : mismatch(path, 'is not the one that was requested', true)
  }

/**
 * Refuses another page than the requested one. A page without rows or without a number is accepted. A backend may answer
 * a page behind the last one with the last one, because the list has become shorter: the page then reads as empty.
 */
export const samePage =
  (path = 'data'): AnswerCheck =>
  (answer, { page: requested }) => {
    const { current_page: received, last_page: last, data } = valueAt(answer, path) as Page
    if (received === 0 || requested === undefined || received === Number(requested) || data.length === 0)
      return []
    if (received === last && received < Number(requested)) {
      data.length = 0
      return []
    }
    return mismatch(`${path}.current_page`, 'is not the page that was requested', true)
  }

/** Removes the rows of the list at `path` for which `fits` is false. The mismatch names `field` of the first of them. */
export const onlyRows =
  <Row>(
    path: string,
    field: keyof Row & string,
    fits: (row: Row, request: RequestFields) => boolean,
  ): AnswerCheck =>
  (answer, request) => {
    const rows = valueAt(answer, path) as Row[]
    const first = rows.findIndex((row) => !fits(row, request))
    if (first < 0) return []
    rows.splice(0, rows.length, ...rows.filter((row) => fits(row, request)))
    return mismatch(`${path}.${first}.${field}`, 'is not what was requested', false)
  }

/** Reports an answer for which `isWrong` is true, and changes nothing. */
export const reportIf =
  <Data>(
    path: string,
    message: string,
    isWrong: (data: Data, request: RequestFields, answerMessage: string) => boolean,
  ): AnswerCheck =>
  (answer, request) =>
    isWrong(answer.data as Data, request, answer.message) ? mismatch(path, message, false) : []
