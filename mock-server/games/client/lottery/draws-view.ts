import type { DrawShown } from '../../lottery/draws.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds, short } from '../amount.ts'
import { BET_TEXTS, numbersText, periodName } from '../bet-texts.ts'
import { animate, el, prefersReducedMotion, setText } from '../page/dom.ts'
import type { GameView, Page } from '../page/view.ts'
import { MOST_SELECTIONS } from './draw-lines.ts'
import { drawnNumber } from './draws-art.ts'
import { makeBoard } from './draws-board.ts'

const BALL_MS = 180
const EARLIER = 3
/** A lottery that draws by the clock, once for all players. */
export function drawsView(first: VenueState<'draws'>, page: Page): GameView<'draws'> {
  const { table } = first
  const board = makeBoard(table.plays, () => page.changed())
  const period = el('span', { class: 'draw-period num' })
  const count = el('strong', { class: 'draw-count num' })
  const bar = el('div', { class: 'draw-bar' })
  const caption = el('p', { class: 'draw-caption num', 'aria-live': 'polite' })
  const balls = el('div', { class: 'draw-balls' })
  const earlier = el('ol', { class: 'draw-earlier num', 'aria-label': '近期开奖' })
  const tickets = el('p', { class: 'draw-tickets num' })
  const panel = el(
    'div',
    { class: 'draw' },
    el('div', { class: 'draw-head' }, period, count),
    el('div', { class: 'draw-track' }, bar),
    caption,
    balls,
    earlier,
    tickets,
  )
  const nameOf = (n: number) => periodName(table, n)
  const seconds = (ms: number) => Math.round(ms / 1_000)
  let shownPeriod = -1

  const now = () => {
    const left = table.periodMs - (page.now() % table.periodMs)
    return { period: Math.floor(page.now() / table.periodMs), left, closed: left <= table.closedMs }
  }
  async function showDraw(draw: DrawShown) {
    if (draw.period <= shownPeriod) return
    shownPeriod = draw.period
    setText(
      caption,
      `${nameOf(draw.period)} 期 开奖：${numbersText(draw.numbers, table.look)} · ${draw.tell}`,
    )
    const nodes = draw.numbers.map((n, at) => drawnNumber(n, at, table.look))
    balls.replaceChildren(...nodes)
    if (prefersReducedMotion()) return
    for (const node of nodes) node.classList.add('drawn-hidden')
    for (const node of nodes) {
      node.classList.remove('drawn-hidden')
      const frames = [
        { transform: 'translateY(-24px) rotate(-90deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ]
      await animate(node, frames, { duration: BALL_MS, easing: 'ease-out' })
    }
  }

  return {
    name: table.name,
    nodes: [el('div', { class: 'lottery' }, panel, ...board.nodes)],
    rules: () => ({
      title: '规则与赔率',
      brief: `每 ${seconds(table.periodMs)} 秒开奖一期。选玩法和号码，可多选，各注单独开奖，总额为注数乘每注金额。`,
      table: {
        head: ['玩法', '赔率（含本金）', '返还率'],
        rows: table.plays.map(({ name, odds, returns }) => [
          name,
          [...new Set([Math.min(...odds), Math.max(...odds)])].map(payTableOdds).join(' 至 '),
          returns,
        ]),
      },
      lines: [
        ...table.plays.map(({ name, hint }) => `${name}：${hint}。`),
        `每 ${seconds(table.periodMs)} 秒一期，开奖前 ${seconds(table.closedMs)} 秒封盘。同一期对所有玩家开同一组号码。`,
        `一张注单可选多项、多个玩法，号码多选即为复式，最多 ${MOST_SELECTIONS} 注、合计 ${short(table.mostOnSlip)} 元。每注金额相同，各注单独开奖、单独派彩。`,
        '返还率为所有开奖结果精确计算所得。',
      ],
    }),
    render(state) {
      const [draw, ...others] = state.table.draws
      if (draw) void showDraw(draw)
      earlier.replaceChildren(
        ...others
          .slice(0, EARLIER)
          .map((one) =>
            el(
              'li',
              {},
              el('span', {}, `${nameOf(one.period)} 期`),
              el('strong', {}, numbersText(one.numbers, table.look)),
              el('span', {}, one.tell),
            ),
          ),
      )
      const open = state.open.map((bet) => BET_TEXTS.draws.pick(bet, table))
      const count = state.open.reduce((all, { pick }) => all + pick.count, 0)
      setText(tickets, count > 0 ? `本期已投 ${count} 注：${open.join('；')}` : '本期还没有投注')
      this.tick?.(state)
    },
    reveal: async ({ result }) => showDraw(result),
    voided: () => page.toast('注单无效，本金已退回'),
    pick({ balance }) {
      const lines = board.lines()
      if (typeof lines === 'string') return lines
      const each = page.stake()
      if (typeof each === 'string') return each
      const total = each * board.count()
      if (total > table.mostOnSlip) return `一张注单合计最高 ${short(table.mostOnSlip)} 元`
      return total > balance ? '场馆余额不足，请回大厅转入后再试' : { pick: { lines } }
    },
    staked() {
      const each = page.stake()
      return typeof each === 'string' ? 0 : each * board.count()
    },
    action(_state, each) {
      const count = board.count()
      board.showSum(
        count === 0 || each === undefined
          ? ''
          : `${count} 注 × ${short(each)} 元 = 合计 ${short(count * each)} 元`,
      )
      if (now().closed) return { label: '封盘中，等待开奖', ready: false }
      const lines = board.lines()
      if (typeof lines === 'string') return { label: lines, ready: true }
      return {
        label: each === undefined ? '确认投注' : `确认投注 · 共 ${short(count * each)} 元`,
        ready: true,
      }
    },
    placed() {
      page.toast('投注成功，等待开奖')
      board.clear()
    },
    tick() {
      const { period: n, left, closed } = now()
      setText(period, `${nameOf(n)} 期`)
      setText(count, `${closed ? '封盘' : '距开奖'} ${Math.ceil(left / 1_000)} 秒`)
      panel.classList.toggle('draw-closed', closed)
      bar.style.setProperty('transform', `scaleX(${(left / table.periodMs).toFixed(3)})`)
    },
    next: (state) => ((state.table.draws[0]?.period ?? 0) + 2) * table.periodMs,
  }
}
