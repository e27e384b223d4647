import { headingsOf } from '../../features/article/headings.ts'
import { termsPart } from '../../features/article/terms-first.ts'
import { wordsOf } from '../../lib/html/html-preview.ts'
import { SYNONYMS } from './synonyms.ts'

/** A part of an article: its heading and the text below it. `isTerms`: it belongs to the terms, not to its article. */
export type Answer = { question: string; text: string; type: number; isTerms: boolean }

/** The parts of an article that have words below their heading. */
export function answersIn(html: string, type: number): Answer[] {
  const heads = headingsOf(html)
  const terms = termsPart(html)
  return heads.flatMap(({ at, end, words }, nth) => {
    const text = wordsOf(html.slice(end, heads[nth + 1]?.at))
    const isTerms = terms !== undefined && at >= terms.at && at < terms.end
    return text === '' ? [] : [{ question: wordsOf(words), text, type, isTerms }]
  })
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A word as typed, and with each synonym in its place. */
const waysToSay = (word: string): string[] => [
  word,
  ...SYNONYMS.flatMap((names) => {
    const knownName = names.find((name) => word.includes(name))
    return knownName === undefined ? [] : names.map((name) => word.replace(knownName, name))
  }),
]

/** Whether a text holds every word of `typed`, or a synonym of it. Undefined for an empty text, which nothing holds. */
function holderOf(typed: string): ((text: string) => boolean) | undefined {
  const words = folded(typed).split(/\s+/).filter(Boolean).map(waysToSay)
  if (words.length === 0) return undefined
  return (text) => words.every((ways) => ways.some((way) => folded(text).includes(way)))
}

/** The answers that hold `typed`, those with all of it in the question first. */
export function findAnswers(answers: readonly Answer[], typed: string): Answer[] {
  const holds = holderOf(typed)
  if (!holds) return []
  const found = answers.filter(({ question, text }) => holds(question + text))
  return [
    ...found.filter(({ question }) => holds(question)),
    ...found.filter(({ question }) => !holds(question)),
  ]
}

/** A document of the help centre. */
export type HelpDocument = { to: string; title: string; text: string }

export function findDocuments<T extends HelpDocument>(documents: readonly T[], typed: string): T[] {
  const holds = holderOf(typed)
  return holds ? documents.filter(({ title }) => holds(title)) : []
}
