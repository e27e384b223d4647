import type { MatchSide, MatchWire } from '../matches.ts'
import type { Leg, SlipResult } from '../slip.ts'
import type { VenueState } from '../wire.ts'
import { formatYuan, oddsText, returnAt } from './amount.ts'
import { animate, buttonElement, el, setText, svgPicture } from './dom.ts'
import { badgeOf } from './slip-art.ts'
import type { GameView, Page } from './view.ts'

const SIDES: readonly MatchSide[] = ['home', 'draw', 'away']
const SIDE_NAMES: Record<MatchSide, string> = { home: '主胜', draw: '平局', away: '客胜' }

type Card = {
  node: HTMLElement
  buttons: Map<MatchSide, HTMLButtonElement>
  score: HTMLElement
  status: HTMLElement
  marks: HTMLElement
}

const legsText = (matches: readonly MatchWire[], legs: readonly Leg[]): string =>
  legs
    .map(({ match, side }) =>
      side === 'draw' ? `${matches[match]?.home}平局` : `${matches[match]?.[side]}胜`,
    )
    .join(' + ')

/** Three matches and a bet slip: one pick is a single, more are a parlay. */
export function slipView(first: VenueState<'slip'>, page: Page): GameView<'slip'> {
  const arena = first.skin === 'arena'
  const legs = new Map<number, MatchSide>()
  const art = svgPicture('0 0 358 96', arena ? ARENA : PITCH, 'slip-art')
  art.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  const list = el('div', { class: 'matches' })
  const summary = el('p', { class: 'slip-sum num', 'aria-live': 'polite' })
  let cards: Card[] = []
  let round = -1
  /** A result stays on the cards until the next pick or the next bet. */
  let showing = false

  const chosen = (): Leg[] => [...legs].sort(([a], [b]) => a - b).map(([match, side]) => ({ match, side }))
  function choose(match: number, side: MatchSide, state: VenueState<'slip'>) {
    if (state.open.length > 0) return page.toast('比赛进行中，结算后开放下一轮')
    if (legs.get(match) === side) legs.delete(match)
    else legs.set(match, side)
    paint()
  }
  function paint() {
    for (const [i, card] of cards.entries())
      for (const [side, node] of card.buttons) node.setAttribute('aria-pressed', String(legs.get(i) === side))
    page.changed()
  }
  function build(state: VenueState<'slip'>, matches: readonly MatchWire[]) {
    cards = matches.map((match, i) => matchCard(match, arena, (side) => choose(i, side, current ?? state)))
    list.replaceChildren(...cards.map(({ node }) => node))
  }
  let current: VenueState<'slip'> | undefined

  function hold(picked: readonly Leg[]) {
    legs.clear()
    for (const { match, side } of picked) legs.set(match, side)
    paint()
  }
  function running(state: VenueState<'slip'>) {
    const bet = state.open[0]
    if (!bet || showing) return
    const share = Math.min(
      1,
      Math.max(0, (page.now() - bet.placedAt) / Math.max(1, bet.dueAt - bet.placedAt)),
    )
    for (const card of cards)
      setText(
        card.status,
        arena ? `第 ${Math.min(3, 1 + Math.floor(share * 3))} 局` : `${Math.floor(share * 90)}′`,
      )
  }

  return {
    name: '赛事竞猜',
    nodes: [el('div', { class: 'slip' }, art, list, summary)],
    betTexts: {
      pick: (bet) => legsText(bet.pick.matches, bet.pick.legs),
      result: (bet) => bet.pick.legs.map(({ match }) => bet.result.scores[match]?.join(':')).join(' '),
    },
    rules: () => ({
      title: '投注规则',
      lines: [
        '选一项为单关；选两到三场为串关，全部猜中才派彩，赔率相乘。同一场比赛只能选一项。',
        '赔率为欧洲盘（含本金）。派彩 = 投注额 × 赔率，不足一分的部分舍去。',
        '每张注单约七秒模拟完赛并结算，之后开出下一轮三场比赛。',
        '单关理论返还率约 95%。球队、战队与赛事均为虚构。',
      ],
    }),
    render(state) {
      current = state
      const bet = state.open[0]
      list.classList.toggle('live', bet !== undefined)
      if (bet) {
        if (round !== bet.pick.round || showing || cards.length === 0) build(state, bet.pick.matches)
        round = bet.pick.round
        showing = false
        hold(bet.pick.legs)
        return running(state)
      }
      if (showing) {
        // Keep the results visible for a moment; the timer below starts the next round.
        return
      }
      if (round !== state.table.round) {
        round = state.table.round
        legs.clear()
        build(state, state.table.matches)
      }
      paint()
    },
    async reveal(bet, state) {
      showing = true
      list.classList.remove('live')
      await Promise.all(cards.map((card, i) => finish(card, bet.result, bet.pick.legs, i)))
      legs.clear()
      setTimeout(() => {
        if (!showing) return
        showing = false
        this.render(current ?? state)
      }, RESULT_MS)
    },
    pick(state) {
      const picked = chosen()
      return picked.length > 0 ? { pick: { round: state.table.round, legs: picked } } : '请先选择投注项'
    },
    action(state, stake) {
      const picked = chosen()
      if (state.open.length > 0) {
        setText(summary, `注单已受理 · ${legsText(state.open[0]?.pick.matches ?? [], picked)}`)
        return { label: '比赛进行中…', ready: false }
      }
      if (showing) return { label: '即将开出下一轮', ready: false }
      const odds = picked.map(({ match, side }) => state.table.matches[match]?.odds[side] ?? 0)
      const kind = picked.length > 1 ? `${picked.length} 串 1` : '单关'
      const total = returnAt(100, ...odds)
      setText(
        summary,
        picked.length === 0
          ? '点选赔率加入注单'
          : `${kind} · 赔率 ${oddsText(total)} · 可返 ${stake === undefined ? '--' : formatYuan(returnAt(stake, ...odds))}`,
      )
      return { label: picked.length === 0 ? '请选择赛果' : '确认投注', ready: true }
    },
    placed: () => page.toast('注单已受理，比赛开始'),
    tick: running,
  }
}

