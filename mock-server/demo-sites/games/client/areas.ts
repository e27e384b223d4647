import { payTableOdds } from './amount.ts'
import { buttonElement, el } from './dom.ts'
import type { Page } from './view.ts'

/** Areas of a table to bet on: one area, and one open bet at a time. */
export type Areas<S extends string> = {
  node: HTMLElement
  /** Shows the side of the open bet, which stays until it settles. */
  show(bet: { pick: { side: S } } | undefined): void
  /** Marks what came, until the next choice. */
  won(side: S): void
  /** The chosen side, or what is missing: what a view answers as its own `pick`. */
  pick(): { pick: { side: S } } | string
  /** What a view answers as its own `action`. */
  action(): { label: string; ready: boolean }
}

type Described<S extends string> = {
  sides: readonly S[]
  names: Record<S, string>
  odds: Record<S, number>
  page: Page
}

export function makeAreas<S extends string>({ sides, names, odds, page }: Described<S>): Areas<S> {
  let isOpen = false
  let side: S | undefined
  let won: S | undefined
  const areas = new Map(
    sides.map((one) => [
      one,
      buttonElement(
        `area area-${one}`,
        () => (isOpen ? page.toast('本局等待开牌，结算后再下注') : choose(side === one ? undefined : one)),
        el('strong', {}, names[one]),
        el('span', { class: 'num' }, payTableOdds(odds[one])),
        el('span', { class: 'area-chip' }),
      ),
    ]),
  )
  function paint() {
    for (const [one, node] of areas) {
      node.setAttribute('aria-pressed', String(one === side))
      node.classList.toggle('area-won', one === won)
    }
  }
  function choose(next: S | undefined) {
    side = next
    won = undefined
    paint()
    page.changed()
  }
  paint()
  return {
    node: el('div', { class: 'areas', role: 'group', 'aria-label': '下注区' }, ...areas.values()),
    show(bet) {
      isOpen = bet !== undefined
      if (bet && side !== bet.pick.side) choose(bet.pick.side)
    },
    won(one) {
      won = one
      paint()
    },
    pick: () => (side ? { pick: { side } } : `请选择${listed(sides.map((one) => `押${names[one]}`))}`),
    action() {
      if (isOpen) return { label: '等待开牌…', ready: false }
      return { label: side ? `下注 · 押${names[side]}` : '请选择押注', ready: true }
    },
  }
}

/** `押龙、押和或押虎`. */
const listed = (names: readonly string[]): string => `${names.slice(0, -1).join('、')}或${names.at(-1)}`
