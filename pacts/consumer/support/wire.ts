import { MatchersV3 } from '@pact-foundation/pact'
import { SUCCESS, UNAUTHORISED } from '#contracts/envelope.ts'
import { OrNull } from './or-null.ts'

/**
 * What the app needs of a value, and no more: a sensible example, and a rule that accepts every form that the
 * contract’s codecs read. A regular expression sees the value as text, so that 100.5 and "100.50" both match.
 */
export const like = (regex: string, value: string | number | boolean | null) => ({
  'pact:matcher:type': 'regex',
  regex,
  value,
})

/** 元, as a number or as decimal text; databases add zeros behind the fen. */
export const yuan = (example: number | string) => like('^-?\\d+(\\.\\d{1,2}0*)?$', example)
/** A rate of at most six decimals, as a number or as decimal text. */
export const rate = (example: number | string) => like('^\\d+(\\.\\d{1,6}0*)?$', example)
/** 0 or 1, as a number, text or boolean; null and '' are 0. */
export const flag = (example: 0 | 1 | '0' | '1' | boolean) => new OrNull('^(0|1|true|false|)$', example)
export const on = (example: 1 | '1' | true = 1) => like('^(1|true)$', example)
export const off = (example: 0 | '0' | false = 0) => new OrNull('^(0|false|)$', example)
/** A whole number, also as text. */
export const count = (example: number | string) => like('^\\d+$', example)
/** Exactly this number, also as text. */
export const exactly = (example: number | string) => like(`^${example}$`, example)
/** An id: a text or a number. */
export const id = (example: number | string) => like('^[\\w-]+$', example)
/** The protocol of a USDT address. */
export const protocol = (example: 'TRC20' | 'ERC20') => like('^(TRC20|ERC20)$', example)
/** Any text, also empty or null. Text that starts a JSON list or object is refused; 【 and [公告] are allowed. */
export const text = (example: string) =>
  new OrNull('^(|[^\\[{][\\s\\S]*|[\\[{][^"\\[{\\]}tfn0-9-][\\s\\S]*)$', example)
/** A text that is shown: not empty. A dot would not match its line breaks. */
export const words = (example: string) => like('[\\s\\S]+', example)
export const url = (example: string) => like('^https?://.+', example)
/** The address of a picture: absolute, from the site's root, or the picture itself. */
export const picture = (example: string) => like('^(https?://|/|data:image/).+', example)
/** `YYYY-MM-DD HH:mm:ss` of Beijing. */
export const time = (example: string) => like('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', example)
/** The same, or none: empty text, null or zeros. */
export const timeIfAny = (example: string) =>
  new OrNull('^(\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?|)$', example)
/** `YYYY-MM-DD`, or none when the member has not entered it. */
export const date = (example: string) => new OrNull('^(\\d{4}-\\d{2}-\\d{2}|)$', example)
/** At least one row, each of this shape. */
export const rows = <T>(example: T) => MatchersV3.eachLike(example)
/** A page of records; `data` is `rows(…)`. An empty page is `nothing`. */
export const page = (data: unknown, more: Record<string, unknown> = {}) => ({
  current_page: count(1),
  data,
  last_page: count(1),
  ...more,
})

const NONE = '(null|""|"?0(\\.0+)?"?|"?false"?|\\[\\]|\\{\\})'
const NO_ROWS = '"data":(null|\\[\\]|\\{\\})'

/**
 * No data: null, [], {}, an object of empty fields, or a page without rows. The example is null, since Pact can leave
 * the type of a value open only where the example is neither a list nor an object.
 */
export const nothing = new OrNull(
  `^(|${NONE}|\\{("\\w+":${NONE},?)+\\}|\\{[\\s\\S]*${NO_ROWS}[\\s\\S]*\\})$`,
  null,
)

/** The envelope of an answer. `message` only where the app shows it. */
type Answer = { code: unknown; message?: unknown; msg?: unknown; data?: unknown }

export const data = (content: unknown): Answer => ({ code: SUCCESS, data: content })

const ANY_REFUSAL = like('^([13567890][0-9]{2}|2(0[1-9]|[1-9][0-9])|4(0[02-9]|[1-9][0-9]))$', 202)

/** A success whose text the app shows. */
export const done = (message: string, content?: unknown): Answer => ({
  code: SUCCESS,
  message: words(message),
  ...(content === undefined ? {} : { data: content }),
})
/** A refusal with any code but 200 and 401; the app shows its text. */
export const refused = (message: string): Answer => ({ code: ANY_REFUSAL, message: words(message) })
/** `/pay/api/*` writes the text of a refusal as `msg`. */
export const refusedInMsg = (msg: string): Answer => ({ code: ANY_REFUSAL, msg: words(msg) })
/** A refusal whose code the app acts on. */
export const refusedAs = (code: number, message: string): Answer => ({ code, message: words(message) })
/** The request belongs to no session. */
export const unauthorised: Answer = { code: UNAUTHORISED }
