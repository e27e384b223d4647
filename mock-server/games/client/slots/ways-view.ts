import type { Fall } from '../../slots/ways.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds } from '../amount.ts'
import { el } from '../page/dom.ts'
import type { GameView } from '../page/view.ts'
import { GEMS } from './gem-art.ts'
import { makeCabinet, pause, payList, ruleSymbol, slotStage, spinAction } from './reels.ts'

const BETWEEN_MS = 140
const WIN_SHOWN_MS = 650
const PAYING = [1, 2, 3, 4, 5, 6, 7, 8]

const nameOf = (symbol: number): string => GEMS.symbols[symbol]?.name ?? ''
const waysText = ({ wins, times }: Fall): string =>
  `${wins.map(({ symbol, ways }) => `${nameOf(symbol)} ${ways} 路`).join(' · ')} ${payTableOdds(
    wins.reduce((sum, win) => sum + win.odds, 0),
  )}${times > 1 ? ` ×${times}` : ''}`

/** Five reels of four rows: what wins bursts, the rest falls, and each fall pays more. */
export function waysView(first: VenueState<'ways'>): GameView<'ways'> {
  const { table } = first
  const cabinet = makeCabinet(GEMS, { reels: 5, rows: 4 }, '从左起三轴以上相同即中，中奖后消除再落')
  const steps = table.times.map((times) => el('li', {}, `×${times}`))
  const ladder = el('ol', { class: 'ladder num', 'aria-label': '连消倍数' }, ...steps)
  const spin = () => {
    cabinet.spin(table.window)
    climb(-1)
  }
  let shown = false

  function climb(fall: number) {
    for (const [at, step] of steps.entries())
      step.classList.toggle('on', fall >= 0 && at === Math.min(fall, steps.length - 1))
  }

  return {
    name: '千路消除',
    nodes: [
      slotStage(
        ...cabinet.nodes,
        ladder,
        payList(
          GEMS,
          PAYING.map((symbol) => [symbol, payTableOdds(table.pays[symbol]?.[2] ?? 0)]),
        ),
      ),
    ],
    rules: () => ({
      title: '规则与赔付',
      brief: '图案从最左轴起连续三轴以上相同即中奖，中奖图案消除后再落下计奖。',
      table: {
        head: ['图案', '每路三轴 / 四轴 / 五轴（含本金）'],
        rows: PAYING.map((symbol) => [
          ruleSymbol(GEMS, symbol),
          (table.pays[symbol] ?? []).map(payTableOdds).join(' / '),
        ]),
      },
      lines: [
        '相同图案从最左轴起连续出现在三轴以上即中奖，每轴任取一个为一路，最多 1024 路；每路赔率乘以整注金额，各路相加。',
        '百搭星出现在中间三轴，可替代任意图案。',
        `中奖图案消除，上方落下补齐并再次计奖；第一次 ×${table.times[0]}，之后依次 ×${table.times.slice(1).join('、×')}，不再中奖为止。`,
        '理论返还率约 95.8%（八百万局模拟）。每次旋转约三秒后结算，刷新页面不影响结果。',
      ],
    }),
    render(state) {
      if (state.open.length > 0) return spin()
      if (shown && !cabinet.isSpinning()) return
      shown = true
      cabinet.stand(state.recent[0]?.result.falls.at(-1)?.window ?? table.window)
    },
    async reveal({ result }) {
      spin()
      for (const [at, fall] of result.falls.entries()) {
        await cabinet.stop(fall.window, at === 0 ? BETWEEN_MS : 0)
        if (fall.wins.length === 0) continue
        climb(at)
        cabinet.mark((reel, row) => fall.hits[reel]?.includes(row) ?? false)
        cabinet.say(waysText(fall))
        await pause(WIN_SHOWN_MS)
      }
      cabinet.say(result.total > 0 ? `合计 ${payTableOdds(result.total)}` : '本次未中奖')
    },
    pick: () => ({ pick: {} }),
    action: (state) => spinAction(state.open.length > 0 || cabinet.isSpinning()),
    placed: spin,
  }
}
