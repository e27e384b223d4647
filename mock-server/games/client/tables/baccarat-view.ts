import type { BaccaratResult, BaccaratSpot } from '../../tables/baccarat.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds, short } from '../amount.ts'
import { BACCARAT_NAMES, BACCARAT_ORDER } from '../bet-texts.ts'
import { countdown } from '../lottery/countdown.ts'
import { el, setText } from '../page/dom.ts'
import type { GameView, Page } from '../page/view.ts'
import { makeChipTable } from './chip-table.ts'
import { makeHand } from './hands.ts'
import { type Bead, makeRoad } from './road.ts'
import { settledHands } from './settled-hands.ts'

const ORDER: readonly BaccaratSpot[] = ['playerPair', 'tie', 'bankerPair', 'player', 'banker']

function isWon({ winner, pairs }: BaccaratResult, spot: BaccaratSpot): boolean {
  if (spot === 'playerPair') return pairs.player
  return spot === 'bankerPair' ? pairs.banker : spot === winner
}

/** The winner, with a dot at a corner for each pair, as bead roads have them. */
const beadOf = ({ winner, pairs }: BaccaratResult): Bead => ({
  tone: [winner, ...(pairs.player ? ['player-pair'] : []), ...(pairs.banker ? ['banker-pair'] : [])].join(
    ' bead-',
  ),
  text: BACCARAT_NAMES[winner],
})

/** Player against banker, nearest to nine; chips on any of the five spots. */
export function baccaratView(first: VenueState<'baccarat'>, page: Page): GameView<'baccarat'> {
  const sides = { player: makeHand('闲', 'hand-player'), banker: makeHand('庄', 'hand-banker') }
  const caption = el('p', { class: 'felt-line', 'aria-live': 'polite' })
  const road = makeRoad()
  const { odds, most } = first.table
  const table = makeChipTable<BaccaratSpot>({
    page,
    most: (spot) => most[spot],
    none: '请选择下注区',
    waits: '本局等待开牌，结算后再下注',
  })
  const spots = ORDER.map((spot) =>
    table.spot(
      spot,
      `area area-${spot}`,
      el('strong', {}, BACCARAT_NAMES[spot]),
      el('span', { class: 'num' }, payTableOdds(odds[spot])),
    ),
  )

  async function layOut({ player, banker }: BaccaratResult, moving: boolean) {
    await sides.player.show(player.slice(0, 2), moving)
    await sides.banker.show(banker.slice(0, 2), moving)
    await sides.player.show(player, moving)
    await sides.banker.show(banker, moving)
  }
  function showResult({ points, winner, pairs }: BaccaratResult) {
    sides.player.note(`${points.player} 点`)
    sides.banker.note(`${points.banker} 点`)
    const resultText = winner === 'tie' ? '和局' : `${BACCARAT_NAMES[winner]}胜`
    const made = [...(pairs.player ? ['闲对'] : []), ...(pairs.banker ? ['庄对'] : [])]
    setText(caption, [`闲 ${points.player} : ${points.banker} 庄，${resultText}`, ...made].join('，'))
  }
  const hands = settledHands({
    hands: Object.values(sides),
    covered: 2,
    word: caption,
    layOut,
    tell: showResult,
  })

  return {
    name: '百家乐',
    nodes: [
      el(
        'div',
        { class: 'cards-table' },
        el('div', { class: 'felt-pair' }, sides.player.node, sides.banker.node),
        caption,
        road.node,
        el('div', { class: 'areas areas-baccarat', role: 'group', 'aria-label': '下注区' }, ...spots),
        table.bar,
      ),
    ],
    rules: ({ table: { odds, most }, max }) => ({
      title: '规则与赔率',
      brief: '闲、庄比点数的个位数，大者胜，也可押和与对子。每点一次按下方金额加注。',
      table: {
        head: ['押注', '赔率（含本金）', '限额', '返还率'],
        rows: BACCARAT_ORDER.map((one) => [
          BACCARAT_NAMES[one],
          payTableOdds(odds[one]),
          `1～${short(most[one])}`,
          RETURNS[one],
        ]),
      },
      lines: [
        '闲、庄各发两张牌，按规则补第三张，点数（个位数）大者胜；A 算 1 点，10、J、Q、K 算 0 点。',
        '任一方前两张为 8 或 9 点时不再补牌。闲 0～5 点补一张，6、7 点不补。',
        '闲未补牌时，庄 0～5 点补一张。闲补了牌时，庄按 0～2 点必补；3 点遇闲第三张为 8 不补；4 点遇 2～7 补；5 点遇 4～7 补；6 点遇 6、7 补；7 点不补。',
        `同一局可押多个区，每点一次按下方金额加注，合计最多 ${short(max)} 元，记为一张注单。`,
        '闲对、庄对：该方前两张牌点数相同（如两张 8、两张 K），与花色和胜负无关。',
        '押庄赢付 5% 佣金（赔率已扣）；和局时押庄、押闲退回本金。',
        '打码量：同一局押庄又押闲，只计两者差额；和局退回的本金不计。',
        '八副牌，每局洗牌；约五秒后开牌结算。返还率为所有牌局精确计算的结果。',
      ],
    }),
    render(state) {
      const bet = state.open[0]
      road.draw(state.recent.map(({ result }) => beadOf(result)))
      table.show(state)
      hands.show(bet, state.recent[0])
      this.tick?.(state)
    },
    async reveal(bet) {
      await hands.reveal(bet)
      table.won((spot) => isWon(bet.result, spot))
    },
    pick: table.pick,
    staked: table.staked,
    action: table.action,
    placed: hands.deal,
    tick({ open: [bet] }) {
      if (bet) setText(caption, countdown(bet, page, '开牌'))
    },
  }
}

/** Computed over all hands of eight packs (baccarat.slow.test.ts). */
const RETURNS: Record<BaccaratSpot, string> = {
  player: '98.76%',
  tie: '85.64%',
  banker: '98.94%',
  playerPair: '89.64%',
  bankerPair: '89.64%',
}
