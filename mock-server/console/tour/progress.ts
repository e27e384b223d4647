import type { Fen } from '#contracts/money/money.ts'
import { readDemoKey, tourKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'

/** `guide`: the visitor acts. `play`: the tour acts by itself. */
export type TourMode = 'guide' | 'play'

/** How long the presenter points at a control before it acts, in ms. */
export const SPEEDS = { slow: 3_000, usual: 1_600, fast: 400 } as const
export type Speed = keyof typeof SPEEDS

/** The settings of the site before the tour made it quiet. */
export type SiteBefore = { welcomeModal: boolean; autoReviewMs: number | null }

/** The numbers that a step is measured from: the member's own when it began. */
export type Since = { inVenue: Fen; turnover: Fen }

/** The progress of the tour. It outlives reloads and the way to the game's page and back. */
export type TourProgress = {
  mode: TourMode
  step: number
  speed: Speed
  isPaused: boolean
  /** The visitor went back by hand: a step that is done already must not go on by itself. */
  isHeld: boolean
  /** The visitor left in the middle: the tour waits until it is resumed. */
  isLeft: boolean
  since: Since | null
  before: SiteBefore | null
}

export const FIRST: TourProgress = {
  mode: 'guide',
  step: 0,
  speed: 'usual',
  isPaused: false,
  isHeld: false,
  isLeft: false,
  since: null,
  before: null,
}

/** The stored progress; undefined if no tour was begun, or if the text is invalid. */
export function readProgress(): TourProgress | undefined {
  const text = readDemoKey(tourKey())
  if (text === undefined) return undefined
  try {
    const stored = JSON.parse(text) as Partial<TourProgress>
    if (!Number.isSafeInteger(stored.step) || (stored.mode !== 'guide' && stored.mode !== 'play'))
      return undefined
    return { ...FIRST, ...stored }
  } catch {
    return undefined
  }
}

export const writeProgress = (progress: TourProgress | undefined): void =>
  writeDemoKey(tourKey(), progress && JSON.stringify(progress))

/** Goes to a step and begins it anew. The numbers that it is measured from are read again. */
export const toStep = (progress: TourProgress, step: number): TourProgress => ({
  ...progress,
  step,
  since: null,
  isHeld: false,
})

/** Goes back by hand. The presenter waits there, too. */
export const back = (progress: TourProgress): TourProgress => ({
  ...toStep(progress, Math.max(0, progress.step - 1)),
  isHeld: true,
  isPaused: progress.mode === 'play',
})
