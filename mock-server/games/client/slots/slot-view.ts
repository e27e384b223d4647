import type { VenueState } from '../../wire.ts'
import { payTableOdds } from '../amount.ts'
import type { GameView } from '../page/view.ts'
import { makeCabinet, payList, ruleSymbol, slotStage, spinAction } from './reels.ts'
import { SAIL } from './sail-art.ts'

const BETWEEN_MS = 300

const nameOf = (symbol: number): string => SAIL.symbols[symbol]?.name ?? ''

/** Three reels that spin until the mock backend answers where they stop. */
export function slotView(first: VenueState<'slot'>): GameView<'slot'> {
  const cabinet = makeCabinet(SAIL, { reels: 3, rows: 3 }, '三连即中，百搭可替代任意图案')
  const strips = first.table.reels.map((reel) => [...reel].map(Number))
  const spin = () => cabinet.spin(strips)
  let shown = false

  return {
    name: '九宫拉霸',
    nodes: [
      slotStage(
        ...cabinet.nodes,
        payList(
          SAIL,
          first.table.pays.map((odds, i) => [i, payTableOdds(odds)]),
        ),
      ),
    ],
    rules: (state) => ({
      title: '规则与赔付',
      brief: '五条线上，同一条线三个图案相同即中奖。',
      table: {
        head: ['图案', '三连赔率（含本金）'],
        rows: state.table.pays.map((odds, i) => [
          ruleSymbol(SAIL, i, i === 0 ? '（百搭）' : ''),
          payTableOdds(odds),
        ]),
      },
      lines: [
        '三行与两条对角线共五条线，同线三个相同图案即中奖，赔率乘以整注金额，多线同中则相加。',
        '百搭可替代任意图案。',
        '理论返还率 96.0%。每次旋转约三秒后结算，刷新页面不影响结果。',
      ],
    }),
    render(state) {
      if (state.open.length > 0) return spin()
      if (shown && !cabinet.isSpinning()) return
      shown = true
      cabinet.stand(state.recent[0]?.result.window ?? strips.map((strip) => strip.slice(0, 3)))
    },
    async reveal(bet, state) {
      spin()
      const { window, wins } = bet.result
      await cabinet.stop(window, BETWEEN_MS)
      const lines = wins.map(({ line }) => state.table.lines[line] ?? [])
      cabinet.mark((reel, row) => lines.some((rows) => rows[reel] === row))
      cabinet.drawLines(lines)
      cabinet.say(
        wins.length > 0
          ? wins.map(({ symbol, odds }) => `${nameOf(symbol)}三连 ${payTableOdds(odds)}`).join(' · ')
          : '本次未中奖',
      )
    },
    pick: () => ({ pick: {} }),
    action: (state) => spinAction(state.open.length > 0 || cabinet.isSpinning()),
    placed: spin,
  }
}
