import type { GameKind } from '../../kinds.ts'
import type { VenueState } from '../../wire.ts'
import { grouped, short } from '../amount.ts'
import type { BetTexts } from '../bet-texts.ts'
import { el } from './dom.ts'

const SETTLED_SHOWN = 10
/** Shown in place of a result, because the match or the draw may still go on. */
export const VOID_TEXT = '无效，本金已退回'

/** The list of the last bets: unsettled ones first, then ten settled ones, newest first. */
export function drawHistory<K extends GameKind>(
  into: HTMLElement,
  { open, recent, table }: VenueState<K>,
  betTexts: BetTexts<K>,
): void {
  const rows = [
    ...[...open]
      .reverse()
      .map((bet) => row(betTexts.pick(bet, table), '未结算', `投注 ${short(bet.stake)}`, 'wait')),
    ...recent.slice(0, SETTLED_SHOWN).map((bet) => {
      const gain = bet.returned - bet.stake
      const tone = gain > 0 ? 'win' : gain < 0 ? 'loss' : 'even'
      return row(
        betTexts.pick(bet, table),
        bet.isVoid ? VOID_TEXT : betTexts.result(bet, table),
        `${gain > 0 ? '+' : ''}${grouped(gain)}`,
        tone,
      )
    }),
  ]
  const list = el('ol', { class: 'bets', tabindex: 0, 'aria-label': '最近注单' }, ...rows)
  into.replaceChildren(
    el('h2', { class: 'history-title' }, '最近注单'),
    rows.length > 0 ? list : el('p', { class: 'history-none' }, '还没有注单'),
  )
}

const row = (pickText: string, resultText: string, amount: string, tone: string): HTMLElement =>
  el(
    'li',
    { class: `bet bet-${tone}` },
    el('span', { class: 'bet-amount num' }, amount),
    el('span', { class: 'bet-picked' }, pickText),
    el('span', { class: 'bet-came' }, resultText),
  )
