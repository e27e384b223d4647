import type { DragonResult, DragonSide } from '../../tables/dragon.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds, short } from '../amount.ts'
import { DRAGON_NAMES, DRAGON_ORDER } from '../bet-texts.ts'
import { countdown } from '../lottery/countdown.ts'
import { animate, el, setText, svgPicture } from '../page/dom.ts'
import type { GameView, Page } from '../page/view.ts'
import { cardBack, cardFace, cardName } from './card-art.ts'
import { makeChipTable } from './chip-table.ts'
import { EMBLEMS } from './dragon-art.ts'
import { makeRoad } from './road.ts'

const FLIP_MS = 240

/** Two cards, the higher wins. */
export function dragonView(first: VenueState<'dragon'>, page: Page): GameView<'dragon'> {
  const places = { dragon: el('div', { class: 'card-place' }), tiger: el('div', { class: 'card-place' }) }
  const middle = el('p', { class: 'felt-word', 'aria-live': 'polite' }, '请下注')
  const seat = (one: 'dragon' | 'tiger') =>
    el(
      'div',
      { class: `seat seat-${one}` },
      svgPicture('0 0 100 100', EMBLEMS[one], 'emblem'),
      places[one],
      el('span', { class: 'seat-name' }, DRAGON_NAMES[one]),
    )
  const road = makeRoad()
  const { odds, most } = first.table
  const table = makeChipTable<DragonSide>({
    page,
    most: (spot) => most[spot],
    none: '请选择下注区',
    waits: '本局等待开牌，结算后再下注',
  })
  const spots = DRAGON_ORDER.map((spot) =>
    table.spot(
      spot,
      `area area-${spot}`,
      el('strong', {}, DRAGON_NAMES[spot]),
      el('span', { class: 'num' }, payTableOdds(odds[spot])),
    ),
  )

  const faceDown = () => {
    for (const place of Object.values(places))
      place.replaceChildren(svgPicture('0 0 80 112', cardBack(), 'playing-card', '未开的牌'))
  }
  const face = (card: number) => svgPicture('0 0 80 112', cardFace(card), 'playing-card', cardName(card))
  async function flip(place: HTMLElement, card: number) {
    const old = place.firstElementChild
    if (old)
      await animate(old, [{ transform: 'none' }, { transform: 'rotateY(90deg)' }], {
        duration: FLIP_MS / 2,
        easing: 'ease-in',
      })
    place.replaceChildren(face(card))
    if (place.firstElementChild)
      await animate(place.firstElementChild, [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], {
        duration: FLIP_MS / 2,
        easing: 'ease-out',
      })
  }
  const deal = () =>
    Promise.all(
      Object.values(places).flatMap((place) =>
        [...place.children].map((node) =>
          animate(
            node,
            [
              { transform: 'translateY(-40px)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            { duration: FLIP_MS, easing: 'ease-out' },
          ),
        ),
      ),
    )
  const stand = (result: DragonResult) => {
    places.dragon.replaceChildren(face(result.dragon))
    places.tiger.replaceChildren(face(result.tiger))
  }
  faceDown()

  return {
    name: '龙虎',
    nodes: [
      el(
        'div',
        { class: 'dragon' },
        el('div', { class: 'felt' }, seat('dragon'), middle, seat('tiger')),
        road.node,
        el('div', { class: 'areas', role: 'group', 'aria-label': '下注区' }, ...spots),
        table.bar,
      ),
    ],
    rules: ({ max }) => ({
      title: '规则与赔率',
      brief: '龙、虎各发一张牌，点数大者胜，也可押和。每点一次按下方金额加注。',
      table: {
        head: ['押注', '赔率（含本金）', '限额'],
        rows: DRAGON_ORDER.map((one) => [
          DRAGON_NAMES[one],
          payTableOdds(odds[one]),
          `1～${short(most[one])}`,
        ]),
      },
      lines: [
        '龙、虎各发一张牌，点数大者胜，A 最小、K 最大，花色不计。',
        `同一局可押多个区，每点一次按下方金额加注，合计最多 ${short(max)} 元，记为一张注单。`,
        '开出和局时，押龙、押虎退回一半本金。',
        '打码量：同一局押龙又押虎，只计两者差额，和局也一样；押和全额计入。',
        '八副牌，每局洗牌；约五秒后开牌结算。理论返还率：龙、虎约 96.3%，和约 97.1%。',
      ],
    }),
    render(state) {
      const bet = state.open[0]
      road.draw(
        state.recent.map(({ result }) => ({ tone: result.winner, text: DRAGON_NAMES[result.winner] })),
      )
      table.show(state)
      if (bet) {
        if (!places.dragon.querySelector('[aria-label="未开的牌"]')) faceDown()
        setText(middle, '等待开牌')
      } else if (state.recent[0] && middle.textContent === '请下注') stand(state.recent[0].result)
      this.tick?.(state)
    },
    async reveal(bet) {
      const { result } = bet
      if (!places.dragon.querySelector('[aria-label="未开的牌"]')) faceDown()
      await flip(places.dragon, result.dragon)
      await flip(places.tiger, result.tiger)
      setText(middle, result.winner === 'tie' ? '和局' : `${DRAGON_NAMES[result.winner]}胜`)
      table.won((spot) => spot === result.winner)
    },
    pick: table.pick,
    staked: table.staked,
    action: table.action,
    placed() {
      faceDown()
      void deal()
    },
    tick({ open: [bet] }) {
      if (bet) setText(middle, countdown(bet, page, '开牌'))
    },
  }
}
