import type { GameKind } from '../kinds.ts'
import type { VenueState } from '../wire.ts'
import { GameRefused, loadState, UnknownOutcome } from './api.ts'
import { runGame } from './app.ts'
import { BET_TEXTS } from './bet-texts.ts'
import { buttonElement, el } from './page/dom.ts'
import { type GameShell, makeShell } from './page/shell.ts'
import { makeToast } from './page/toast.ts'
import { startPay } from './pay-view.ts'
import { VIEWS } from './views.ts'

/** Starts the game page (`ticket` in the address) or the payment page (`order`). 返回大厅 leads to `home`. */
export async function startVenue({ home }: { home: string }): Promise<void> {
  followLobby()
  const query = new URLSearchParams(location.search)
  const no = query.get('order')
  // The payment service's page is served from here too: the app only needs an external address for it.
  if (no !== null) return startPay({ home, no })
  const ticket = query.get('ticket') ?? ''
  const shell = makeShell(home)
  document.body.replaceChildren(shell.root)
  const toast = makeToast(shell.root)
  try {
    const first = await loadState(ticket)
    run(first.table.kind, first, { ticket, shell, toast, home })
  } catch (cause) {
    showTrouble(shell, cause, home)
  }
}

/** Uses the theme chosen in the lobby if both share an origin; otherwise the system setting applies. */
function followLobby(): void {
  try {
    const chosen = /^"(dark|light)"$/.exec(localStorage.getItem('yz:theme') ?? '')?.[1]
    if (chosen !== undefined) document.documentElement.dataset.theme = chosen
  } catch {
    // The browser blocks storage, so the choice is unknown.
  }
}

function run<K extends GameKind>(
  kind: K,
  first: VenueState<K>,
  { home, ...page }: { ticket: string; shell: GameShell; toast(text: string): void; home: string },
): void {
  runGame<K>({
    ...page,
    first,
    betTexts: BET_TEXTS[kind],
    makeView: (page) => VIEWS[kind](first, page),
    onEnd: (cause) => showTrouble(page.shell, cause, home),
  })
}

/** Shown in place of the game: why there is none, and what the player can do. */
function showTrouble(shell: GameShell, cause: unknown, home: string): void {
  const known = cause instanceof UnknownOutcome || cause instanceof GameRefused
  if (!known) console.error(cause)
  const text = known ? cause.message : '游戏未能打开，请返回大厅重试'
  const next =
    cause instanceof UnknownOutcome
      ? buttonElement('act trouble-again', () => void startVenue({ home }), '重新加载')
      : buttonElement('act trouble-again', () => location.replace(home), '返回大厅')
  shell.history.replaceChildren()
  shell.dock.replaceChildren()
  shell.stage.replaceChildren(el('div', { class: 'trouble', role: 'alert' }, el('p', {}, text), next))
}
