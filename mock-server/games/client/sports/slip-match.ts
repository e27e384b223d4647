import type { MarketShown, MatchShown } from '../../sports/slip-shown.ts'
import { secondsUntil } from '../lottery/countdown.ts'
import { buttonElement, el, setText, svgPicture } from '../page/dom.ts'
import { badgeOf } from './slip-art.ts'

/** A chosen outcome, with the odds as the page shows them. */
export type Picked = {
  lane: number
  number: number
  market: MarketShown['id']
  line: number | undefined
  outcome: number
  odds: number
}

/** The card of one match; it is updated in place, so that the focus stays. */
export type MatchCard = {
  lane: number
  number: number
  node: HTMLElement
  update(match: MatchShown, now: number): void
  /** Marks the chosen outcome. */
  press(picked: Picked | undefined): void
  /** Updates the seconds until the match begins. */
  tick(match: MatchShown, now: number): void
}

function statusText({ phase, moment, beginsAt }: MatchShown, now: number): string {
  if (phase === 'over') return '完场'
  return phase === 'live' ? moment : `${secondsUntil(beginsAt, now)} 秒后开赛`
}

const team = (name: string, end: string): HTMLElement =>
  el(
    'span',
    { class: `team team-${end}` },
    svgPicture('0 0 32 32', badgeOf(name), 'badge'),
    el('span', { class: 'team-name' }, name),
  )

type Described = { sets: boolean; oddsText(odds: number): string; onPick(pick: Picked): void }

export function matchCard(first: MatchShown, { sets, oddsText, onPick }: Described): MatchCard {
  const { lane, number, home, away, cup } = first
  const score = el('strong', { class: 'match-score num' })
  const status = el('span', { class: 'match-status num' })
  const detail = el('p', { class: 'match-detail num', hidden: !sets })
  let shown = first

  const markets = first.markets.map(({ id, name, outcomes }) => {
    const buttons = outcomes.map((outcome, at) => {
      const odds = el('strong', { class: 'num' })
      const name = el('span', {}, outcome.name)
      const node = buttonElement('odds', () => tap(id, at), name, odds)
      return { node, name, odds, at }
    })
    const row = el(
      'div',
      { class: 'match-odds', role: 'group', 'aria-label': `${name}，${home} 对 ${away}` },
      el('span', { class: 'market-name' }, name),
      ...buttons.map(({ node }) => node),
    )
    return { id, row, buttons }
  })
  function tap(market: Picked['market'], outcome: number) {
    const at = shown.markets.find(({ id }) => id === market)
    const odds = at?.outcomes[outcome]?.odds
    if (odds) onPick({ lane, number, market, line: at?.line, outcome, odds })
  }
  const node = el(
    'article',
    { class: 'match', 'aria-label': `${home} 对 ${away}` },
    el('div', { class: 'match-head' }, el('span', {}, cup), status),
    el('div', { class: 'match-teams' }, team(home, 'home'), score, team(away, 'away')),
    detail,
    ...markets.map(({ row }) => row),
  )
  return {
    lane,
    number,
    node,
    update(match, now) {
      shown = match
      node.dataset.phase = match.phase
      setText(score, match.phase === 'before' ? 'VS' : match.score)
      setText(detail, match.phase === 'before' ? '' : match.detail)
      for (const [at, { buttons }] of markets.entries())
        for (const { node: button, name, odds, at: outcome } of buttons) {
          const of = match.markets[at]?.outcomes[outcome]
          const pays = of?.odds ?? 0
          if (of) setText(name, of.name)
          setText(odds, pays > 0 ? oddsText(pays) : '—')
          button.setAttribute('aria-disabled', String(pays === 0))
        }
      this.tick(match, now)
    },
    press(picked) {
      for (const { id, buttons } of markets)
        for (const { node: button, at } of buttons)
          button.setAttribute('aria-pressed', String(picked?.market === id && picked.outcome === at))
    },
    tick: (match, now) => setText(status, statusText(match, now)),
  }
}
