import type {
  BlackjackMove,
  BlackjackOutcome,
  BlackjackResult,
  BlackjackShown,
} from '../../tables/blackjack.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds } from '../amount.ts'
import { BLACKJACK_CAME } from '../bet-texts.ts'
import { countdown, secondsUntil } from '../lottery/countdown.ts'
import { el, setText } from '../page/dom.ts'
import type { GameView, Page } from '../page/view.ts'
import { makeHand } from './hands.ts'
import { makeRoad } from './road.ts'

const MOVE_NAMES: Record<BlackjackMove, string> = { hit: '要牌', stand: '停牌', double: '加倍' }
const OUTCOMES: Record<BlackjackOutcome, string> = {
  blackjack: '黑杰克，赢',
  win: '您赢了',
  push: '平局，退回本金',
  lose: '庄家赢',
  bust: '爆牌，输',
}
const BEADS: Record<BlackjackOutcome, { tone: string; text: string }> = {
  blackjack: { tone: 'banker', text: BLACKJACK_CAME.blackjack },
  win: { tone: 'banker', text: BLACKJACK_CAME.win },
  push: { tone: 'tie', text: BLACKJACK_CAME.push },
  lose: { tone: 'player', text: BLACKJACK_CAME.lose },
  bust: { tone: 'player', text: BLACKJACK_CAME.bust },
}

/** The best points of cards that the player sees, as the mock backend counts them; `软` where an ace counts 11. */
function pointsText(cards: readonly number[]): string {
  const hard = cards.reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0)
  const soft = hard <= 11 && cards.some((card) => card % 13 === 0)
  return `${soft && hard < 11 ? '软 ' : ''}${soft ? hard + 10 : hard} 点`
}

const isBust = (cards: readonly number[]): boolean =>
  cards.reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0) > 21

/** Twenty-one against the dealer: hit, stand or double. */
export function blackjackView(_first: VenueState<'blackjack'>, page: Page): GameView<'blackjack'> {
  let lying = ''
  const hands = { dealer: makeHand('庄家', 'hand-fan'), player: makeHand('您', 'hand-fan') }
  const word = el('p', { class: 'felt-line', 'aria-live': 'polite' }, '请下注')
  /** A countdown beside the text. Screen readers skip it, because it changes every second. */
  const left = el('p', { class: 'felt-left num', 'aria-hidden': 'true' })
  const road = makeRoad()

  function tell({ points, outcome, isDoubled }: BlackjackResult) {
    hands.dealer.note(`${points.dealer} 点`)
    hands.player.note(`${points.player} 点`)
    setText(word, `${OUTCOMES[outcome]}${isDoubled ? '（已加倍）' : ''}`)
    setText(left, '')
  }
  async function layOut({ player, dealer }: BlackjackResult, moving: boolean) {
    await hands.player.show(player, moving)
    await hands.dealer.show(dealer, moving)
  }
  async function play(id: string, { player, dealer, choices }: BlackjackShown) {
    if (lying !== id) for (const hand of Object.values(hands)) void hand.show([])
    lying = id
    hands.dealer.note(pointsText(dealer))
    await hands.dealer.show([dealer[0], undefined], true)
    await hands.player.show(player, true)
    hands.player.note(pointsText(player))
    setText(
      word,
      choices.length > 0 ? `您有 ${pointsText(player)}，请选择` : isBust(player) ? '爆牌' : '等待开牌',
    )
  }

  return {
    name: '二十一点',
    nodes: [
      el(
        'div',
        { class: 'cards-table' },
        hands.dealer.node,
        el('div', {}, word, left),
        hands.player.node,
        road.node,
      ),
    ],
    rules: ({ table }) => ({
      title: '规则与赔率',
      brief: '不超过 21 点而比庄家大即赢，可要牌、停牌或加倍。',
      table: {
        head: ['结果', '赔率（含本金）'],
        rows: [
          ['黑杰克（前两张 21 点）', payTableOdds(table.odds.blackjack)],
          ['赢', payTableOdds(table.odds.win)],
          ['平局', '退回本金'],
        ],
      },
      lines: [
        '六副牌，每局洗牌。您得两张，庄家先得一张，其余在您停牌后发。A 算 1 或 11 点，J、Q、K 算 10 点，不超过 21 点而大者赢。',
        '要牌：再得一张，超过 21 点即输。停牌：不再要牌。加倍：只在前两张时，再投一份相同的注，得一张后停牌。',
        '庄家不足 17 点必须要牌，17 点及以上（含软 17）停牌。庄家前两张为黑杰克时，赢过您黑杰克以外的所有牌，加倍的注也输。',
        `每次选择限时 ${table.decideMs / 1_000} 秒，未选择即停牌。没有分牌和保险。`,
        '返还率取决于打法：按基本策略约 98.9%，从不要牌约 84%（百万局模拟，按首注计）。',
        '基本策略：硬 17 以上停；13～16 遇庄家 2～6 停，12 遇 4～6 停，其余要牌；11、10 遇 2～9、9 遇 3～6 加倍；软 18 遇 9、10、A 要牌，软 19 以上停，软 17 以下要牌。',
      ],
    }),
    render(state) {
      const bet = state.open[0]
      const last = state.recent[0]
      road.draw(state.recent.map(({ result }) => BEADS[result.outcome]))
      if (bet) void play(bet.id, bet.pick)
      else if (last && lying !== last.id) {
        lying = last.id
        void layOut(last.result, false)
        tell(last.result)
      }
      this.tick?.(state)
    },
    async reveal({ id, result }) {
      lying = id
      await layOut(result, true)
      tell(result)
    },
    pick: () => ({ pick: {} }),
    action: (state) =>
      state.open.length > 0 ? { label: '等待开牌…', ready: false } : { label: '发牌', ready: true },
    moves: ({ open: [bet], balance }) =>
      (bet?.pick.choices ?? []).map((move) => ({
        bet: bet?.id ?? '',
        label: MOVE_NAMES[move],
        action: move,
        ready: move !== 'double' || balance >= (bet?.stake ?? 0),
      })),
    placed: () => undefined,
    tick({ open: [bet] }) {
      if (bet?.pick.choices.length) setText(left, `${secondsUntil(bet.dueAt, page.now())} 秒内未选择即停牌`)
      else setText(left, countdown(bet, page, '开牌'))
    },
  }
}
