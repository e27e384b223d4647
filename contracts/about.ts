/**
 * What an answer says of itself, held against what was asked: the order of `payinfo`, the page of a list, the kind of a
 * card. A route declares it in its metadata (envelope.ts), and the client checks it right behind the decoder
 * (docs/wire.md#answers-about-something-else).
 */

/** The fields of the request as they were sent, and of the session who asks: `username` where it is known. */
export type Asked = Readonly<Record<string, unknown>>

/** A decoded answer. Rows that are not of what was asked are taken out of it: nobody else has it yet. */
export type Answered = { message: string; data: unknown }

/** One thing that does not fit. `refused`: nothing of the answer may be used. Otherwise the rest holds. */
export type Mismatch = { path: string; message: string; refused: boolean }

export type About = (answer: Answered, asked: Asked) => readonly Mismatch[]

type Fields = Readonly<Record<string, unknown>>
type Page = { current_page: number; last_page: number; data: unknown[] }

const at = (answer: Answered, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Fields | undefined)?.[key], answer)

const textOf = (value: unknown): string => String(value ?? '').trim()

const mismatch = (path: string, message: string, refused: boolean): readonly Mismatch[] => [
  { path, message, refused },
]

/**
 * Refuses an answer whose `field` names another thing than the request's. One that names nothing is taken as it is, and
 * so is a text that is no name of such a thing.
 */
export const names =
  (field: string, isName: (told: string) => boolean = () => true): About =>
  (answer, asked) => {
    const path = `data.${field}`
    const told = textOf(at(answer, path))
    const wanted = textOf(asked[field])
    const fits = told === '' || wanted === '' || told === wanted || !isName(told)
    return fits ? [] : mismatch(path, 'names another than was asked for', true)
  }

/**
 * Refuses another page than was asked for; one without rows, or that does not say which it is, holds. The last page in
 * place of one behind it says that the list is shorter by now: that page is empty.
 */
export const page =
  (path = 'data'): About =>
  (answer, { page: wanted }) => {
    const { current_page: told, last_page: last, data } = at(answer, path) as Page
    if (told === 0 || wanted === undefined || told === Number(wanted) || data.length === 0) return []
    if (told === last && told < Number(wanted)) {
      data.length = 0
      return []
    }
    return mismatch(`${path}.current_page`, 'is another page than was asked for', true)
  }

/** Takes the rows out of the list at `path` that are not of what was asked, by what they say of themselves in `field`. */
export const rowsOnly =
  <Row>(path: string, field: keyof Row & string, fits: (row: Row, asked: Asked) => boolean): About =>
  (answer, asked) => {
    const rows = at(answer, path) as Row[]
    const first = rows.findIndex((row) => !fits(row, asked))
    if (first < 0) return []
    rows.splice(0, rows.length, ...rows.filter((row) => fits(row, asked)))
    return mismatch(`${path}.${first}.${field}`, 'is not of what was asked for', false)
  }

/** Reports what `problem` finds, and changes nothing. */
export const reported =
  <Data>(
    path: string,
    message: string,
    isWrong: (data: Data, asked: Asked, text: string) => boolean,
  ): About =>
  (answer, asked) =>
    isWrong(answer.data as Data, asked, answer.message) ? mismatch(path, message, false) : []
