import type { RouletteArea, RouletteSpot } from '../roulette.ts'
import type { VenueState } from '../wire.ts'
import { payTableOdds } from './amount.ts'
import { countdown } from './countdown.ts'
import { animate, buttonElement, el, setText, svgPicture } from './dom.ts'
import { makeRoad } from './road.ts'
import { TURN, toneOf, WHEEL, WHEEL_ART } from './roulette-art.ts'
import type { GameView, Page } from './view.ts'

const AREA_NAMES: Record<RouletteArea, string> = {
  red: '红',
  black: '黑',
  odd: '单',
  even: '双',
  low: '小 1-18',
  high: '大 19-36',
  dozen1: '第一打',
  dozen2: '第二打',
  dozen3: '第三打',
  column1: '第一列',
  column2: '第二列',
  column3: '第三列',
}
const AREAS = Object.keys(AREA_NAMES) as RouletteArea[]
const isThird = (area: RouletteArea): boolean => /^(dozen|column)/.test(area)
const TONES = { red: '红', black: '黑', green: '零' } as const
const NUMBERS = Array.from({ length: WHEEL.length }, (_, n) => n)
const SPIN_MS = 2_400
const TURNS = 3

const spotName = (spot: RouletteSpot): string =>
  typeof spot === 'number' ? `号码 ${spot}` : AREA_NAMES[spot].replace(/ .*/, '')
const pocketName = (pocket: number): string =>
  pocket === 0
    ? '0 零'
    : `${pocket} ${TONES[toneOf(pocket)]}${pocket % 2 ? '单' : '双'}${pocket > 18 ? '大' : '小'}`

/** The European wheel: one spot a spin. */
export function rouletteView(first: VenueState<'roulette'>, page: Page): GameView<'roulette'> {
  let spot: RouletteSpot | undefined
  let open = false
  let shown = ''
  const wheel = svgPicture('0 0 200 200', WHEEL_ART, 'wheel-art')
  const word = el('p', { class: 'felt-line', 'aria-live': 'polite' }, '请下注')
  const left = el('p', { class: 'felt-left num', 'aria-hidden': 'true' })
  const road = makeRoad()
  const buttonOf = (one: RouletteSpot, name: string, odds?: number) => {
    const tone = typeof one === 'number' ? toneOf(one) : one
    const text = odds === undefined ? undefined : el('span', { class: 'num' }, payTableOdds(odds))
    return buttonElement(`spot spot-${tone} num`, () => choose(one), name, text)
  }
  const spots = new Map<RouletteSpot, HTMLButtonElement>([
    ...AREAS.map(
      (area) =>
        [area, buttonOf(area, AREA_NAMES[area], first.table.odds[isThird(area) ? 'third' : 'half'])] as const,
    ),
    ...NUMBERS.map((n) => [n, buttonOf(n, String(n))] as const),
  ])
  const panel = (name: string, className: string, of: readonly RouletteSpot[]) =>
    el(
      'div',
      { class: className, role: 'group', 'aria-label': name },
      ...of.flatMap((one) => spots.get(one) ?? []),
    )
  const panels = {
    areas: panel('区域', 'spots', AREAS),
    numbers: panel('号码', 'spots spots-numbers', NUMBERS),
  }
  const tabs = {
    areas: buttonElement('spots-tab', () => turnTo('areas'), '区域'),
    numbers: buttonElement(
      'spots-tab num',
      () => turnTo('numbers'),
      `单个号码 ${payTableOdds(first.table.odds.number)}`,
    ),
  }

  function turnTo(name: keyof typeof panels) {
    for (const one of ['areas', 'numbers'] as const) {
      panels[one].hidden = one !== name
      tabs[one].setAttribute('aria-pressed', String(one === name))
    }
  }
  function choose(one: RouletteSpot) {
    if (open) return page.toast('转轮未停，结算后再下注')
    spot = spot === one ? undefined : one
    paint()
    page.changed()
  }
  function paint(pocket?: number) {
    for (const [one, node] of spots) {
      node.setAttribute('aria-pressed', String(one === spot))
      node.classList.toggle('spot-won', one === pocket)
    }
  }
  const angleOf = (pocket: number) => -WHEEL.indexOf(pocket as (typeof WHEEL)[number]) * TURN
  function stopAt(pocket: number) {
    wheel.classList.remove('wheel-spins')
    wheel.style.transform = `rotate(${angleOf(pocket)}deg)`
    setText(word, pocketName(pocket))
    setText(left, '')
  }
  turnTo('areas')
  paint()

  return {
    name: '欧式轮盘',
    nodes: [
      el(
        'div',
        { class: 'cards-table' },
        el('div', { class: 'wheel' }, wheel, el('div', { class: 'wheel-words' }, word, left)),
        road.node,
        el('div', { class: 'spots-tabs', role: 'group', 'aria-label': '押注方式' }, tabs.areas, tabs.numbers),
        panels.areas,
        panels.numbers,
      ),
    ],
    betTexts: {
      pick: (bet) => `押${spotName(bet.pick.spot)}`,
      result: ({ result }) => pocketName(result.pocket),
    },
    rules: ({ table }) => ({
      title: '规则与赔率',
      table: {
        head: ['押注', '赔率（含本金）'],
        rows: [
          ['单个号码 0～36', payTableOdds(table.odds.number)],
          ['红、黑、单、双、大、小', payTableOdds(table.odds.half)],
          ['第一、二、三打（1～12、13～24、25～36）', payTableOdds(table.odds.third)],
          ['第一、二、三列（1、4、7…；2、5、8…；3、6、9…）', payTableOdds(table.odds.third)],
        ],
      },
      lines: [
        '转轮有 0～36 共 37 格，只有一个 0，每格机会相同。每局押一个号码或一个区域。',
        '开出 0 时，红黑、单双、大小、打和列都不中。',
        '约六秒后开出结算。所有押注的返还率都是 36/37，即 97.30%。',
      ],
    }),
    render(state) {
      const bet = state.open[0]
      const last = state.recent[0]
      open = bet !== undefined
      road.draw(
        state.recent.map(({ result: { pocket } }) => ({
          tone: `pocket-${toneOf(pocket)}`,
          text: String(pocket),
        })),
      )
      if (bet) {
        spot = bet.pick.spot
        wheel.classList.add('wheel-spins')
        setText(word, `已押${spotName(spot)}`)
        paint()
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
      paint(pocket)
    },
    pick: () => (spot === undefined ? '请选择一个号码或区域' : { pick: { spot } }),
    action(state) {
      if (state.open.length > 0) return { label: '转轮未停…', ready: false }
      return { label: spot === undefined ? '请选择押注' : `下注 · 押${spotName(spot)}`, ready: true }
    },
    placed: () => wheel.classList.add('wheel-spins'),
    tick({ open: [bet] }) {
      if (bet) setText(left, countdown(bet, page, '停下'))
    },
  }
}
