import type { Lang } from '../step.ts'

/** What the speaker's window shows of a step, in the words of the demo's brand. */
export type Shown = {
  story: string
  at: number
  steps: number
  title: string
  what: string
  note: string
  answers: readonly (readonly [question: string, answer: string])[]
  /** What is next; empty after the last step. */
  following: string
  isDone: boolean
  isPaused: boolean
  problem: string
  isPhoneAlone: boolean
  /** The language of the card; null where it has no choice. */
  lang: Lang | null
  beganMs: number
  stepMs: number
}

/** What the window says to the page: that it is there, or what the speaker wants. */
export type Said =
  | { act: 'hello' | 'next' | 'previous' | 'pause' }
  | { act: 'alone'; isAlone: boolean }
  | { act: 'lang'; lang: Lang }

/** What the page says to the window. Without anything to show the tour is over. */
export type Told = { shown: Shown | null }

const MARK = 'demo-speaker'

/**
 * Page and window speak by messages, because the page is loaded anew in between, and from a disk each load is an origin
 * of its own, to which no other one's document is open. Nothing in them is secret.
 */
export const post = (to: Window, message: Said | Told): void =>
  to.postMessage({ mark: MARK, ...message }, '*')

/** The message of the other side; undefined for any other one. */
export function messageIn<T extends Said | Told>({ data }: MessageEvent): T | undefined {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'mark') === MARK ? data : undefined
}
