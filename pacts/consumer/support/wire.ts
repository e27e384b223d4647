import { MatchersV3 } from '@pact-foundation/pact'
import { ADDRESSES } from '#contracts/wire/address-patterns.ts'
import { SUCCESS, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { AllOf, KnownRows, OrNull } from './combined.ts'
import {
  CHINESE,
  CLOCK_PATTERN,
  DAY_PATTERN,
  decimalForms,
  HTML,
  JSON_WORDS,
  NAMED,
  NO_DAY,
  OTHER_CODE,
  otherAmount,
  otherThan,
  SHOWN,
  WITHOUT_CODES,
} from './patterns.ts'

/**
 * A matcher for a value: a sensible example, and a rule that accepts every form that the contract’s codecs read, and no
 * other. A regular expression sees the value as text, so 100.5 and "100.50" both match.
 */
export const like = (regex: string, value: string | number | boolean | null) => ({
  'pact:matcher:type': 'regex',
  regex,
  value,
})

/** 元 as a number or decimal text. Databases may add zeros after the two decimals. */
export const yuan = (example: number | string) => like('^-?\\d+(\\.\\d{1,2}0*)?$', example)
/** Exactly this amount in any of those forms, because the state determines it. */
export const exactYuan = (amount: number | string) => like(`^${decimalForms(String(amount))}$`, amount)
/** Any amount except this one, which must be a whole number of 元. */
export const otherYuan = (amount: number, example: number | string) =>
  like(`^${otherAmount(amount)}$`, example)
/** The rate of an order that is paid in 元: 1 or none. An app that divided by another rate would show another amount. */
export const rateOfYuan = new OrNull('^([01](\\.0+)?)?$', 1)
/** A percentage as a number or decimal text. */
export const percent = (example: number | string) => like('^\\d+(\\.\\d{1,6}0*)?$', example)
/** Exactly this percentage. */
export const exactPercent = (share: number | string) => exactYuan(share)
/** 0 or 1 as a number, text or boolean. null and '' are 0. */
export const flag = (example: 0 | 1 | '0' | '1' | boolean) => new OrNull('^(0|1|true|false|)$', example)
export const on = (example: 1 | '1' | true = 1) => like('^(1|true)$', example)
export const off = (example: 0 | '0' | false = 0) => new OrNull('^(0|false|)$', example)
/** A whole number, or one as text. */
export const count = (example: number | string) => like('^\\d+$', example)
/** Exactly this number, or its text. */
export const exactly = (example: number | string) => like(`^${example}(\\.0+)?$`, example)
/** An id: a text without spaces, or a number. */
export const id = (example: number | string) => like(`^${otherThan(JSON_WORDS, '\\s\\[\\]{}"')}$`, example)
/** The protocol of a USDT address. */
export const protocol = (example: 'TRC20' | 'ERC20') => like('^(TRC20|ERC20)$', example)
/** Any text, also empty or null. */
export const text = (example: string) => new OrNull(`^(${SHOWN})?$`, example)
/** No text, as the state has none. */
export const noText = new OrNull('^$', '')
/** No day, as the state has none. */
export const noDate = new OrNull(`^(${NO_DAY}( 00:00:00)?)?$`, '')
/**
 * An order number, which players copy and search for, and which is part of addresses (src/lib/format/order-no.ts): at
 * most 64 characters of one word that contains a digit.
 */
export const orderNo = (example: number | string) =>
  like('^[A-Za-z._-]{0,20}\\d[0-9A-Za-z._-]{0,43}$', example)
/** The id of a promotion. It is part of an address, so it has no character with a meaning there. */
export const addressId = (example: number | string) =>
  like(`^${otherThan(JSON_WORDS, '\\s\\[\\]{}()<>"\'`/\\\\?#&%')}$`, example)
/** The full number of an account. Nobody could pay to a masked one. */
export const accountNo = (example: string) => like('^[A-Za-z -]*\\d[0-9A-Za-z -]*$', example)
/**
 * The address of a USDT payment. Each network has its own addresses, and money sent to one of the other network is
 * lost.
 */
export const usdtAddress = {
  TRC20: (example: string) => like('^T\\w+$', example),
  ERC20: (example: string) => like('^0x\\w+$', example),
} as const
/** A text that contains this word. */
export const containing = (word: string, example: string) => like(`^[\\s\\S]*${word}[\\s\\S]*$`, example)
/** A text that the app shows: not empty, and not null, a boolean, a list or an object. */
export const words = (example: string) => like(`^${SHOWN}$`, example)
/** A name in Chinese: of a venue, a bank or a promotion. A code is none. */
export const chinese = (example: string) => like(`^${CHINESE}$`, example)
/** The name of a game, which may be in another language, but is no code either. */
export const named = (example: string) => like(`^${NAMED}$`, example)
/** The way of a transfer, in names of wallets and not in their codes. */
export const wayOf = (example: string) =>
  new AllOf(
    [
      { match: 'regex', regex: `^${CHINESE}$` },
      { match: 'regex', regex: `^${WITHOUT_CODES}$` },
    ],
    example,
  )
/** HTML that is there, and not escaped. */
export const html = (example: string) => like(`^${HTML}$`, example)
/** The same, or none. */
export const htmlIfAny = (example: string) => new OrNull(`^(${HTML})?$`, example)
/** A text that ends with these characters: the last ones of a card, before which a backend may mask any. */
export const endingIn = (last: string, example: string) => like(`^[\\s\\S]*${last}$`, example)
/**
 * The number of a card or address, of which at least the last four characters are shown. The words `null` and `true` are
 * four letters, too, so there must be more than small letters.
 */
export const cardNo = (example: string) =>
  like('^[\\s\\S]*([^a-z][\\s\\S]*[0-9A-Za-z]{4}|[0-9A-Z][0-9A-Za-z]{3}|[0-9A-Za-z]{3}[0-9A-Z])$', example)
/** The text of a VIP level: it contains P and this number. */
export const levelIs = (number: number, example: string) =>
  like(`^\\D*[Pp]${number}(\\D[\\s\\S]*)?$`, example)
export const pageAt = (example: string) => like(ADDRESSES.Page, example)
export const installLink = (example: string) => like(ADDRESSES.InstallLink, example)
/** The address of a picture: absolute, from the site's root, or a data URI. */
export const picture = (example: string) => like(ADDRESSES.Picture, example)
/** The address of a picture, or none. */
export const pictureIfAny = (example: string) => new OrNull(`^$|${ADDRESSES.Picture}`, example)
/** Exactly this text, even where Pact compares rows only by type. */
export const exactText = (value: string) => like(`^${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, value)
/** `YYYY-MM-DD HH:mm:ss` of Beijing, on a day that exists. */
export const time = (example: string) => like(`^${DAY_PATTERN} ${CLOCK_PATTERN}$`, example)
/** A time whose minutes the state determines, from the first to the last one: `timeAt('10:[0-2]\\d')`. */
export const timeAt = (minutes: string, example: string) =>
  like(`^${DAY_PATTERN} ${minutes}:[0-5]\\d$`, example)
/** A time, or none: empty text, null or zeros. */
export const timeIfAny = (example: string) =>
  new OrNull(`^(${DAY_PATTERN}( ${CLOCK_PATTERN})?|${NO_DAY}( ${CLOCK_PATTERN})?|)$`, example)
/** `YYYY-MM-DD`, or none when the member has not entered a date. */
export const date = (example: string) => new OrNull(`^(${DAY_PATTERN}|${NO_DAY}|)$`, example)
/** At least one row, each of this shape. */
export const rows = <T>(example: T) => MatchersV3.eachLike(example)
/** Exactly these rows in any order. `each` is the shape of all of them. */
export const rowsAre = (each: Row, ...known: Row[]) => new KnownRows(each, known, known.length, known.length)
/** At least these rows, in any order. There may be others. */
export const rowsWith = (each: Row, ...known: Row[]) =>
  new KnownRows(each, known, Math.max(1, known.length), undefined)
/** At least `least` rows, among them these. */
export const manyRows = (least: number, each: Row, ...known: Row[]) =>
  new KnownRows(each, known, least, undefined)
/** At least `least` rows, the first of which is this one: the app relies on the order. */
export const rowsFrom = (least: number, each: Row, first: Row) =>
  new KnownRows(each, [first], least, undefined, true)
type Row = Record<string, unknown>
/** The first page of records. `data` is `rows(…)`; an empty page is `nothing`. */
export const page = (data: unknown, more: Record<string, unknown> = {}) => ({
  current_page: exactly(1),
  data,
  last_page: like('^[1-9]\\d*(\\.0+)?$', 1),
  ...more,
})

/** The number of pages, more than one. */
export const severalPages = (example: number | string) => like('^([2-9]|[1-9]\\d+)(\\.0+)?$', example)
/** The only page. */
export const onlyPage = (data: unknown) => ({ current_page: exactly(1), data, last_page: exactly(1) })

const NONE = '(null|""|"?0(\\.0+)?"?|"?false"?|\\[\\]|\\{\\})'
const NO_ROWS = '"(data|rules)":(null|\\[\\]|\\{\\})'

/**
 * No data: null, [], {}, an object of empty fields, or one without rows (`data` of a page, `rules` of red packets),
 * whatever other fields it has. The example is null, because Pact leaves the type of a value open only if the example
 * is neither a list nor an object.
 */
export const nothing = nothingIn()

/** No data, and these fields are empty whatever other fields there are. */
export function nothingIn(...names: string[]) {
  const beside = '"[^"]*"|[^,"{}\\[\\]]*'
  const fields = names.length === 0 ? '' : `|"${otherThan(names, '"')}":(${beside})`
  return new OrNull(
    `^(|${NONE}|\\{(("\\w+":${NONE}${fields}),?)+\\}|\\{[\\s\\S]*${NO_ROWS}[\\s\\S]*\\})$`,
    null,
  )
}

/** The data of an online order that is paid: any except one whose `state` is not 2. */
export const PAID =
  '^(|\\[\\]|\\{\\}|\\{("(state":"?2(\\.0+)?"?|([^s]|s[^t])\\w*":("[^"]*"|[^,"{}\\[\\]]*)),?)+\\})$'

/** The envelope of an answer. `message` is there only if the app shows it. */
type Answer = { code: unknown; message?: unknown; msg?: unknown; data?: unknown }

export const data = (content: unknown): Answer => ({ code: SUCCESS, data: content })

/** Any whole number except 200, 251, 401 and 503. A code as text is not valid. */
const ANY_REFUSAL = new AllOf([{ match: 'regex', regex: `^${OTHER_CODE}$` }, { match: 'integer' }], 202)
/** During maintenance the code may also be 503. */
const CLOSED = new AllOf([{ match: 'regex', regex: `^(${OTHER_CODE}|503)$` }, { match: 'integer' }], 202)

/** A success with a text that the app shows. Players read Chinese: `success` tells them nothing. */
export const done = (message: string, content?: unknown): Answer => ({
  code: SUCCESS,
  message: chinese(message),
  ...(content === undefined ? {} : { data: content }),
})
/** A refusal with any code except 200, 251, 401 and 503. The app shows its text. */
export const refused = (message: string): Answer => ({ code: ANY_REFUSAL, message: chinese(message) })
/** The refusal of a call in this state. During maintenance the state determines its text. */
export const refusedIn = ([state]: readonly [string, ...unknown[]], message: string): Answer =>
  state === 'maintenance' ? { code: CLOSED, message } : refused(message)
/** `/pay/api/*` writes the text of a refusal as `msg`. */
export const refusedInMsg = (msg: string): Answer => ({ code: ANY_REFUSAL, msg: chinese(msg) })
/** A refusal with a code that the app reacts to. */
export const refusedAs = (code: number, message: string): Answer => ({ code, message: chinese(message) })
/** The answer to a request that belongs to no session. */
export const unauthorised: Answer = { code: UNAUTHORISED }
