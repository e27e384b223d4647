import { buttonElement, el, setText } from './dom.ts'
import { icon } from './icons.ts'

/** The frame that all games share: bar, wallet, stage, history, dock. */
export type GameShell = {
  root: HTMLElement
  stage: HTMLElement
  history: HTMLElement
  dock: HTMLElement
  setTitle(game: string, venue: string, kind: string): void
  /** `short`: less than the smallest stake is left, so a link to the transfer page is shown. */
  setBalance(text: string, short: boolean): void
  /** The result of the last settled bet; null hides it. */
  setReturn(text: string | null, isGain?: boolean): void
  onRules(run: () => void): void
}

export function makeShell(home: string): GameShell {
  const title = el('h1', { class: 'bar-title' }, '演示游戏')
  const tag = el('span', { class: 'bar-tag' }, '演示游戏')
  const back = el('a', { class: 'bar-back', href: home }, icon('back'), '返回大厅')
  // The lobby replaces this page in the history, so that "back" from there does not reopen the game.
  back.addEventListener('click', (event) => {
    event.preventDefault()
    location.replace(home)
  })
  let rules: () => void = () => undefined
  const book = buttonElement('bar-rules', () => rules(), icon('book'), '规则')

  const walletName = el('span', { class: 'wallet-name' }, '场馆余额')
  const balance = el('strong', { class: 'wallet-balance num' }, '¥ --')
  const returned = el('span', { class: 'wallet-return num', hidden: true })
  const topUp = el(
    'a',
    { class: 'wallet-top-up', href: `${home}#/transfer`, hidden: true },
    '余额不足，去转账',
  )
  const wallet = el(
    'section',
    { class: 'wallet', 'aria-label': '场馆余额' },
    el('div', { class: 'wallet-text' }, walletName, balance),
    returned,
    topUp,
  )

  const stage = el('section', { class: 'stage' })
  const history = el('section', { class: 'history' })
  const dock = el('footer', { class: 'dock' })
  const root = el(
    'div',
    { class: 'venue' },
    el('header', { class: 'bar' }, back, el('div', { class: 'bar-middle' }, title, tag), book),
    el('main', { class: 'main' }, wallet, stage, history),
    dock,
  )
  return {
    root,
    stage,
    history,
    dock,
    setTitle(game, venue, kind) {
      document.title = `${game} · 演示游戏`
      setText(title, game)
      setText(tag, `演示游戏 · ${kind}`)
      setText(walletName, `${venue}余额`)
    },
    setBalance(text, short) {
      setText(balance, text)
      topUp.hidden = !short
    },
    setReturn(text, isGain = false) {
      returned.hidden = text === null
      returned.classList.toggle('wallet-gain', isGain)
      setText(returned, text ?? '')
    },
    onRules(run) {
      rules = run
    },
  }
}
