import type { GameKind } from '../game.ts'
import type { VenueState } from '../wire.ts'
import { formatYuan, grouped } from './amount.ts'
import { loadState, sendBet, UnknownOutcome } from './api.ts'
import { serverClock } from './clock.ts'
import { animate, buttonElement, el, setText } from './dom.ts'
import { drawHistory } from './history.ts'
import { showRules } from './rules.ts'
import type { GameShell } from './shell.ts'
import { makeStake } from './stake.ts'
import type { GameView, Page } from './view.ts'

const POLL_MS = 4_000
const POLL_OPEN_MS = 1_000
const POLL_SOONEST_MS = 120
const TICK_MS = 250
const RIBBON_MS = 1_600

const KIND_NAMES: Record<GameKind, string> = {
  slot: '九宫拉霸',
  lottery: '二十选五',
  slip: '赛事竞猜',
  dragon: '龙虎',
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

type Running<K extends GameKind> = {
  ticket: string
  shell: GameShell
  toast(text: string): void
  first: VenueState<K>
  makeView(page: Page): GameView<K>
}

/** Runs one game: polls the mock backend, shows settled bets, and places bets one at a time. */
export function runGame<K extends GameKind>({ ticket, shell, toast, first, makeView }: Running<K>): void {
  let state = first
  /** Counts placed bets, to discard answers to requests from before a bet. */
  let epoch = 0
  let busy = false
  let shown = Promise.resolve()
  const waiting = new Set<string>()
  const clock = serverClock()
  // A view may report a change during its construction, when there is nothing to draw yet.
  let isViewReady = false
  const view = makeView({ now: clock.now, toast, changed: () => isViewReady && drawDock() })
  const stake = makeStake(() => drawDock())
  const ribbon = el('p', { class: 'ribbon num', 'aria-live': 'polite' })
  const act = buttonElement('act', () => void bet())
  shell.stage.replaceChildren(...view.nodes, ribbon)
  shell.stage.dataset.skin = first.skin
  shell.dock.replaceChildren(stake.row, el('div', { class: 'dock-row' }, stake.field, act))
  shell.setTitle(first.game, first.venue, KIND_NAMES[first.table.kind])
  shell.onRules(() => showRules(shell.root, view.rules(state)))

  isViewReady = true

  function drawDock() {
    stake.setLimits(state)
    const { label, ready } = view.action(state, stake.value())
    setText(act, busy ? '提交中…' : label)
    act.setAttribute('aria-disabled', String(busy || !ready))
  }

  function draw(next: VenueState<K>) {
    state = next
    for (const { id } of next.open) waiting.add(id)
    view.render(next)
    shell.setBalance(formatYuan(next.balance), next.balance < next.min && next.open.length === 0)
    drawHistory(shell.history, next.open, next.recent, view.betTexts)
    drawDock()
  }

  async function show(next: VenueState<K>) {
    for (const done of next.recent.filter(({ id }) => waiting.has(id)).reverse()) {
      waiting.delete(done.id)
      await view.reveal(done, next)
      shell.setReturn(done.returned > 0 ? `+${grouped(done.returned)}` : '本注未中')
      showReturn(done.returned - done.stake, done.returned)
    }
    draw(next)
  }

  function showReturn(gain: number, returned: number) {
    if (returned === 0) return
    ribbon.className = `ribbon num on ${gain > 0 ? 'ribbon-win' : ''}`
    setText(ribbon, `${gain >= 0 ? '派彩' : '退回'} ${formatYuan(returned)}`)
    void animate(
      ribbon,
      [
        { opacity: 0, transform: 'translate(-50%, 12px)' },
        { opacity: 1, transform: 'translate(-50%, 0)' },
      ],
      { duration: 220, easing: 'ease-out' },
    )
    setTimeout(() => ribbon.classList.remove('on'), RIBBON_MS)
  }

  /** Queues states, so that the next answer does not cut off a running reveal. */
  function enqueue(next: VenueState<K>) {
    clock.update(next.now)
    shown = shown.then(() => show(next))
    return shown
  }

  async function refresh() {
    const startedIn = epoch
    const next = (await loadState(ticket)) as VenueState<K>
    if (startedIn === epoch && !busy) await enqueue(next)
  }

  async function bet() {
    if (busy || act.getAttribute('aria-disabled') === 'true') return
    const picked = view.pick(state)
    const amount = stake.read(state)
    if (typeof picked === 'string') return toast(picked)
    if (typeof amount === 'string') return toast(amount)
    busy = true
    epoch += 1
    shell.setReturn(null)
    drawDock()
    try {
      const next = (await sendBet({
        ticket,
        key: newKey(),
        stake: amount,
        pick: picked.pick,
      })) as VenueState<K>
      const placed = next.open.at(-1)
      if (placed) view.placed(placed)
      await enqueue(next)
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      toast(cause.message)
      // The bet may have been placed: load the state before the next one.
      if (cause instanceof UnknownOutcome) await reloadState()
      else
        await loadState(ticket).then(
          (next) => enqueue(next as VenueState<K>),
          () => undefined,
        )
    } finally {
      busy = false
      drawDock()
      poll()
    }
  }

  async function reloadState() {
    for (let tries = 0; tries < 3; tries++) {
      const next = await loadState(ticket).catch(() => undefined)
      if (next) return enqueue(next as VenueState<K>)
    }
  }

  let timer = 0
  function poll() {
    clearTimeout(timer)
    const due =
      Math.min(...state.open.map((one) => one.dueAt), view.next?.(state) ?? Number.POSITIVE_INFINITY) -
      clock.now()
    const pause = state.open.length > 0 ? POLL_OPEN_MS : POLL_MS
    timer = window.setTimeout(
      () =>
        void refresh()
          .catch(() => undefined)
          .then(poll),
      Math.max(POLL_SOONEST_MS, Math.min(due + 30, pause)),
    )
  }

  function onVisibilityChange() {
    if (document.visibilityState === 'visible')
      void refresh()
        .catch(() => undefined)
        .then(poll)
    else clearTimeout(timer)
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  addEventListener('pageshow', (event) => event.persisted && onVisibilityChange())
  setInterval(() => {
    if (document.visibilityState !== 'visible') return
    view.tick?.(state)
    drawDock()
  }, TICK_MS)
  void enqueue(first).then(poll)
}
