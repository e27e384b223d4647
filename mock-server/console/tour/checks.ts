import { fen, plain, wholeYuan, ZERO } from '#contracts/money/money.ts'
import type { MockView, ReviewKind } from '../../control/control.ts'
import { shownWords } from '../../demo-sites/brand/brand-words.ts'
import { DEMO } from '../../scenarios/personas.ts'
import type { Spot } from './spot.ts'
import { type Act, DESK, type Look, type Since, type Step } from './step.ts'

/** What the steps of all stories are made of: controls, and how one sees that something is done. */

/** The venue that the tour plays at. */
export const VENUE = { plat: 'yzdz', name: '云舟电子', game: 'yzdz-001' } as const

/** The amount that the tour pays in, stakes and withdraws: enough for a withdrawal. */
export const amountOf = ({ view }: Pick<Look, 'view'>): string =>
  plain(fen(Math.max(wholeYuan(100), view.site.settings.minWithdrawal)))

const typedIn = (control: HTMLElement): string =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : ''
export const isFilled = (control: HTMLElement): boolean => typedIn(control).trim() !== ''
export const hasText = (text: string) => (control: HTMLElement) => typedIn(control) === text
export const hasAmount = (control: HTMLElement, look: Look) => hasText(amountOf(look))(control)
export const isChecked = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement && control.checked
export const hasState = (name: string, value: string) => (control: HTMLElement) =>
  control.getAttribute(name) === value
export const isOfVenue = (control: HTMLElement): boolean =>
  control.textContent?.includes(shownWords(VENUE.name)) === true
export const says = (words: RegExp) => (control: HTMLElement) => words.test(control.textContent ?? '')

export const isWaiting = ({ view }: Look, what: ReviewKind): boolean =>
  view.pending.some((row) => row.what === what && row.username === DEMO.username)
/** The member's present numbers, which steps are measured by. */
export const numbersOf = ({ members }: Pick<MockView, 'members'>): Since => {
  const who = members.find((member) => member.username === DEMO.username)
  return { inVenue: who?.venues[VENUE.plat] ?? ZERO, turnover: who?.turnover ?? ZERO }
}
export const hasPlayed = ({ view, since }: Look): boolean => numbersOf(view).turnover > since.turnover

export const field = (name: string): Spot => ({ kind: 'field', name })
export const tabOf = (name: string): Spot => ({ kind: 'link', name, inside: /^主导航$/ })

/** The way to a part of the back office. */
export const toPart = (name: RegExp): Act[] => [
  { on: { kind: 'button', name, isOfConsole: true }, isDone: hasState('aria-current', 'page') },
  { on: { kind: 'button', name: '后台', isOfConsole: true }, isDone: hasState('aria-current', 'page') },
]
export const PENDING = /^待处理/

/** The row of what waits, in the back office. */
export const waitingRow = (what: '充值' | '取款'): RegExp => new RegExp(`^${what} ${DEMO.username}`)

/** The cashier decides about a waiting item in the back office, as a person does. */
const decision = (
  what: ReviewKind,
  acts: readonly Act[],
): Required<Pick<Step, 'pages' | 'acts' | 'isDone'>> => ({
  pages: [DESK],
  acts: [...acts, ...toPart(PENDING)],
  isDone: (look) => !isWaiting(look, what),
})

export const approval = (what: ReviewKind, inside: RegExp) =>
  decision(what, [{ on: { kind: 'button', name: '通过', inside, isOfConsole: true } }])

/** The cashier chooses the first of the usual reasons. */
export const refusal = (what: ReviewKind, inside: RegExp) =>
  decision(what, [
    {
      on: { kind: 'choice', name: '常用的驳回原因', inside, isOfConsole: true },
      text: ({ view }) => view.pending.find((row) => row.what === what)?.reasons[0],
      isDone: isFilled,
    },
    { on: { kind: 'button', name: '驳回', inside, isOfConsole: true } },
  ])

/** A letter of this title, opened. */
export const letter = (title: RegExp): Required<Pick<Step, 'pages' | 'path' | 'acts'>> => ({
  pages: ['/message'],
  path: '/message?type=2',
  acts: [{ on: { kind: 'button', name: title, inside: /^站内信/ } }],
})
