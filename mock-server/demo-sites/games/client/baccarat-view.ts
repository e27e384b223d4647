import type { BaccaratResult, BaccaratSide } from '../baccarat.ts'
import type { VenueState } from '../wire.ts'
import { payTableOdds } from './amount.ts'
import { makeAreas } from './areas.ts'
import { countdown } from './countdown.ts'
import { el, setText } from './dom.ts'
import { makeHand } from './hands.ts'
import { makeRoad } from './road.ts'
import { settledHands } from './settled-hands.ts'
import type { GameView, Page } from './view.ts'

const NAMES: Record<BaccaratSide, string> = { player: '闲', tie: '和', banker: '庄' }
const ORDER: readonly BaccaratSide[] = ['player', 'tie', 'banker']

/** Player against banker, nearest to nine. */
export function baccaratView(first: VenueState<'baccarat'>, page: Page): GameView<'baccarat'> {
  const sides = { player: makeHand('闲', 'hand-player'), banker: makeHand('庄', 'hand-banker') }
  const word = el('p', { class: 'felt-line', 'aria-live': 'polite' })
  const road = makeRoad()
  const areas = makeAreas({ sides: ORDER, names: NAMES, odds: first.table.odds, page })

  async function layOut({ player, banker }: BaccaratResult, moving: boolean) {
    await sides.player.show(player.slice(0, 2), moving)
    await sides.banker.show(banker.slice(0, 2), moving)
    await sides.player.show(player, moving)
    await sides.banker.show(banker, moving)
  }
  function tell({ points, winner }: BaccaratResult) {
    sides.player.note(`${points.player} 点`)
    sides.banker.note(`${points.banker} 点`)
    setText(
      word,
      `闲 ${points.player} : ${points.banker} 庄，${winner === 'tie' ? '和局' : `${NAMES[winner]}胜`}`,
    )
  }
  const hands = settledHands({ hands: Object.values(sides), covered: 2, word, layOut, tell })

  return {
    name: '百家乐',
    nodes: [
      el(
        'div',
        { class: 'cards-table' },
        el('div', { class: 'felt-pair' }, sides.player.node, sides.banker.node),
        word,
        road.node,
        areas.node,
      ),
    ],
    betTexts: {
      pick: (bet) => `押${NAMES[bet.pick.side]}`,
      result: ({ result: { points, winner } }) => `${points.player} : ${points.banker} ${NAMES[winner]}`,
    },
    rules: ({ table }) => ({
      title: '规则与赔率',
      table: {
        head: ['押注', '赔率（含本金）', '返还率'],
        rows: ORDER.map((one) => [`押${NAMES[one]}`, payTableOdds(table.odds[one]), RETURNS[one]]),
      },
      lines: [
        '闲、庄各发两张牌，按规则补第三张，点数（个位数）大者胜；A 算 1 点，10、J、Q、K 算 0 点。',
        '任一方前两张为 8 或 9 点时不再补牌。闲 0～5 点补一张，6、7 点不补。',
        '闲未补牌时，庄 0～5 点补一张。闲补了牌时，庄按 0～2 点必补；3 点遇闲第三张为 8 不补；4 点遇 2～7 补；5 点遇 4～7 补；6 点遇 6、7 补；7 点不补。',
        '押庄赢付 5% 佣金（赔率已扣）；和局时押庄、押闲退回本金。',
        '八副牌，每局洗牌；约五秒后开牌结算。返还率为所有牌局精确计算的结果。',
      ],
    }),
    render(state) {
      const bet = state.open[0]
      road.draw(state.recent.map(({ result }) => ({ tone: result.winner, text: NAMES[result.winner] })))
      areas.show(bet)
      hands.show(bet, state.recent[0])
      this.tick?.(state)
    },
    async reveal(bet) {
      await hands.reveal(bet)
      areas.won(bet.result.winner)
    },
    pick: areas.pick,
    action: areas.action,
    placed: hands.deal,
    tick({ open: [bet] }) {
      if (bet) setText(word, countdown(bet, page, '开牌'))
    },
  }
}

/** Computed over all hands of eight packs (baccarat.test.ts). */
const RETURNS: Record<BaccaratSide, string> = { player: '98.76%', tie: '85.64%', banker: '98.94%' }
