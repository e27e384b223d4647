import type { MahjongResult, MahjongShown, MahjongWinner } from '../../mahjong.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds } from '../amount.ts'
import { countdown, secondsUntil } from '../lottery/countdown.ts'
import { animate, el, setText, svgPicture } from '../page/dom.ts'
import type { GameView, Page } from '../page/view.ts'
import { makeRoad } from '../tables/road.ts'
import { TILE_BACK, tileFace, tileName } from './mahjong-art.ts'

const HAND = 4
const SHOW_MS = 260
const OUTCOMES: Record<MahjongWinner, string> = {
  player: '您自摸，胡了',
  dealer: '庄家自摸',
  none: '流局，退回本金',
}
const BEADS: Record<MahjongWinner, { tone: string; text: string }> = {
  player: { tone: 'banker', text: '胡' },
  dealer: { tone: 'player', text: '输' },
  none: { tone: 'tie', text: '流' },
}

const tileNode = (tile: number | undefined): SVGSVGElement =>
  svgPicture(
    '0 0 60 84',
    tile === undefined ? TILE_BACK : tileFace(tile),
    'tile',
    tile === undefined ? '未亮的牌' : tileName(tile),
  )
const sorted = (tiles: readonly number[]): number[] => [...tiles].sort((a, b) => a - b)

/** A row of tiles with a name: a hand, or what was discarded. */
function makeTiles(name: string, className: string) {
  const tiles = el('div', { class: 'tiles-row' })
  let lying = ''
  return {
    node: el(
      'div',
      { class: `tiles ${className}`, role: 'group', 'aria-label': name },
      el('span', { class: 'tiles-name' }, name),
      tiles,
    ),
    async show(next: readonly (number | undefined)[], moving = false) {
      const text = JSON.stringify(next)
      if (text === lying) return
      lying = text
      tiles.replaceChildren(...next.map(tileNode))
      const newest = tiles.lastElementChild
      if (moving && newest)
        await animate(
          newest,
          [
            { transform: 'translateY(-20px)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: SHOW_MS, easing: 'ease-out' },
        )
    },
  }
}

/** A duel with dots: draw and discard in turn, the first complete hand wins. */
export function mahjongView(_first: VenueState<'mahjong'>, page: Page): GameView<'mahjong'> {
  let lying = ''
  const dealer = makeTiles('庄家', 'tiles-hand')
  const player = makeTiles('您', 'tiles-hand tiles-own')
  const discards = { dealer: makeTiles('庄家打出', 'tiles-out'), player: makeTiles('您打出', 'tiles-out') }
  const word = el('p', { class: 'felt-line', 'aria-live': 'polite' }, '请下注')
  const left = el('p', { class: 'felt-left num', 'aria-hidden': 'true' })
  const road = makeRoad()
  const hidden = Array.from({ length: HAND }, () => undefined)

  /** The four tiles in order, and the newest apart at the end. */
  const handOf = (tiles: readonly number[]) => [...sorted(tiles.slice(0, HAND)), ...tiles.slice(HAND)]

  async function play(id: string, shown: MahjongShown) {
    lying = id
    await dealer.show(hidden)
    await discards.dealer.show(shown.discards.dealer)
    await discards.player.show(shown.discards.player)
    const newest = shown.player[HAND]
    if (newest !== undefined && shown.chooses)
      setText(word, `摸到${tileName(newest)}，请打一张（还可摸 ${shown.drawsLeft - 1} 张）`)
    else setText(word, '等待亮牌')
    await player.show(handOf(shown.player), true)
  }
  async function layOut(result: MahjongResult, moving: boolean) {
    await player.show(sorted(result.player))
    await dealer.show(sorted(result.dealer), moving)
    setText(word, OUTCOMES[result.winner])
    setText(left, '')
  }
  void dealer.show(hidden)
  void player.show(hidden)

  return {
    name: '二人麻将',
    nodes: [
      el(
        'div',
        { class: 'cards-table' },
        dealer.node,
        discards.dealer.node,
        el('div', {}, word, left),
        discards.player.node,
        player.node,
        road.node,
      ),
    ],
    rules: ({ table }) => ({
      title: '规则与赔率',
      brief: '您与庄家轮流摸打，先自摸者胡，流局退回本金。',
      table: {
        head: ['结果', '赔率（含本金）'],
        rows: [
          ['您先自摸', payTableOdds(table.odds)],
          ['流局', '退回本金'],
        ],
      },
      lines: [
        '只用一至九筒各四张。您与庄家各四张牌，您先摸，双方轮流摸一张、打一张。',
        '摸牌后五张凑成一副顺子或刻子加一对将，即自摸胡牌。只能自摸，不能吃、碰、杠或点炮。',
        `双方各摸满 ${table.draws} 张仍无人胡牌为流局。`,
        '庄家按固定规则打牌：打出后听牌张数最多的那张；都不能听时，留下对子和相连的牌。',
        `每次打牌限时 ${table.decideMs / 1_000} 秒，未选择时余下的牌按庄家同样的规则替您打完。`,
        '返还率取决于打法：按上述规则打约 97.1%（百万局模拟）；总是打出刚摸的牌约 48%。',
      ],
    }),
    render(state) {
      const bet = state.open[0]
      const last = state.recent[0]
      road.draw(state.recent.map(({ result }) => BEADS[result.winner]))
      if (bet) void play(bet.id, bet.pick)
      else if (last && lying !== last.id) {
        lying = last.id
        void layOut(last.result, false)
      }
      this.tick?.(state)
    },
    async reveal({ id, result }) {
      lying = id
      await layOut(result, true)
    },
    pick: () => ({ pick: {} }),
    action: (state) =>
      state.open.length > 0 ? { label: '等待亮牌…', ready: false } : { label: '发牌', ready: true },
    moves({ open: [bet] }) {
      if (!bet?.pick.chooses) return []
      // Equal tiles are one choice. The first of them is discarded.
      return sorted([...new Set(bet.pick.player)]).map((tile) => ({
        bet: bet.id,
        label: `打${tileName(tile)}`,
        action: bet.pick.player.indexOf(tile),
        ready: true,
      }))
    },
    placed: () => undefined,
    tick({ open: [bet] }) {
      if (bet?.pick.chooses) setText(left, `${secondsUntil(bet.dueAt, page.now())} 秒内未选择即自动打完`)
      else setText(left, countdown(bet, page, '亮牌'))
    },
  }
}
