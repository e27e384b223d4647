import type { DragonResult, DragonSide } from '../dragon.ts'
import type { VenueState } from '../wire.ts'
import { payTableOdds } from './amount.ts'
import { makeAreas } from './areas.ts'
import { DRAGON_NAMES } from './bet-texts.ts'
import { CARD_BACK, cardFace, cardName } from './card-art.ts'
import { countdown } from './countdown.ts'
import { animate, el, setText, svgPicture } from './dom.ts'
import { EMBLEMS } from './dragon-art.ts'
import { makeRoad } from './road.ts'
import type { GameView, Page } from './view.ts'

const ORDER: readonly DragonSide[] = ['dragon', 'tie', 'tiger']
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
  const areas = makeAreas({ sides: ORDER, names: DRAGON_NAMES, odds: first.table.odds, page })

  const faceDown = () => {
    for (const place of Object.values(places))
      place.replaceChildren(svgPicture('0 0 80 112', CARD_BACK, 'playing-card', '未开的牌'))
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
        areas.node,
      ),
    ],
    rules: ({ table }) => ({
      title: '规则与赔率',
      table: {
        head: ['押注', '赔率（含本金）'],
        rows: ORDER.map((one) => [`押${DRAGON_NAMES[one]}`, payTableOdds(table.odds[one])]),
      },
      lines: [
        '龙、虎各发一张牌，点数大者胜，A 最小、K 最大，花色不计。',
        '开出和局时，押龙、押虎退回一半本金。',
        '八副牌，每局洗牌；约五秒后开牌结算。理论返还率：龙、虎约 96.3%，和约 97.1%。',
      ],
    }),
    render(state) {
      const bet = state.open[0]
      road.draw(
        state.recent.map(({ result }) => ({ tone: result.winner, text: DRAGON_NAMES[result.winner] })),
      )
      areas.show(bet)
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
      areas.won(result.winner)
    },
    pick: areas.pick,
    action: areas.action,
    placed() {
      faceDown()
      void deal()
    },
    tick({ open: [bet] }) {
      if (bet) setText(middle, countdown(bet, page, '开牌'))
    },
  }
}
