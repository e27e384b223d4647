import type { OddsStyle } from '../../sports/slip.ts'
import { ODDS_STYLES } from '../bet-texts.ts'
import { buttonElement, el } from '../page/dom.ts'

/** The choice of how odds are shown, for the session of this tab. */
export type OddsSwitch = { node: HTMLElement; style(): OddsStyle | undefined }

const KEY = 'yz:odds-style'
const HONG_KONG: OddsStyle = 'hong-kong'

export function makeOddsSwitch(changed: () => void): OddsSwitch {
  let style = remembered()
  const ways = [
    { own: undefined, name: '欧洲盘' },
    { own: HONG_KONG, name: ODDS_STYLES[HONG_KONG] },
  ].map(({ own, name }) => ({ own, node: buttonElement('odds-way', () => choose(own), name) }))
  function paint() {
    for (const { own, node } of ways) node.setAttribute('aria-pressed', String(own === style))
  }
  function choose(next: OddsStyle | undefined) {
    style = next
    remember(next)
    paint()
    changed()
  }
  paint()
  const buttons = ways.map(({ node }) => node)
  return {
    node: el('div', { class: 'odds-ways', role: 'group', 'aria-label': '赔率显示' }, ...buttons),
    style: () => style,
  }
}

function remembered(): OddsStyle | undefined {
  try {
    return sessionStorage.getItem(KEY) === HONG_KONG ? HONG_KONG : undefined
  } catch {
    return undefined
  }
}

function remember(style: OddsStyle | undefined): void {
  try {
    if (style === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, style)
  } catch {
    // The browser blocks storage: the choice lasts as long as the page.
  }
}
