import { type Fen, plain } from '#contracts/money.ts'
import type { ParamField } from '#mock/scenarios/param-fields.ts'
import { takeNumber } from './numbers.ts'
import { choiceWords, paramLabel } from './param-words.ts'
import { sceneText } from './scene-texts.ts'
import { SCENE_WORDS, SYNONYMS } from './scene-words.ts'

/** A scenario that a search has found, with the parameters that the search speaks of, as they would be typed. */
export type FoundScene = { name: string; typed: Readonly<Record<string, string>> }

type Fields = Readonly<Record<string, readonly ParamField[]>>

/**
 * The scenarios that a search speaks of, as a person types it: with or without spaces, in the trade's words or in ours,
 * and with the choice of a parameter (取款被拒). Those come that have most of it, and none with less than half.
 */
export function foundScenes(scenes: readonly string[], fields: Fields, search: string): FoundScene[] {
  const words = wordsOf(search)
  const rated = scenes.map((name) => {
    const own = fields[name] ?? []
    const typed = typedIn(words, own)
    const numbers = own.filter(({ kind, name: field }) => kind === 'number' && typed[field] !== undefined)
    const text = [textOf(name, own), ...numbers.map((field) => typed[field.name])].join(' ')
    return { name, typed, pieces: piecesIn(words, text), text }
  })
  const most = Math.max(...rated.map(({ pieces }) => lengthOf(pieces)))
  if (most * 2 < lengthOf(words)) return []
  return rated
    .filter(({ pieces }) => lengthOf(pieces) === most)
    .map(({ pieces, text, ...found }) => ({ found, closeness: closenessOf(pieces, text) }))
    .sort((a, b) => b.closeness - a.closeness)
    .map(({ found }) => found)
}

/** Of two that have as much of a search, the one with the longer pieces is meant, and with those that are words there. */
function closenessOf(pieces: readonly string[], text: string): number {
  const own = new Set(text.split(PUNCTUATION))
  return pieces.reduce((sum, piece) => sum + piece.length ** 2 + Number(own.has(piece)), 0)
}

/** All that is said of a scenario: its line, what people call it, and the choices of its parameters. */
const textOf = (name: string, fields: readonly ParamField[]): string =>
  [
    name,
    sceneText(name),
    (SCENE_WORDS as Readonly<Record<string, string>>)[name] ?? '',
    ...fields.flatMap(({ name: field, choices }) => choices.map((choice) => choiceWords(field, choice))),
  ]
    .join(' ')
    .toLowerCase()

/** The choices that the words name, and the number among them where only one parameter takes one. */
function typedIn(words: readonly string[], fields: readonly ParamField[]): Record<string, string> {
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const digits = words.flatMap((word) => word.match(/\d+/g) ?? [])
  const [only, another] = numbers
  return Object.fromEntries([
    ...fields.flatMap(({ name, kind, choices }) => {
      if (kind !== 'choice') return []
      const rated = choices.map((choice) =>
        lengthOf(piecesIn(words, choiceWords(name, choice).toLowerCase())),
      )
      const most = Math.max(...rated)
      return most === 0 ? [] : [[name, choices[rated.indexOf(most)] ?? '']]
    }),
    ...(only && !another && digits[0] !== undefined ? [[only.name, digits[0]]] : []),
  ])
}

const PUNCTUATION = /[\s，。、：；·,.:;/()（）“”"'-]+/

/** Names of scenarios are words with hyphens: `red-packet-off` is three. */
function wordsOf(search: string): string[] {
  const plain = SYNONYMS.reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), search.toLowerCase())
  return plain.split(PUNCTUATION).filter(Boolean)
}

const lengthOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)

/** What of the words the text has, in pieces of two characters and more: single ones are in every text. */
const piecesIn = (words: readonly string[], text: string): string[] =>
  words.flatMap((word) => piecesOf(word, text))

function piecesOf(word: string, text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < word.length; ) {
    const length = longestPiece(word, from, text)
    if (length > 0) pieces.push(word.slice(from, from + length))
    from += Math.max(1, length)
  }
  return pieces
}

function longestPiece(word: string, from: number, text: string): number {
  const least = Math.min(2, word.length)
  for (let length = word.length - from; length >= least; length--)
    if (text.includes(word.slice(from, from + length))) return length
  // A number may be one digit: VIP5.
  return /\d/.test(word[from] ?? '') && text.includes(word[from] ?? '') ? 1 : 0
}

/** The unit of a parameter that is a number; undefined for any other. */
export const unitOfParam = ({ kind }: ParamField): 'yuan' | 'whole' | undefined =>
  kind === 'amount' ? 'yuan' : kind === 'number' ? 'whole' : undefined

/**
 * The parameters of a scenario as it takes them; a field that is left empty keeps its usual value. Throws what the console tells
 * where a number is none.
 */
export function typedParams(
  scene: string,
  fields: readonly ParamField[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const { name, kind } = field
      const text = (typed[name] ?? '').trim()
      if (text === '') return []
      const unit = unitOfParam(field)
      if (unit === undefined) return [[name, kind === 'flag' ? text === 'true' : text]]
      const number = takeNumber(paramLabel(scene, name) ?? name, text, { unit })
      return [[name, unit === 'yuan' ? plain(number as Fen) : number]]
    }),
  )
}
