import type { BullResult } from '../../tables/bull.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds } from '../amount.ts'
import { bullName } from '../bet-texts.ts'
import { countdown } from '../lottery/countdown.ts'
import { el, setText } from '../page/dom.ts'
import type { GameView, Page } from '../page/view.ts'
import { makeHand } from './hands.ts'
import { makeRoad } from './road.ts'
import { settledHands } from './settled-hands.ts'

/** The winning bulls of each row of the pay table, highest first. */
const PAY_NAMES = ['牛牛', '牛七～牛九', '牛一～牛六']

type Came = '赢' | '平' | '输'
const cameOf = ({ hands }: BullResult): Came => {
  const gap = hands.player.bull - hands.banker.bull
  return gap > 0 ? '赢' : gap < 0 ? '输' : '平'
}
const TONES: Record<Came, string> = { 赢: 'banker', 平: 'tie', 输: 'player' }

/** Five cards against the banker's five. */
export function bullView(first: VenueState<'bull'>, page: Page): GameView<'bull'> {
  const sides = { banker: makeHand('庄家', 'hand-five'), player: makeHand('您', 'hand-five') }
  const word = el('p', { class: 'felt-line', 'aria-live': 'polite' })
  const road = makeRoad()
  const pays = el(
    'dl',
    { class: 'pay-row' },
    ...first.table.pays.map(({ odds }, at) =>
      el('div', {}, el('dt', {}, PAY_NAMES[at]), el('dd', { class: 'num' }, payTableOdds(odds))),
    ),
  )

  async function layOut(result: BullResult, moving: boolean) {
    for (const side of ['banker', 'player'] as const) {
      await sides[side].show(result[side], moving)
      sides[side].mark(result.hands[side].three)
      sides[side].note(bullName(result.hands[side].bull))
    }
  }
  const tell = (result: BullResult) => {
    const { player, banker } = result.hands
    const came = { 赢: '您赢了', 平: '平局，退回本金', 输: '庄家赢' }[cameOf(result)]
    setText(word, `${bullName(player.bull)} 对 ${bullName(banker.bull)}，${came}`)
  }
  const hands = settledHands({ hands: Object.values(sides), covered: 5, word, layOut, tell })

  return {
    name: '牛牛',
    nodes: [el('div', { class: 'cards-table' }, sides.banker.node, word, sides.player.node, road.node, pays)],
    rules: ({ table }) => ({
      title: '规则与赔率',
      brief: '您与庄家各发五张牌，牛大者赢，相同则退回本金。',
      table: {
        head: ['您以此牌型赢', '赔率（含本金）'],
        rows: table.pays.map(({ odds }, at) => [PAY_NAMES[at] ?? '', payTableOdds(odds)]),
      },
      lines: [
        '一副牌，您与庄家各发五张。三张凑成 10 的倍数即有牛，另两张之和的个位就是牛几，个位为 0 是牛牛；凑不成为没牛。',
        'A 算 1 点，2～9 按牌面，10、J、Q、K 算 10 点。',
        '牛大者赢；牛相同为平局，退回本金（两边都没牛也是平局）。',
        '输时只输本局投注，庄家牌再大也不多赔。',
        '每局洗牌；约五秒后开牌结算。返还率 97.0%，为所有牌型精确计算的结果。',
      ],
    }),
    render(state) {
      road.draw(state.recent.map(({ result }) => ({ tone: TONES[cameOf(result)], text: cameOf(result) })))
      hands.show(state.open[0], state.recent[0])
      this.tick?.(state)
    },
    reveal: hands.reveal,
    pick: () => ({ pick: {} }),
    action: (state) =>
      state.open.length > 0 ? { label: '等待开牌…', ready: false } : { label: '发牌', ready: true },
    placed: hands.deal,
    tick({ open: [bet] }) {
      if (bet) setText(word, countdown(bet, page, '开牌'))
    },
  }
}
