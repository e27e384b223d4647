import { payTableOdds } from './amount.ts'
import { buttonElement, el } from './dom.ts'

/** Areas of a table to bet on, one at a time. */
export type Areas<S extends string> = {
  node: HTMLElement
  chosen(): S | undefined
  /** Shows a bet's side, or what came; the next choice clears both. */
  choose(side: S | undefined): void
  won(side: S): void
}

type Described<S extends string> = {
  sides: readonly S[]
  names: Record<S, string>
  odds: Record<S, number>
  /** Called by a tap; false keeps the choice as it is. */
  mayChoose(): boolean
  changed(): unknown
}

export function makeAreas<S extends string>({
  sides,
  names,
  odds,
  mayChoose,
  changed,
}: Described<S>): Areas<S> {
  let side: S | undefined
  let won: S | undefined
  const areas = new Map(
    sides.map((one) => [
      one,
      buttonElement(
        `area area-${one}`,
        () => mayChoose() && choose(side === one ? undefined : one),
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
    changed()
  }
  paint()
  return {
    node: el('div', { class: 'areas', role: 'group', 'aria-label': '下注区' }, ...areas.values()),
    chosen: () => side,
    choose,
    won(one) {
      won = one
      paint()
    },
  }
}
