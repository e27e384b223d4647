import { headingsOf } from '../../features/article/headings.ts'
import { wordsOf } from '../../lib/html-preview.ts'

/** A part of an article: its heading and what stands below it, as text. */
export type Answer = { question: string; text: string; type: number }

/** The parts of an article that have words below their heading. */
export function answersIn(html: string, type: number): Answer[] {
  const heads = headingsOf(html)
  return heads.flatMap(({ end, words }, nth) => {
    const text = wordsOf(html.slice(end, heads[nth + 1]?.at))
    return text === '' ? [] : [{ question: wordsOf(words), text, type }]
  })
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The answers that hold every word of `typed`, those with all of them in the question first. None for an empty text. */
export function findAnswers(answers: readonly Answer[], typed: string): Answer[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const holds = (text: string) => words.every((word) => folded(text).includes(word))
  const found = answers.filter(({ question, text }) => holds(question + text))
  return [
    ...found.filter(({ question }) => holds(question)),
    ...found.filter(({ question }) => !holds(question)),
  ]
}
