import type { RouletteArea, RouletteSpot } from '../../tables/roulette.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds, short } from '../amount.ts'
import { AREA_NAMES, pocketName } from '../bet-texts.ts'
import { countdown } from '../lottery/countdown.ts'
import { animate, el, setText, svgPicture } from '../page/dom.ts'
import { toneOf } from '../page/names.ts'
import type { GameView, Page } from '../page/view.ts'
import { makeChipTable } from './chip-table.ts'
import { makeRoad } from './road.ts'
import { TURN, WHEEL, WHEEL_ART } from './roulette-art.ts'

/** The numbers of an area, where its name does not say them. */
const RANGES: Partial<Record<RouletteArea, string>> = {
  low: '1-18',
  high: '19-36',
  dozen1: '1-12',
  dozen2: '13-24',
  dozen3: '25-36',
}
const HALVES: readonly RouletteArea[] = ['low', 'even', 'red', 'black', 'odd', 'high']
const isThird = (area: RouletteArea): boolean => /^(dozen|column)/.test(area)
const NUMBERS = Array.from({ length: WHEEL.length }, (_, n) => n)
const SPIN_MS = 2_400
const TURNS = 3

/** The rows of the table: 1 to 3, 4 to 6 and so on; each number stands in its column. */
const ROWS = 12
const FIRST_COLUMN = 3
/** Whether a pocket is in an area. The page cannot import the game's own areas. */
function isIn(area: RouletteArea, pocket: number): boolean {
  if (pocket === 0) return false
  const place = Number(area.slice(-1))
  if (area.startsWith('dozen')) return Math.ceil(pocket / 12) === place
  if (area.startsWith('column')) return (pocket - place) % 3 === 0
  if (area === 'low' || area === 'high') return area === (pocket > 18 ? 'high' : 'low')
  return area === toneOf(pocket) || area === (pocket % 2 === 1 ? 'odd' : 'even')
}
/** The European wheel, and its table: numbers and areas, any of them in one spin. */
export function rouletteView(first: VenueState<'roulette'>, page: Page): GameView<'roulette'> {
  let shown = ''
  const { odds, most } = first.table
  const wheel = svgPicture('0 0 200 200', WHEEL_ART, 'wheel-art')
  const word = el('p', { class: 'felt-line', 'aria-live': 'polite' }, '请下注')
  const left = el('p', { class: 'felt-left num', 'aria-hidden': 'true' })
  const road = makeRoad()
  const table = makeChipTable<RouletteSpot>({
    page,
    most: (spot) => most[typeof spot === 'number' ? 'number' : 'area'],
    none: '请选择下注区',
    waits: '转轮未停，结算后再下注',
  })
  const number = (n: number) => {
    const node = table.spot(n, `spot spot-${toneOf(n)}${n > 0 ? ' spot-number' : ''} num`, String(n))
    // Number 1 is in the first row of the first column, 36 in the last of the last; the zero stands above them.
    if (n > 0) node.style.gridArea = `${Math.ceil(n / 3) + 1} / ${((n - 1) % 3) + FIRST_COLUMN} / auto / auto`
    return node
  }
  const area = (one: RouletteArea, at: string) => {
    const range = RANGES[one]
    const node = table.spot(
      one,
      `spot spot-${one} num`,
      el('strong', {}, AREA_NAMES[one]),
      range === undefined ? undefined : el('span', {}, range),
      el('span', { class: 'num' }, payTableOdds(odds[isThird(one) ? 'third' : 'half'])),
    )
    node.style.gridArea = at
    return node
  }
  const felt = el(
    'div',
    { class: 'roulette-felt', role: 'group', 'aria-label': '押注区' },
    ...HALVES.map((one, at) => area(one, `${2 + at * 2} / 1 / span 2 / auto`)),
    ...([1, 2, 3] as const).map((n) => area(`dozen${n}`, `${2 + (n - 1) * 4} / 2 / span 4 / auto`)),
    ...NUMBERS.map(number),
    ...([1, 2, 3] as const).map((n) =>
      area(`column${n}`, `${ROWS + 2} / ${n + FIRST_COLUMN - 1} / auto / auto`),
    ),
  )

  const angleOf = (pocket: number) => -WHEEL.indexOf(pocket as (typeof WHEEL)[number]) * TURN
  function stopAt(pocket: number) {
    wheel.classList.remove('wheel-spins')
    wheel.style.transform = `rotate(${angleOf(pocket)}deg)`
    setText(word, pocketName(pocket))
    setText(left, '')
  }

  return {
    name: '欧式轮盘',
    nodes: [
      el(
        'div',
        { class: 'cards-table' },
        el('div', { class: 'wheel' }, wheel, el('div', { class: 'wheel-words' }, word, left)),
        road.node,
        table.bar,
        felt,
      ),
    ],
    rules: ({ max }) => ({
      title: '规则与赔率',
      brief: '押号码或区域，看小球停在哪一格。每点一次按下方金额加注。',
      table: {
        head: ['押注', '限额', '赔率（含本金）'],
        rows: [
          ['单个号码 0～36', `1～${short(most.number)}`, payTableOdds(odds.number)],
          ['红、黑、单、双、大、小', `1～${short(most.area)}`, payTableOdds(odds.half)],
          ['第一、二、三打（1～12、13～24、25～36）', `1～${short(most.area)}`, payTableOdds(odds.third)],
          [
            '第一、二、三列（1、4、7…；2、5、8…；3、6、9…）',
            `1～${short(most.area)}`,
            payTableOdds(odds.third),
          ],
        ],
      },
      lines: [
        '转轮有 0～36 共 37 格，只有一个 0，每格机会相同。',
        `同一局可押任意多个号码和区域，每点一次按下方金额加注，合计最多 ${short(max)} 元，记为一张注单。`,
        '开出 0 时，红黑、单双、大小、打和列都不中。',
        '打码量：同一局的押注覆盖 33 格以上时（如红与黑、三打全押、押遍号码），必能收回的部分不计，只计差额。',
        '约六秒后开出结算。所有押注的返还率都是 36/37，即 97.30%。',
      ],
    }),
    render(state) {
      const bet = state.open[0]
      const last = state.recent[0]
      table.show(state)
      road.draw(
        state.recent.map(({ result: { pocket } }) => ({
          tone: `pocket-${toneOf(pocket)}`,
          text: String(pocket),
        })),
      )
      if (bet) {
        wheel.classList.add('wheel-spins')
        setText(word, '转轮转动中')
      } else if (last && shown !== last.id) {
        shown = last.id
        stopAt(last.result.pocket)
      }
      this.tick?.(state)
    },
    async reveal({ id, result: { pocket } }) {
      shown = id
      wheel.classList.remove('wheel-spins')
      const target = angleOf(pocket)
      await animate(
        wheel,
        [{ transform: `rotate(${target - 360 * TURNS}deg)` }, { transform: `rotate(${target}deg)` }],
        { duration: SPIN_MS, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'none' },
      )
      stopAt(pocket)
      table.won((spot) => spot === pocket || (typeof spot !== 'number' && isIn(spot, pocket)))
    },
    pick: table.pick,
    staked: table.staked,
    action: table.action,
    placed() {
      wheel.classList.add('wheel-spins')
      // The table is longer than a phone's screen, so the page scrolls back to the wheel.
      scrollTo({ top: 0 })
    },
    tick({ open: [bet] }) {
      if (bet) setText(left, countdown(bet, page, '停下'))
    },
  }
}
