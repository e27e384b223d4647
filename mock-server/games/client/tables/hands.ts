import { animate, el, setText, svgPicture } from '../page/dom.ts'
import { cardBack, cardFace, cardName } from './card-art.ts'

const FLIP_MS = 240

/** A row of cards with a name and a note, such as its points. */
export type Hand = {
  node: HTMLElement
  /**
   * Lays the cards one after the other; undefined is a card face down. Cards that are on the table already stay, and
   * those face down are turned over. Without `moving` all of them are laid at once.
   */
  show(cards: readonly (number | undefined)[], moving?: boolean): Promise<void>
  /** Marks the cards at these places. */
  mark(places: readonly number[]): void
  note(text: string): void
}

const face = (card: number): SVGSVGElement =>
  svgPicture('0 0 80 112', cardFace(card), 'playing-card', cardName(card))
const back = (): SVGSVGElement => svgPicture('0 0 80 112', cardBack(), 'playing-card', '未开的牌')

export function makeHand(name: string, className = ''): Hand {
  const cards = el('div', { class: 'hand-cards' })
  const note = el('span', { class: 'hand-note num' })
  /** The cards on the table, as `show` got them. */
  let lying: (number | undefined)[] = []

  const nodeOf = (card: number | undefined) => (card === undefined ? back() : face(card))
  async function turn(old: Element, card: number | undefined, moving: boolean) {
    const next = nodeOf(card)
    if (moving)
      await animate(old, [{ transform: 'none' }, { transform: 'rotateY(90deg)' }], {
        duration: FLIP_MS / 2,
        easing: 'ease-in',
      })
    old.replaceWith(next)
    if (moving)
      await animate(next, [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], {
        duration: FLIP_MS / 2,
        easing: 'ease-out',
      })
  }
  async function deal(card: number | undefined, moving: boolean) {
    const node = nodeOf(card)
    cards.append(node)
    if (moving)
      await animate(
        node,
        [
          { transform: 'translateY(-40px)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: FLIP_MS, easing: 'ease-out' },
      )
  }

  return {
    node: el(
      'div',
      { class: `hand ${className}`, role: 'group', 'aria-label': name },
      el('p', { class: 'hand-head' }, el('span', { class: 'hand-name' }, name), note),
      cards,
    ),
    async show(next, moving = false) {
      const before = lying
      lying = [...next]
      for (const extra of [...cards.children].slice(next.length)) extra.remove()
      for (const node of cards.children) node.classList.remove('marked')
      for (const [at, card] of next.entries()) {
        const old = cards.children[at]
        if (!old) await deal(card, moving)
        else if (before[at] !== card) await turn(old, card, moving)
      }
    },
    mark(places) {
      for (const [at, node] of [...cards.children].entries())
        node.classList.toggle('marked', places.includes(at))
    },
    note: (text) => setText(note, text),
  }
}
