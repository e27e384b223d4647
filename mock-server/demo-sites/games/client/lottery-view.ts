import type { LotteryTable } from '../lottery.ts'
import type { VenueState } from '../wire.ts'
import { payTableOdds } from './amount.ts'
import { animate, buttonElement, el, prefersReducedMotion, setText } from './dom.ts'
import { icon } from './icons.ts'
import type { GameView, Page } from './view.ts'

const BALL_MS = 200

/** Shows only the last six digits of a period, for readability. */
const periodText = (period: number): string => `第 ${String(period).slice(-6)} 期`

const ball = (n: number, kind = ''): HTMLElement =>
  el('span', { class: `ball ball-${Math.ceil(n / 5)} num ${kind}` }, String(n))

/** Five of twenty, drawn by the mock backend's clock. */
export function lotteryView(first: VenueState<'lottery'>, page: Page): GameView<'lottery'> {
  const chosen = new Set<number>()
  const period = el('span', { class: 'draw-period num' })
  const count = el('strong', { class: 'draw-count num' })
  const bar = el('div', { class: 'draw-bar' })
  const caption = el('p', { class: 'draw-caption' })
  const balls = el('div', { class: 'draw-balls' })
  const tickets = el('p', { class: 'draw-tickets' })
  const panel = el(
    'div',
    { class: 'draw' },
    el('div', { class: 'draw-head' }, period, count),
    el('div', { class: 'draw-track' }, bar),
    caption,
    balls,
    tickets,
  )
  const numbers = Array.from({ length: first.table.balls }, (_, i) =>
    buttonElement('number num', () => toggle(i + 1), String(i + 1)),
  )
  const tally = el('span', { class: 'tools-tally' })
  const tools = el(
    'div',
    { class: 'tools' },
    tally,
    buttonElement('tool', () => choose([]), '清空'),
    buttonElement('tool', () => choose(quickPick(first.table)), icon('dice'), '机选'),
  )
  let shownPeriod = -1

  const choose = (list: readonly number[]) => {
    chosen.clear()
    for (const n of list) chosen.add(n)
    paint()
  }
  function toggle(n: number) {
    if (chosen.has(n)) chosen.delete(n)
    else if (chosen.size < first.table.picks) chosen.add(n)
    else return page.toast(`最多选 ${first.table.picks} 个号码`)
    paint()
  }
  function paint() {
    for (const [i, node] of numbers.entries()) {
      node.setAttribute('aria-pressed', String(chosen.has(i + 1)))
      node.classList.remove('hit')
    }
    tally.textContent = `已选 ${chosen.size}/${first.table.picks}`
    page.changed()
  }
  paint()

  const at = (table: LotteryTable) => {
    const now = page.now()
    const left = table.periodMs - (now % table.periodMs)
    return { period: Math.floor(now / table.periodMs), left, closed: left <= table.closedMs }
  }
  async function showDraw(draw: { period: number; balls: readonly number[] }, mine: readonly number[]) {
    shownPeriod = draw.period
    setText(caption, `${periodText(draw.period)} 开奖号码`)
    const nodes = draw.balls.map((n) => ball(n, mine.includes(n) ? 'ball-hit' : ''))
    balls.replaceChildren(...nodes)
    if (prefersReducedMotion()) return
    for (const node of nodes) node.classList.add('ball-hidden')
    for (const node of nodes) {
      node.classList.remove('ball-hidden')
      await animate(
        node,
        [
          { transform: 'translateY(-24px) scale(.6)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: BALL_MS, easing: 'ease-out' },
      )
    }
  }

  return {
    name: '二十选五',
    nodes: [
      el(
        'div',
        { class: 'lottery' },
        panel,
        el('div', { class: 'numbers', role: 'group', 'aria-label': '选号' }, ...numbers),
        tools,
      ),
    ],
    betTexts: {
      pick: (bet) => bet.pick.numbers.join(' '),
      result: (bet) => `中 ${bet.result.hits} 个`,
    },
    rules: ({ table }) => ({
      title: '规则与奖级',
      table: {
        head: ['命中', '赔率（含本金）'],
        rows: table.prizes
          .flatMap((odds, hits) => (odds > 0 ? [[`${hits} 个`, payTableOdds(odds)]] : []))
          .reverse(),
      },
      lines: [
        `从 1～${table.balls} 中选 ${table.picks} 个号码，每期开出 ${table.picks} 个，按命中个数派彩。`,
        `每 ${Math.round(table.periodMs / 1_000)} 秒一期，开奖前 ${Math.round(table.closedMs / 1_000)} 秒封盘，开奖后自动结算。`,
        '同一期可投多注。理论返还率约 95.3%。',
      ],
    }),
    render(state) {
      const draw = state.table.draws[0]
      if (draw && draw.period !== shownPeriod) void showDraw(draw, [])
      const bets = state.open.length
      setText(
        tickets,
        bets > 0
          ? `本期已投 ${bets} 注：${state.open.map((bet) => bet.pick.numbers.join(' ')).join('；')}`
          : '',
      )
      this.tick?.(state)
    },
    async reveal(bet, state) {
      const { result } = bet
      if (result.period !== shownPeriod) await showDraw(result, bet.pick.numbers)
      else
        for (const node of balls.children)
          if (bet.pick.numbers.includes(Number(node.textContent))) node.classList.add('ball-hit')
      for (const n of result.balls) if (bet.pick.numbers.includes(n)) numbers[n - 1]?.classList.add('hit')
      this.tick?.(state)
    },
    pick: ({ table }) =>
      chosen.size === table.picks
        ? { pick: { numbers: [...chosen].sort((a, b) => a - b) } }
        : `请选择 ${table.picks} 个号码`,
    action({ table }) {
      if (at(table).closed) return { label: '封盘中，等待开奖', ready: false }
      return {
        label: chosen.size === table.picks ? '确认投注' : `还差 ${table.picks - chosen.size} 个号码`,
        ready: true,
      }
    },
    placed() {
      page.toast('投注成功，祝您好运')
      choose([])
    },
    tick({ table }) {
      const { period: n, left, closed } = at(table)
      setText(period, periodText(n))
      setText(count, closed ? `封盘 ${Math.ceil(left / 1_000)} 秒` : `距开奖 ${Math.ceil(left / 1_000)} 秒`)
      panel.classList.toggle('draw-closed', closed)
      bar.style.setProperty('transform', `scaleX(${(left / table.periodMs).toFixed(3)})`)
    },
    next: ({ table }) => ((table.draws[0]?.period ?? 0) + 2) * table.periodMs,
  }
}

/** Quick pick: the player's device chooses the numbers; the mock backend only draws. */
function quickPick({ balls, picks }: LotteryTable): number[] {
  const left = Array.from({ length: balls }, (_, i) => i + 1)
  const roll = (sides: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % sides
  return Array.from({ length: picks }, () => left.splice(roll(left.length), 1)).flat()
}
