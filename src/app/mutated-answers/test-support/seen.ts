import { visibleCount } from '../../../lib/loading/in-flight.ts'

/** What the page shows once it has settled. */
export type Seen = {
  text: string
  /** Each amount as it shows on the page, without signs of a currency. */
  amounts: string[]
  /** The error page shows in place of a screen. */
  isBroken: boolean
  /** Something is drawn in the screen or in a dialog. */
  isBlank: boolean
  /** Places that still wait for something. */
  waiting: number
  /** What ran or was written that no server text may cause. */
  harm: string[]
  errors: string[]
}

const AMOUNT = /-?\d[\d,]*\.\d{2}(?!\d)/g
/** The amounts of a text, without signs of a currency. */
export const shownIn = (text: string): string[] => [...text.matchAll(AMOUNT)].map(([found]) => found)

/** happy-dom loads no frames and does not know <search>. It logs both. */
const NOT_OURS = /Iframe page loading is disabled|is unrecognized in this browser/

export function look(errors: readonly unknown[][]): Seen {
  const shown = shownCopy()
  const text = spaced(shown).replaceAll('\u00a0', ' ')
  return {
    text,
    amounts: shownIn(text),
    isBroken: text.includes('页面没能打开'),
    isBlank:
      shown.querySelector('main, [role="dialog"], [role="alertdialog"], .notice-page') === null ||
      text.trim() === '',
    waiting: visibleCount() + shown.querySelectorAll('.skeleton, [aria-busy="true"]').length,
    harm: harmDone(),
    errors: errors.map((args) => args.map(String).join(' ')).filter((line) => !NOT_OURS.test(line)),
  }
}

/** The page without what is hidden, and without the jackpot, which no call answers. */
function shownCopy(): HTMLElement {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[hidden], [style*="display: none"], .jackpot, script, style'))
    hidden.remove()
  return copy
}

/** The text of a place, in which the texts of neighbours stay apart. */
const spaced = (place: Node): string =>
  [...place.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ` ${spaced(node)} `))
    .join('')

function harmDone(): string[] {
  const ran = '__pwn' in window ? ['a script of the server ran'] : []
  const spread = 'polluted' in {} ? ['Object.prototype has a field of the server'] : []
  const handlers = [...document.body.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  )
  return [...ran, ...spread, ...handlers.map((name) => `the page has an attribute ${name}`)]
}
