import { readDemoKey, tourKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import { LANGS, type Lang, LENGTHS, type Length, type Since } from './step.ts'
import { isStory, type StoryName } from './stories/stories.ts'

/** `guide`: the visitor acts. `play`: the tour acts by itself. */
export type TourMode = 'guide' | 'play'

/** How long the presenter points at a control before it acts, in ms. */
export const SPEEDS = { slow: 3_000, usual: 1_600, fast: 400 } as const
export type Speed = keyof typeof SPEEDS

/** The settings of the site before the tour made it quiet. */
export type SiteBefore = { welcomeModal: boolean; autoReviewMs: number | null }

/** What somebody chooses before a tour. */
export type TourChoice = { mode: TourMode; story: StoryName; length: Length; lang: Lang }

/** The progress of the tour. It outlives reloads and the way to the game's page and back. */
export type TourProgress = TourChoice & {
  step: number
  speed: Speed
  /** The presenter does nothing, and no step goes on by itself. */
  isPaused: boolean
  /** The visitor went back by hand: a step that is done already must not go on by itself. */
  isHeld: boolean
  /** The visitor left in the middle: the tour waits until it is resumed. */
  isLeft: boolean
  since: Since | null
  before: SiteBefore | null
  /** The state that was begun last (`keyOf`). */
  world: string
  /** When the tour and its step began, by the machine's clock, epoch ms. */
  beganMs: number
  stepMs: number
  /** The speaker's window is open. */
  hasSpeaker: boolean
  /** While it is, the page shows the phone alone, without card and ring. */
  isPhoneAlone: boolean
}

export const FIRST: TourProgress = {
  mode: 'guide',
  story: 'player',
  length: 10,
  lang: 'zh-Hans',
  step: 0,
  speed: 'usual',
  isPaused: false,
  isHeld: false,
  isLeft: false,
  since: null,
  before: null,
  world: '',
  beganMs: 0,
  stepMs: 0,
  hasSpeaker: false,
  isPhoneAlone: false,
}

/** The story, length and language that a link asks for; what it leaves out or gets wrong is as usual. */
export function choiceIn(query: URLSearchParams): Omit<TourChoice, 'mode'> {
  const [story, steps, lang] = ['story', 'steps', 'lang'].map((name) => query.get(name) ?? '')
  return {
    story: isStory(story) ? story : FIRST.story,
    length: LENGTHS.find((length) => String(length) === steps) ?? FIRST.length,
    lang: isLang(lang) ? lang : FIRST.lang,
  }
}

export const isLang = (text: unknown): text is Lang => typeof text === 'string' && Object.hasOwn(LANGS, text)

/** The stored progress; undefined if no tour was begun, or if the text is invalid. */
export function readProgress(): TourProgress | undefined {
  const text = readDemoKey(tourKey())
  if (text === undefined) return undefined
  try {
    const stored = JSON.parse(text) as Partial<TourProgress>
    if (!Number.isSafeInteger(stored.step) || (stored.mode !== 'guide' && stored.mode !== 'play'))
      return undefined
    const { story = FIRST.story, lang = FIRST.lang, length = FIRST.length } = stored
    return isStory(story) && isLang(lang) && LENGTHS.includes(length) ? { ...FIRST, ...stored } : undefined
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
  stepMs: Date.now(),
})

/** Goes back by hand. The presenter waits there, too. */
export const back = (progress: TourProgress): TourProgress => ({
  ...toStep(progress, Math.max(0, progress.step - 1)),
  isHeld: true,
  isPaused: progress.mode === 'play',
})
