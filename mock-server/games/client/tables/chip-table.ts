import { short } from '../amount.ts'
import { buttonElement, el, setText } from '../page/dom.ts'
import type { Page } from '../page/view.ts'

/** A table on which chips lie on several spots in one round. */
export type ChipTable<S> = {
  /** The button of a spot. Its chip is behind `children`. */
  spot(spot: S, className: string, ...children: readonly (Node | string | undefined)[]): HTMLButtonElement
  /** The total stake on the table, and the buttons that take chips off or repeat those of the last round. */
  bar: HTMLElement
  /** Shows the chips of the open bet until it settles, otherwise the player's own. */
  show(state: Limits & { open: readonly Bet<S>[]; recent: readonly Bet<S>[] }): void
  /** Marks the spots that won, until the next chip. */
  won(isWon: (spot: S) => boolean): void
  /** What a view returns as its own `pick`, `staked` and `action`. */
  pick(): { pick: { chips: readonly Laid<S>[] } } | string
  staked(): number
  action(): { label: string; ready: boolean }
}

type Laid<S> = { spot: S; stake: number }
type Bet<S> = { pick: { chips: readonly Laid<S>[] } }
type Limits = { max: number; balance: number }

type Described<S> = {
  page: Page
  /** The largest stake on a spot, in fen. */
  most(spot: S): number
  /** The messages for an empty table, and for a chip that is laid while a bet is open. */
  none: string
  waits: string
}

const LEAST_FEN = 100

export function makeChipTable<S>({ page, most, none, waits }: Described<S>): ChipTable<S> {
  const spots = new Map<S, { node: HTMLButtonElement; chip: HTMLElement }>()
  /** The player's chips in the order in which they were laid, so that the last can be taken off. */
  let laid: Laid<S>[] = []
  let open: Bet<S> | undefined
  let last: Bet<S> | undefined
  let limits: Limits = { max: 0, balance: 0 }
  let isWon: ((spot: S) => boolean) | undefined

  const sum = el('span', { class: 'chips-sum num', 'aria-live': 'polite' })
  const undo = buttonElement('chips-act', () => change(laid.slice(0, -1)), '撤销')
  const clear = buttonElement('chips-act', () => change([]), '清空')
  const again = buttonElement('chips-act', layAgain, '重复上局')
  const bar = el('div', { class: 'chips-bar', role: 'group', 'aria-label': '筹码' }, sum, undo, clear, again)

  const lying = (): readonly Laid<S>[] => open?.pick.chips ?? laid
  const on = (spot: S): number =>
    lying().reduce((stake, chip) => (chip.spot === spot ? stake + chip.stake : stake), 0)
  const total = (): number => lying().reduce((stake, chip) => stake + chip.stake, 0)

  function paint() {
    for (const [spot, { node, chip }] of spots) {
      const stake = on(spot)
      node.setAttribute('aria-pressed', String(stake > 0))
      node.classList.toggle('spot-won', isWon?.(spot) ?? false)
      setText(chip, stake > 0 ? short(stake) : '')
    }
    const count = spotsLaid()
    setText(sum, total() > 0 ? `${open ? '本局已下' : '已选'} ${short(total())} 元 · ${count} 区` : none)
    const isIdle = open !== undefined || laid.length === 0
    undo.setAttribute('aria-disabled', String(isIdle))
    clear.setAttribute('aria-disabled', String(isIdle))
    again.setAttribute('aria-disabled', String(open !== undefined || last === undefined || laid.length > 0))
  }
  const spotsLaid = (): number => new Set(lying().map(({ spot }) => spot)).size

  function change(next: Laid<S>[]) {
    if (open) return page.toast(waits)
    if (next.length === laid.length) return
    laid = next
    isWon = undefined
    paint()
    page.changed()
  }
  function layAgain() {
    if (open) return page.toast(waits)
    if (laid.length > 0 || !last) return
    const stake = last.pick.chips.reduce((all, chip) => all + chip.stake, 0)
    if (stake > limits.balance) return page.toast(SHORT)
    change(last.pick.chips.map((chip) => ({ ...chip })))
  }
  /** Lays the chosen amount, or as much of it as the limits allow. */
  function lay(spot: S) {
    if (open) return page.toast(waits)
    const amount = page.stake()
    if (typeof amount === 'string') return page.toast(amount)
    if (total() + Math.min(amount, LEAST_FEN) > limits.balance) return page.toast(SHORT)
    const [onSpot, inRound] = [most(spot) - on(spot), limits.max - total()]
    const fits = Math.min(amount, onSpot, inRound, limits.balance - total())
    if (fits < amount)
      page.toast(
        fits === onSpot
          ? `该区最多 ${short(most(spot))} 元`
          : fits === inRound
            ? `每局合计最多 ${short(limits.max)} 元`
            : SHORT,
      )
    if (fits >= LEAST_FEN) change([...laid, { spot, stake: fits }])
  }
  /** The chips of each spot together, in the order of the table. */
  const merged = (): Laid<S>[] =>
    [...spots.keys()].flatMap((spot) => (on(spot) > 0 ? [{ spot, stake: on(spot) }] : []))

  return {
    bar,
    spot(spot, className, ...children) {
      const chip = el('span', { class: 'spot-chip num' })
      const node = buttonElement(className, () => lay(spot), ...children, chip)
      spots.set(spot, { node, chip })
      return node
    },
    show(state) {
      const [bet] = state.open
      if (bet) laid = []
      open = bet
      last = bet ?? state.recent[0]
      limits = state
      paint()
    },
    won(wins) {
      isWon = wins
      paint()
    },
    pick: () => (laid.length > 0 ? { pick: { chips: merged() } } : none),
    staked: () => total(),
    action: () =>
      open
        ? { label: '等待结果…', ready: false }
        : { label: laid.length > 0 ? `下注 · 共 ${short(total())} 元` : none, ready: true },
  }
}

const SHORT = '场馆余额不足，请回大厅转入后再试'
