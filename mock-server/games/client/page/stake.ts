import { hintFor, parseTyped, readTyped, refuseLines } from '#contracts/money/typed-amount.ts'
import { formatYuan, short } from '../amount.ts'
import { buttonElement, el, setAttributes, setText } from './dom.ts'
import { icon } from './icons.ts'

/** The quick amounts, and the smaller ones of a game whose limit is below the highest of them. */
const CHIPS_FEN = [1_000, 5_000, 10_000, 50_000]
const SMALL_CHIPS_FEN = [1_000, 2_000, 5_000, 10_000]
const STEP_FEN = 1_000

/** The stake: chips, minus, plus and a field. Invalid input stays as typed; `read` returns the reason. */
export type StakeField = {
  row: HTMLElement
  /** Says which amount was read from the typed text, or why it cannot be read. */
  note: HTMLElement
  field: HTMLElement
  /** Fen, or the reason why the stake is invalid. */
  read(limits: { min: number; max: number; balance: number }): number | string
  /** Fen if the text is an amount, for previews. */
  value(): number | undefined
  setLimits(limits: { min: number; max: number; balance: number }): void
}

export function makeStake(onChange: () => void): StakeField {
  let limits = { min: 0, max: 0, balance: 0 }
  const input = el('input', {
    class: 'stake-input num',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': '投注金额（元）',
    value: '10',
    'aria-describedby': 'stake-note',
  })
  const set = (fen: number) => {
    input.value = short(fen)
    changed()
  }
  const step = (by: number) =>
    set(Math.min(Math.max((parseTyped(input.value) ?? 0) + by, limits.min), limits.max))
  let amounts = CHIPS_FEN
  const chips = amounts.map((fen, at) => buttonElement('chip num', () => set(amounts[at] ?? fen), short(fen)))
  const most = buttonElement(
    'chip',
    () => set(Math.max(limits.min, Math.min(limits.max, limits.balance))),
    '最大',
  )
  const row = el('div', { class: 'chips', role: 'group', 'aria-label': '快捷金额' }, ...chips, most)
  const minus = buttonElement('stake-step', () => step(-STEP_FEN), icon('minus'))
  const plus = buttonElement('stake-step', () => step(STEP_FEN), icon('plus'))
  minus.setAttribute('aria-label', '减 10 元')
  plus.setAttribute('aria-label', '加 10 元')
  const field = el('div', { class: 'stake' }, minus, input, plus)

  const note = el('p', { class: 'stake-note num', id: 'stake-note', 'aria-live': 'polite' })
  function showNote(refusedAt?: string) {
    const { words, isWrong } = hintFor(input.value, readTyped(input.value), formatYuan, refusedAt)
    setAttributes(input, { 'aria-invalid': isWrong ? 'true' : undefined })
    note.classList.toggle('stake-wrong', isWrong)
    setText(note, words)
  }
  function changed() {
    showNote()
    pressChips()
    onChange()
  }
  function pressChips() {
    const now = parseTyped(input.value)
    for (const [at, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(amounts[at] === now))
  }
  input.addEventListener('input', changed)
  input.addEventListener('focus', () => input.select())
  for (const way of ['paste', 'drop'] as const)
    input.addEventListener(way, (event) => {
      if (refuseLines(event)) showNote(input.value)
    })
  pressChips()

  return {
    row,
    note,
    field,
    value: () => parseTyped(input.value),
    setLimits(next) {
      limits = next
      const fitting = CHIPS_FEN.every((fen) => fen <= next.max) ? CHIPS_FEN : SMALL_CHIPS_FEN
      if (fitting === amounts) return
      amounts = fitting
      for (const [at, chip] of chips.entries()) setText(chip, short(amounts[at] ?? 0))
      pressChips()
    },
    read({ min, max, balance }) {
      const fen = readTyped(input.value) ?? '请输入投注金额'
      if (typeof fen === 'string') return fen
      if (fen < min || fen > max) return `单注 ${short(min)}～${short(max)} 元`
      return fen > balance ? '场馆余额不足，请回大厅转入后再试' : fen
    },
  }
}
