import type { LinesSpin } from '../../slots/lines.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds } from '../amount.ts'
import { lineText } from '../bet-texts.ts'
import type { GameView } from '../page/view.ts'
import { GARDEN } from './garden-art.ts'
import { makeCabinet, pause, payList, ruleSymbol, slotStage, spinAction } from './reels.ts'

const BETWEEN_MS = 160
const FREE_BETWEEN_MS = 60
const WIN_SHOWN_MS = 700
const NO_WIN_SHOWN_MS = 250

const SCATTER = 7
const total = (spin: LinesSpin): number => spin.wins.reduce((sum, win) => sum + win.odds, 0)

/** Five reels, ten lines; three moons start free spins. */
export function linesView(first: VenueState<'lines'>): GameView<'lines'> {
  const { table } = first
  const hint = `三个圆月送 ${table.freeSpins} 次免费旋转，奖金 ×${table.freeTimes}`
  const cabinet = makeCabinet(GARDEN, { reels: 5, rows: 3 }, hint)
  const spin = () => cabinet.spin(table.reels)
  const paying = table.pays.flatMap((row, symbol) => (row[0] ? [{ symbol, row }] : []))
  let shown = false

  /** Moons are marked only if they start free spins. During free spins they start none. */
  function markWins(one: LinesSpin, free: boolean) {
    const wins = one.wins.map(({ line, length }) => (table.lines[line] ?? []).slice(0, length))
    const moons = !free && one.moons >= table.scatters
    cabinet.mark(
      (reel, row) =>
        wins.some((rows) => rows[reel] === row) || (moons && one.window[reel]?.[row] === SCATTER),
    )
    cabinet.drawLines(wins)
  }
  async function play(one: LinesSpin, free: boolean, say: (won: string) => string) {
    await cabinet.stop(one.window, free ? FREE_BETWEEN_MS : BETWEEN_MS)
    markWins(one, free)
    const won = total(one)
    cabinet.say(say(won > 0 ? payTableOdds(won) : '未中'))
    return won
  }

  return {
    name: '五轴十线',
    nodes: [
      slotStage(
        ...cabinet.nodes,
        payList(
          GARDEN,
          paying.map(({ symbol, row }) => [symbol, payTableOdds(row[2] ?? 0)]),
        ),
      ),
    ],
    rules: () => ({
      title: '规则与赔付',
      brief: `图案从最左轴起连续三个以上相同即中奖，出现 ${table.scatters} 个圆月送免费旋转。`,
      table: {
        head: ['图案', '三连 / 四连 / 五连（含本金）'],
        rows: paying.map(({ symbol, row }) => [
          ruleSymbol(GARDEN, symbol),
          row.map(payTableOdds).join(' / '),
        ]),
      },
      lines: [
        '十条线从最左轴起连续相同即中奖，赔率乘以整注金额，多线同中则相加。',
        '花灯为百搭，出现在中间三轴，可替代除圆月外的任意图案。',
        `任意位置出现 ${table.scatters} 个圆月，送 ${table.freeSpins} 次免费旋转，其间奖金 ×${table.freeTimes}；免费旋转中不再加送。`,
        '平均约 62 次旋转送出一轮免费旋转。理论返还率 95.9%，其中约五分之一来自免费旋转。',
        '每次旋转约三秒后结算，刷新页面不影响结果。',
      ],
    }),
    render(state) {
      if (state.open.length > 0) return spin()
      if (shown && !cabinet.isSpinning()) return
      shown = true
      const last = state.recent[0]?.result.spins.at(-1)?.window
      cabinet.stand(last ?? table.reels.map((strip) => strip.slice(0, 3)))
    },
    async reveal({ result }) {
      spin()
      const [opening, ...free] = result.spins
      if (!opening) return
      await play(opening, false, (won) =>
        free.length > 0
          ? `圆月现，送 ${free.length} 次免费旋转`
          : won === '未中'
            ? '本次未中奖'
            : `${opening.wins.map(lineText).join(' · ')} ${won}`,
      )
      for (const [at, one] of free.entries()) {
        await pause(WIN_SHOWN_MS)
        spin()
        const won = await play(
          one,
          true,
          (text) => `免费 ${at + 1}/${free.length} · ${text}${text === '未中' ? '' : ` ×${table.freeTimes}`}`,
        )
        await pause(won > 0 ? WIN_SHOWN_MS : NO_WIN_SHOWN_MS)
      }
      if (free.length > 0)
        cabinet.say(`免费旋转结束，合计 ${result.total > 0 ? payTableOdds(result.total) : '未中'}`)
    },
    pick: () => ({ pick: {} }),
    action: (state) => spinAction(state.open.length > 0 || cabinet.isSpinning()),
    placed: spin,
  }
}
