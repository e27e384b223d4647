import type { Fen } from '#contracts/money/money.ts'
import type { MockView } from '../../control/control.ts'
import type { PlaylistItem } from '../playlist/playlist.ts'
import type { Spot } from './spot.ts'

/** The numbers that a step is measured from: the member's own when it began. */
export type Since = { inVenue: Fen; turnover: Fen }

/** What a step depends on: the page, who is logged in, and the state of the mock. */
export type Look = { page: string; isSignedIn: boolean; view: MockView; since: Since }

/** One thing to do with one control. */
export type Act = {
  on: Spot
  /** The text that the presenter types or chooses. Without it the presenter taps. */
  text?: string | ((seen: Look) => string | undefined)
  isDone?: (control: HTMLElement, look: Look) => boolean
  /** The tour does it by itself, also where the visitor acts: nobody wants to copy a captcha. */
  isGiven?: true
  /** The condition for this act. */
  when?: (seen: Look) => boolean
}

/** The languages of the card. The app itself stays in simplified Chinese. */
export const LANGS = { 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文', en: 'English' } as const
export type Lang = keyof typeof LANGS

/** The card of a step: its title, a line that says what to do, and one that says why it is so. */
export type CardText = readonly [title: string, what: string, why: string]
export type Words = Readonly<Record<Lang, CardText>>

/** What only the speaker reads: what to say, and what listeners ask then. */
export type Talk = { note: string; answers: readonly (readonly [question: string, answer: string])[] }

/** How many steps a tour has. A step of a short tour is a step of every longer one. */
export const LENGTHS = [3, 5, 10] as const
export type Length = (typeof LENGTHS)[number]

/** A state of the demo that a step begins with. `mark` tells it from an equal one that another step begins anew. */
export type World = Omit<PlaylistItem, 'title'> & { mark?: number }

export type Step = {
  words: Words
  talk: Talk
  /** The shortest tour that has this step. */
  least: Length
  /** The pages of the step; the first is where it begins. A page is a path of the app, `GAME` or `DESK`. */
  pages: readonly [string, ...string[]]
  /** The path with its query, if the step needs one. */
  path?: string
  /** Controls of other pages that lead there. */
  ways?: readonly Spot[]
  /** The tour points at the first of them that is on the screen and not done. */
  acts: readonly Act[]
  /** Left out: there is only something to read, and whoever has read it goes on. */
  isDone?: (seen: Look) => boolean
  /** What there is to read, once all acts are done. */
  reads?: Spot
  /** The state that the step needs. Whoever comes to the step in another one is given it. */
  world?: World
  /** The step before, once it is done, leaves such a state, too. */
  follows?: true
}

/** The demo game's page, which is a document of its own, and the back office in the console. */
export const GAME = 'game'
export const DESK = 'desk'

export const isOfDesk = ({ pages }: Pick<Step, 'pages'>): boolean => pages.includes(DESK)
/** Whether a step has nothing to do, only something to read. */
export const isReading = ({ isDone }: Pick<Step, 'isDone'>): boolean => isDone === undefined
