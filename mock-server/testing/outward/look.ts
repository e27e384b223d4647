import { qrPicture } from '../../data/pictures.ts'
import { KINDS, type Kind, SECRET, TOKEN } from './kinds.ts'

/** One thing in an answer that names something outside of the demo. */
export type Met = { kind: string; hit: string; wrong: string | undefined }

/** Fields whose text is a token, whatever it looks like. */
const TOKENS = new Set(['api_token', 'token'])
/** Fields with a picture to scan. */
const QR_FIELDS = new Set(['payimg', 'ios_download_qrcode'])
const PICTURE = /^data:image\//
/** The namespace of every SVG picture. Nobody goes there. */
const NAMESPACE = /xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/g

type Field = { key: string; text: string }

function* fieldsIn(value: unknown, key = ''): Generator<Field> {
  if (typeof value === 'string') yield { key, text: value }
  else if (typeof value === 'number') yield { key, text: String(value) }
  else if (Array.isArray(value)) for (const entry of value) yield* fieldsIn(entry, key)
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) yield* fieldsIn(entry, name)
}

const metBy = (kind: Kind, text: string): Met[] =>
  Array.from(text.matchAll(kind.looks), ([hit]) => ({ kind: kind.name, hit, wrong: kind.wrong(hit) }))

/** What was found in a text. Most texts repeat in every answer. */
const known = new Map<string, Met[]>()

function inField({ key, text }: Field): Met[] {
  const isToken = TOKENS.has(key)
  const found = known.get(`${isToken} ${text}`)
  if (found) return found
  const met = kindsOf(text, isToken).flatMap((kind) => metBy(kind, PICTURE.test(text) ? drawn(text) : text))
  known.set(`${isToken} ${text}`, met)
  return met
}

function kindsOf(text: string, isToken: boolean): readonly Kind[] {
  if (isToken) return [TOKEN, SECRET]
  return PICTURE.test(text) ? KINDS.filter(({ isInPictures }) => isInPictures) : [...KINDS, SECRET]
}

const drawn = (uri: string): string =>
  uri.includes(';base64,') ? '' : decodeURIComponent(uri).replace(NAMESPACE, '')

/** Drawing a QR code takes longer than everything else in this test. */
const codes = new Map<string, string>()

function codeOf(text: string): string {
  const code = codes.get(text) ?? qrPicture(text)
  codes.set(text, code)
  return code
}

/**
 * A QR code may contain a text of its own answer, which is checked itself, or the payment page of the order, under a
 * name that nobody can own. It may be empty if an address is not set.
 */
function inCode(picture: string, fields: readonly Field[]): Met {
  const texts = fields.map(({ text }) => text).filter((text) => !PICTURE.test(text))
  const pages = texts.map((text) => `https://pay.demo.example/${text}`)
  const read = ['', ...texts, ...pages].find((text) => codeOf(text) === picture)
  return {
    kind: 'code to scan',
    hit: read ?? picture,
    wrong: read === undefined ? 'nobody knows what it says' : undefined,
  }
}

/** Everything in an answer that names something outside of the demo. */
export function lookAt(answer: unknown): Met[] {
  const fields = [...fieldsIn(answer)]
  const pictures = fields.filter(({ key, text }) => QR_FIELDS.has(key) && text !== '')
  return [...fields.flatMap(inField), ...pictures.map(({ text }) => inCode(text, fields))]
}
