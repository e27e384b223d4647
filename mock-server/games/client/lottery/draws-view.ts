import type { DrawShown } from '../../lottery/draws.ts'
import type { VenueState } from '../../wire.ts'
import { payTableOdds } from '../amount.ts'
import { numbersText, periodName } from '../bet-texts.ts'
import { animate, el, prefersReducedMotion, setText } from '../page/dom.ts'
import type { GameView, Page } from '../page/view.ts'
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
        `每 ${seconds(table.periodMs)} 秒一期，开奖前 ${seconds(table.closedMs)} 秒封盘。同一期对所有玩家开同一组号码，可投多注。`,
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
      const open = state.open.map(({ pick }) => pick.text)
      setText(tickets, open.length > 0 ? `本期已投 ${open.length} 注：${open.join('；')}` : '本期还没有投注')
      this.tick?.(state)
    },
    reveal: async ({ result }) => showDraw(result),
    voided: () => page.toast('注单无效，本金已退回'),
    pick() {
      const chosen = board.chosen()
      return typeof chosen === 'string' ? chosen : { pick: { play: board.play()?.id, chosen } }
    },
    action() {
      if (now().closed) return { label: '封盘中，等待开奖', ready: false }
      const chosen = board.chosen()
      return { label: typeof chosen === 'string' ? chosen : '确认投注', ready: true }
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
