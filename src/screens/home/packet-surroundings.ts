import type { Box } from './packet-place.ts'

/** The bar of the lobby is kept free for its selects, which come with the first touch. */
const CONTROL = 'a, button, input, select, textarea, [role="button"], [role="tab"], .lobby-bar'
/** Texts that are read and not tapped. */
const TEXT = 'p, h1, h2, h3, dt, dd, b, span'
/** Texts that are no line of words: the places of the jackpot. */
const FIGURES = '.jackpot-line > *'
/** The packet's distance from the frame and from the tab bar, as in floating-packet.css. */
const SIDE_PX = 10
const FOOT_PX = 16
const HEAD_PX = 8

/** Where the packet may be: in the app's frame, between header and tab bar, within the safe areas. */
export function areaAround(packet: HTMLElement): Box {
  const app = packet.closest<HTMLElement>('.app') ?? document.body
  const { left, right } = app.getBoundingClientRect()
  const head = app.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0
  const foot = app.querySelector('.tabbar')?.getBoundingClientRect().top ?? innerHeight
  return {
    left: left + SIDE_PX,
    right: right - SIDE_PX,
    top: Math.max(0, head) + HEAD_PX,
    bottom: foot - FOOT_PX,
  }
}

/** They stand above the packet: it covers nothing of theirs. */
const DIALOG = 'dialog, [role="dialog"], [role="alertdialog"]'

/** The words of a text, which is often narrower than its element. */
function wordsOf(text: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

const around = (
  packet: HTMLElement,
  selector: string,
  boxOf: (one: Element) => Box & { width: number },
  isMeant = (_: Element) => true,
): Box[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => !packet.contains(one) && !one.closest(DIALOG) && isMeant(one))
    .map(boxOf)
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight)

/** The boxes of all controls in the window that the packet could cover. */
export const controlsAround = (packet: HTMLElement): Box[] =>
  around(packet, CONTROL, (control) => control.getBoundingClientRect())

/** The boxes of all texts there. */
export const textsAround = (packet: HTMLElement): Box[] => [
  ...around(packet, FIGURES, (figure) => figure.getBoundingClientRect()),
  ...around(packet, TEXT, wordsOf, (text) => !text.closest('[aria-hidden]')),
]
