import type { SlotTable } from '../slot.ts'
import type { VenueState } from '../wire.ts'
import { payTableOdds } from './amount.ts'
import { animate, el, prefersReducedMotion, svgPicture } from './dom.ts'
import { sceneOf, symbolsOf } from './slot-art.ts'
import type { GameView } from './view.ts'

const SPUN = 8
const STOP_MS = 220
const BETWEEN_MS = 180

const pause = (ms: number): Promise<void> =>
  prefersReducedMotion() ? Promise.resolve() : new Promise((done) => setTimeout(done, ms))

/** Three reels that spin until the mock backend answers where they stop. */
export function slotView(first: VenueState<'slot'>): GameView<'slot'> {
  const art = symbolsOf(first.skin)
  const sprite = svgPicture(
    '0 0 0 0',
    art.map(({ body }, i) => `<symbol id="s${i}" viewBox="0 0 100 100">${body}</symbol>`).join(''),
    'sprite',
  )
  const cell = (symbol: number): HTMLElement =>
    el(
      'div',
      { class: 'cell' },
      svgPicture('0 0 100 100', `<use href="#s${symbol}"/>`, 'symbol', art[symbol]?.name),
    )
  const reels = first.table.reels.map(() => el('div', { class: 'reel' }))
  const lines = svgPicture('0 0 6 6', '', 'lines')
  lines.setAttribute('preserveAspectRatio', 'none')
  const result = el('p', { class: 'slot-result' }, '三连即中，百搭可替代任意图案')
  const cabinet = el('div', { class: 'cabinet' }, el('div', { class: 'window' }, ...reels, lines), result)
  const pays = el(
    'ol',
    { class: 'pays', 'aria-label': '赔率' },
    ...first.table.pays.map((odds, i) =>
      el(
        'li',
        {},
        svgPicture('0 0 100 100', `<use href="#s${i}"/>`, 'pay-symbol', art[i]?.name),
        el('span', { class: 'num' }, payTableOdds(odds)),
      ),
    ),
  )
  let spinning = false

  function stand(reel: HTMLElement, symbols: readonly number[]) {
    reel.classList.remove('spin')
    reel.replaceChildren(...symbols.map(cell))
  }
  function spin(table: SlotTable) {
    if (spinning) return
    spinning = true
    clearLines()
    result.textContent = '转动中…'
    cabinet.classList.add('spinning')
    for (const [i, reel] of reels.entries()) {
      const strip = [...(table.reels[i] ?? '')].slice(0, SPUN).map(Number)
      if (prefersReducedMotion()) continue
      reel.replaceChildren(el('div', { class: 'strip' }, ...[...strip, ...strip.slice(0, 3)].map(cell)))
      reel.classList.add('spin')
    }
  }
  function clearLines() {
    lines.replaceChildren()
    for (const node of cabinet.querySelectorAll('.hit')) node.classList.remove('hit')
  }

  return {
    name: '九宫拉霸',
    nodes: [
      el(
        'div',
        { class: 'slot' },
        sprite,
        svgPicture('0 0 358 100', sceneOf(first.skin), 'scene'),
        cabinet,
        pays,
      ),
    ],
    betTexts: {
      pick: () => '五线旋转',
      result: (bet) => {
        const best = bet.result.wins.toSorted((a, b) => b.odds - a.odds)[0]
        return best ? `${art[best.symbol]?.name ?? ''}三连` : '未中'
      },
    },
    rules: (state) => ({
      title: '规则与赔付',
      table: {
        head: ['图案', '三连赔率（含本金）'],
        rows: state.table.pays.map((odds, i) => [
          el(
            'span',
            { class: 'rule-symbol' },
            svgPicture('0 0 100 100', `<use href="#s${i}"/>`, 'pay-symbol'),
            `${art[i]?.name ?? ''}${i === 0 ? '（百搭）' : ''}`,
          ),
          payTableOdds(odds),
        ]),
      },
      lines: [
        '三行与两条对角线共五条线，同线三个相同图案即中奖，赔率乘以整注金额，多线同中则相加。',
        '百搭可替代任意图案。',
        '理论返还率约 96.0%。每次旋转约三秒后结算，刷新页面不影响结果。',
      ],
    }),
    render(state) {
      if (state.open.length > 0) return spin(state.table)
      const last = state.recent[0]?.result.window
      if (spinning || reels[0]?.childElementCount === 0) {
        spinning = false
        cabinet.classList.remove('spinning')
        for (const [i, reel] of reels.entries())
          stand(reel, last?.[i] ?? [...(state.table.reels[i] ?? '')].slice(0, 3).map(Number))
      }
    },
    async reveal(bet, state) {
      spin(state.table)
      for (const [i, reel] of reels.entries()) {
        stand(reel, bet.result.window[i] ?? [])
        const strip = [...reel.children]
        await Promise.all(
          strip.map((node) =>
            animate(
              node,
              [
                { transform: 'translateY(-60%)' },
                { transform: 'translateY(6%)', offset: 0.7 },
                { transform: 'none' },
              ],
              { duration: STOP_MS, easing: 'ease-out' },
            ),
          ),
        )
        if (i < 2) await pause(BETWEEN_MS)
      }
      spinning = false
      cabinet.classList.remove('spinning')
      const points: string[] = []
      for (const { line } of bet.result.wins) {
        const rows = state.table.lines[line] ?? []
        for (const [reel, row] of rows.entries()) reels[reel]?.children[row]?.classList.add('hit')
        points.push(rows.map((row, reel) => `${2 * reel + 1},${2 * row + 1}`).join(' '))
      }
      lines.innerHTML = points.map((at) => `<polyline points="${at}"/>`).join('')
      const { wins } = bet.result
      result.textContent =
        wins.length > 0
          ? wins.map(({ symbol, odds }) => `${art[symbol]?.name ?? ''}三连 ${payTableOdds(odds)}`).join(' · ')
          : '本次未中奖'
    },
    pick: () => ({ pick: {} }),
    action: (state) =>
      state.open.length > 0 || spinning
        ? { label: '转动中…', ready: false }
        : { label: '开始旋转', ready: true },
    placed: () => spin(first.table),
  }
}
