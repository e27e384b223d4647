import type { GameKind } from '../../kinds.ts'
import type { VenueState } from '../../wire.ts'
import { grouped, short } from '../amount.ts'
import type { BetTexts } from '../bet-texts.ts'
import { el } from './dom.ts'
import { roundArt } from './round-art.ts'

const SETTLED_SHOWN = 10
/** Shown in place of a result, because the match or the draw may still go on. */
export const VOID_TEXT = '无效，本金已退回'

type Row = { id: string; picked: string; came: string; amount: string; tone: string }

/** What each list shows: it is drawn anew only when that changes, so that it stays where it was scrolled to. */
const shown = new WeakMap<HTMLElement, string>()

/** The list of the last bets: unsettled ones first, then ten settled ones, newest first, with their rounds drawn small. */
export function drawHistory<K extends GameKind>(
  into: HTMLElement,
  { open, recent, table }: VenueState<K>,
  betTexts: BetTexts<K>,
): void {
  const waiting = [...open].reverse().map((bet) => ({
    id: bet.id,
    picked: betTexts.pick(bet, table),
    came: '未结算',
    amount: `投注 ${short(bet.stake)}`,
    tone: 'wait',
  }))
  const settled = recent.slice(0, SETTLED_SHOWN).map((bet) => {
    const gain = bet.returned - bet.stake
    const row: Row = {
      id: bet.id,
      picked: betTexts.pick(bet, table),
      came: bet.isVoid ? VOID_TEXT : betTexts.result(bet, table),
      amount: `${gain > 0 ? '+' : ''}${grouped(gain)}`,
      tone: gain > 0 ? 'win' : gain < 0 ? 'loss' : 'even',
    }
    return { bet, row }
  })
  const key = JSON.stringify([waiting, settled.map(({ row }) => row)])
  if (shown.get(into) === key && into.hasChildNodes()) return
  shown.set(into, key)
  const rows = [
    ...waiting.map((row) => rowOf(row)),
    ...settled.map(({ bet, row }) =>
      rowOf(row, `投注 ${short(bet.stake)} · 派彩 ${short(bet.returned)}`, roundArt(bet, table)),
    ),
  ]
  const list = el('ol', { class: 'bets', tabindex: 0, 'aria-label': '最近注单' }, ...rows)
  into.replaceChildren(
    el('h2', { class: 'history-title' }, '最近注单'),
    rows.length > 0 ? list : el('p', { class: 'history-none' }, '还没有注单'),
  )
}

const rowOf = ({ picked, came, amount, tone }: Row, money?: string, art?: HTMLElement): HTMLElement =>
  el(
    'li',
    { class: `bet bet-${tone}` },
    el('span', { class: 'bet-amount num' }, amount),
    el('span', { class: 'bet-picked' }, picked),
    art,
    el('span', { class: 'bet-came' }, came),
    money === undefined ? undefined : el('span', { class: 'bet-money num' }, money),
  )