const RESULT_MS = 3_200

function matchCard(match: MatchWire, arena: boolean, onPick: (side: MatchSide) => void): Card {
  const score = el('strong', { class: 'match-score num' }, 'VS')
  const status = el('span', { class: 'match-status num' }, '未开赛')
  const marks = el('span', { class: 'match-mark' })
  const buttons = new Map<MatchSide, HTMLButtonElement>()
  for (const side of SIDES) {
    const odds = match.odds[side]
    if (odds === undefined) continue
    const name = arena ? SIDE_NAMES[side].replace('主', '左').replace('客', '右') : SIDE_NAMES[side]
    buttons.set(
      side,
      buttonElement(
        'odds',
        () => onPick(side),
        el('span', {}, name),
        el('strong', { class: 'num' }, oddsText(odds)),
      ),
    )
  }
  const team = (name: string, end: string) =>
    el(
      'span',
      { class: `team team-${end}` },
      svgPicture('0 0 32 32', badgeOf(name), 'badge'),
      el('span', { class: 'team-name' }, name),
    )
  const node = el(
    'article',
    { class: 'match', 'aria-label': `${match.home} 对 ${match.away}` },
    el('div', { class: 'match-head' }, el('span', {}, match.cup), marks, status),
    el('div', { class: 'match-teams' }, team(match.home, 'home'), score, team(match.away, 'away')),
    el('div', { class: 'match-odds' }, ...buttons.values()),
  )
  return { node, buttons, score, status, marks }
}

async function finish(card: Card, result: SlipResult, legs: readonly Leg[], match: number): Promise<void> {
  const leg = legs.findIndex((one) => one.match === match)
  card.score.textContent = result.scores[match]?.join(' : ') ?? ''
  card.status.textContent = '完场'
  card.marks.textContent = leg < 0 ? '' : result.won[leg] ? '猜中' : '未中'
  card.node.classList.add(leg < 0 ? 'match-idle' : result.won[leg] ? 'match-won' : 'match-lost')
  await animate(
    card.score,
    [
      { transform: 'scale(1.5)', opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 240, easing: 'ease-out' },
  )
}

const PITCH = `<path d="M0 0h358v96H0z" fill="#17603f"/><path d="M0 0h60v96H0zM120 0h60v96h-60zM240 0h60v96h-60z" fill="#1b6c48"/><path d="M179 0v96M0 8h358M0 88h358" stroke="#d9f2e4" stroke-width="2" opacity=".5"/><circle cx="179" cy="48" r="26" fill="none" stroke="#d9f2e4" stroke-width="2" opacity=".5"/><path d="M0 24h44v48H0M358 24h-44v48h44" stroke="#d9f2e4" stroke-width="2" fill="none" opacity=".5"/><circle cx="238" cy="40" r="17" fill="#fff6e3"/><path d="M238 32l7 5-3 8h-8l-3-8zM238 23v9M254 36l-9 1M248 54l-6-9M228 54l6-9M222 36l9 1" fill="#182030" stroke="#182030" stroke-width="1.5"/><path d="M150 62c30-4 54-10 66-16M162 74c26-4 46-10 58-18" stroke="#fff6e3" stroke-width="3" stroke-linecap="round" fill="none" opacity=".6"/>`
const ARENA = `<path d="M0 0h358v96H0z" fill="#241b45"/><path d="M0 96L80 30h198l80 66z" fill="#33265f"/><path d="M110 96l30-66M248 96l-30-66M0 62h358" stroke="#6f5bb8" stroke-width="1.5" opacity=".6"/><path d="M30 0l50 60M328 0l-50 60M150 0l14 40M208 0l-14 40" stroke="#b58cff" stroke-width="10" opacity=".14"/><rect x="134" y="26" width="90" height="44" rx="18" fill="#fff6e3"/><path d="M156 40v16M148 48h16" stroke="#33265f" stroke-width="6" stroke-linecap="round"/><circle cx="196" cy="42" r="5" fill="#e9573f"/><circle cx="208" cy="50" r="5" fill="#2fa583"/><circle cx="184" cy="51" r="5" fill="#e7a63d"/>`
