import type { MatchShown } from '../../sports/slip-shown.ts'
import type { VenueState } from '../../wire.ts'
import { formatYuan, grouped, returnAt } from '../amount.ts'
import { BET_TEXTS, styledOdds } from '../bet-texts.ts'
import { buttonElement, el, setText, svgPicture } from '../page/dom.ts'
import { VOID_TEXT } from '../page/history.ts'
import type { GameView, Page } from '../page/view.ts'
import { makeOddsSwitch } from './odds-style.ts'
import { bannerOf } from './slip-art.ts'
import { type MatchCard, matchCard, type Picked } from './slip-match.ts'

type State = VenueState<'slip'>
type Shown = State['open'][number]

const texts = BET_TEXTS.slip

/** Three matches that go on by the clock, and a slip: one pick is a single, more are an accumulator. */
export function slipView(first: State, page: Page): GameView<'slip'> {
  const picks = new Map<number, Picked>()
  const list = el('div', { class: 'matches' })
  const last = el('p', { class: 'slip-last', 'aria-live': 'polite' })
  const summary = el('p', { class: 'slip-sum num', 'aria-live': 'polite' })
  const open = el('ul', { class: 'slips', 'aria-label': '未结算注单' })
  let cards: MatchCard[] = []
  let matchesShown: readonly MatchShown[] = []
  const ways = makeOddsSwitch(() => {
    drawCards(matchesShown)
    paint()
  })
  const oddsText = (odds: number): string => styledOdds(odds, ways.style())
  /** What a slip brings: with the stake, or without it where the odds are. */
  const gainOf = (stake: number, odds: readonly number[]) =>
    ways.style() === undefined
      ? { word: '可返', fen: returnAt(stake, ...odds) }
      : { word: '可赢', fen: returnAt(stake, ...odds) - stake }
  /** A leg left the slip by itself. The rest is another bet, which the player must see first. */
  let isChanged = false

  const chosen = (): Picked[] => [...picks.values()].sort((a, b) => a.lane - b.lane)
  function choose(pick: Picked) {
    const picked = picks.get(pick.lane)
    if (picked?.market === pick.market && picked.outcome === pick.outcome) picks.delete(pick.lane)
    else picks.set(pick.lane, pick)
    isChanged = false
    paint()
  }
  function paint() {
    for (const card of cards) card.press(picks.get(card.lane))
    page.changed()
  }
  /** Drops a pick if its match is over or no longer offered; otherwise updates its odds. */
  function follow(matches: readonly MatchShown[]) {
    for (const [lane, pick] of picks) {
      const match = matches.find((candidate) => candidate.lane === lane)
      const market = match?.markets.find(({ id }) => id === pick.market)
      const odds = market?.outcomes[pick.outcome]?.odds ?? 0
      const gone = goneText(pick, match, market?.line, odds)
      if (gone === undefined) picks.set(lane, { ...pick, odds })
      else {
        picks.delete(lane)
        isChanged = true
        page.toast(gone)
      }
    }
    if (picks.size === 0) isChanged = false
  }
  function drawCards(matches: readonly MatchShown[]) {
    matchesShown = matches
    const kept = matches.map((match) => {
      const old = cards.find((card) => card.lane === match.lane && card.number === match.number)
      return old ?? matchCard(match, { sets: first.table.sets, oddsText, onPick: choose })
    })
    const isNew = kept.some((card, at) => card !== cards[at])
    cards = kept
    if (isNew) list.replaceChildren(...cards.map(({ node }) => node))
    for (const [at, card] of cards.entries()) if (matches[at]) card.update(matches[at], page.now())
  }
  const rows = new Map<string, { node: HTMLElement; button: HTMLButtonElement; offer: number }>()
  function drawSlips(state: State) {
    for (const [id, { node }] of rows) {
      if (state.open.some((bet) => bet.id === id)) continue
      node.remove()
      rows.delete(id)
    }
    for (const bet of state.open) {
      const row = rows.get(bet.id) ?? addRow(bet)
      row.offer = bet.pick.cashOut
      setText(row.button, row.offer > 0 ? `兑现 ${grouped(row.offer)}` : '暂停兑现')
      row.button.setAttribute('aria-disabled', String(row.offer === 0))
    }
  }
  function addRow(bet: Shown) {
    const button = buttonElement('cash-out num', () => cashOut(bet.id))
    const taken = bet.pick.legs.map((leg) => leg.taken).join('，')
    const node = el(
      'li',
      { class: 'slip-open' },
      el(
        'span',
        { class: 'slip-text' },
        texts.pick(bet, first.table),
        el('small', {}, `投注 ${grouped(bet.stake)} · ${taken}`),
      ),
      button,
    )
    const row = { node, button, offer: 0 }
    rows.set(bet.id, row)
    open.append(node)
    return row
  }
  function cashOut(id: string) {
    const offer = rows.get(id)?.offer ?? 0
    if (offer > 0) page.decide(id, { cashOut: offer })
  }

  return {
    name: first.table.sport,
    nodes: [el('div', { class: 'slip' }, svgBanner(first), ways.node, open, last, list, summary)],
    rules: () => ({
      title: '投注规则',
      brief: '点赔率加入注单，选多场即为串关。赛前、进行中都可投，未结算可随时兑现。',
      lines: [
        `三场${first.table.sport}比赛按时钟进行，所有玩家看到同一场。赛前和进行中都可投注，赔率随比分与时间变动，以受理时为准；受理时若下降超过 5% 则不受理，请重新确认。`,
        first.table.rule,
        '选一项为单关；选两到三场为串关，有一场输即无派彩，赔率相乘；串关中走盘的一场按 1 倍计，赢半按（赔率 + 1）÷ 2 计，输半按 0.5 倍计。同一场只能选一项。',
        '赔率为公平赔率的 95%，含本金低于 1.01 或高于 50 时暂停受注；单注最高可返 500,000 元。理论返还率（走盘退回的本金不计）：单关 94% 至 95%，二串一约 90%，三串一约 85%。',
        '欧洲盘赔率含本金，香港盘赔率不含本金（欧洲盘减 1）。切换只改变显示，不影响派彩。',
        '未结算的注单可随时兑现：兑现金额 = 可返金额 × 此刻猜中的概率（走盘按退回本金计）× 97%。比赛全部结束前，已确定不输的注单不再提供兑现。',
        '打码量：总赔率低于 1.50 或已兑现的注单不计。走盘不计，单关赢半、输半计一半。',
        '派彩不足一分的部分舍去。有一场输即结算，其余在最后一场完场时结算。球队、选手与赛事均为虚构。',
      ],
    }),
    render(state) {
      follow(state.table.matches)
      drawCards(state.table.matches)
      drawSlips(state)
      paint()
    },
    async reveal(bet) {
      setText(last, `${texts.pick(bet, first.table)}：${texts.result(bet, first.table)}`)
    },
    voided(bet) {
      setText(last, `${texts.pick(bet, first.table)}：${VOID_TEXT}`)
    },
    returnWord: ({ result }) => (result.cashedOut === undefined ? undefined : '兑现'),
    pick() {
      if (picks.size === 0) return '请先选择投注项'
      if (!isChanged) return { pick: { legs: chosen(), style: ways.style() } }
      isChanged = false
      page.changed()
      return '请核对变化后的注单，再次点击即投注'
    },
    action(_state, stake) {
      const legs = chosen()
      const odds = legs.map((leg) => leg.odds)
      const kind = legs.length > 1 ? `${legs.length} 串 1` : '单关'
      const gain = gainOf(stake ?? 0, odds)
      setText(
        summary,
        legs.length === 0
          ? '点选赔率加入注单，多场即为串关'
          : `${kind} · 赔率 ${oddsText(returnAt(100, ...odds))} · ${gain.word} ${stake === undefined ? '--' : formatYuan(gain.fen)}`,
      )
      if (isChanged) return { label: '注单有变化，请核对', ready: true }
      return {
        label:
          legs.length === 0
            ? '请选择赔率'
            : `投注 · ${gain.word} ${stake === undefined ? '--' : grouped(gain.fen)}`,
        ready: true,
      }
    },
    placed({ pick: { legs } }) {
      const [asked, taken] = [chosen(), legs].map((some) => some.map(({ odds }) => odds))
      const isSame = String(asked) === String(taken)
      page.toast(isSame ? '注单已受理' : `注单已受理，成交赔率 ${oddsText(returnAt(100, ...(taken ?? [])))}`)
      picks.clear()
      paint()
    },
    tick(state) {
      for (const [at, card] of cards.entries()) {
        const match = state.table.matches[at]
        if (match) card.tick(match, page.now())
      }
    },
    next: (state) => state.now + Math.max(1_000, state.table.stepMs),
  }
}

/** Why a pick is off the slip; undefined while it is on offer. */
function goneText(pick: Picked, match: MatchShown | undefined, line: number | undefined, odds: number) {
  if (match?.number !== pick.number || match.phase === 'over') return '比赛已结束，投注项已移出注单'
  if (line !== pick.line) return '盘口已变化，请重新选择'
  return odds > 0 ? undefined : '该投注项暂停受注，已移出注单'
}

function svgBanner({ skin }: State): SVGSVGElement {
  const banner = svgPicture('0 0 358 52', bannerOf(skin), 'slip-art')
  banner.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  return banner
}
