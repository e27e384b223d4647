import type { GameKind } from '../kinds.ts'
import type { SettledBet, VenueState } from '../wire.ts'
import { formatYuan, grouped } from './amount.ts'
import { GameRefused, loadState, sendAct, sendBet, UnknownOutcome } from './api.ts'
import type { BetTexts } from './bet-texts.ts'
import { serverClock } from './lottery/clock.ts'
import { type Move, makeMoves } from './moves.ts'
import { animate, buttonElement, el, setText } from './page/dom.ts'
import { drawHistory } from './page/history.ts'
import type { GameShell } from './page/shell.ts'
import { makeStake } from './page/stake.ts'
import type { GameView, Page } from './page/view.ts'
import { briefRules, showRules } from './rules.ts'

/** The word for what a bet returned. No more than the stake is no win, and must not look like one. */
const paidWord = ({ isVoid, returned, stake }: SettledBet): string =>
  isVoid || returned <= stake ? '退回' : '派彩'

/** The session of the ticket has ended. */
const SESSION_ENDED = 401

const POLL_MS = 4_000
const POLL_OPEN_MS = 1_000
const POLL_SOONEST_MS = 120
const TICK_MS = 250
const RIBBON_MS = 1_600

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

type Running<K extends GameKind> = {
  ticket: string
  shell: GameShell
  toast(text: string): void
  first: VenueState<K>
  betTexts: BetTexts<K>
  makeView(page: Page): GameView<K>
  /** The session has ended: the page can show and do nothing more. */
  onEnd(cause: GameRefused): void
}

/** Runs one game: polls the mock backend, shows settled bets, and places bets one at a time. */
export function runGame<K extends GameKind>({
  ticket,
  shell,
  toast,
  first,
  betTexts,
  makeView,
  onEnd,
}: Running<K>): void {
  let state = first
  /** Counts placed bets, to discard answers to requests from before a bet. */
  let epoch = 0
  let busy = false
  let isEnded = false
  let shown = Promise.resolve()
  const waiting = new Set<string>()
  const clock = serverClock()
  // A view may report a change during its construction, before the page can draw it.
  let isViewReady = false
  const stake = makeStake(() => drawDock())
  const view = makeView({
    ...{ now: clock.now, toast, decide },
    changed: () => isViewReady && drawDock(),
    stake: () => stake.read(state),
  })
  const ribbon = el('p', { class: 'ribbon num', 'aria-live': 'polite' })
  const act = buttonElement('act', () => void bet())
  const moves = makeMoves((move) => decide(move.bet, move.action))
  shell.stage.replaceChildren(...view.nodes, ribbon)
  shell.stage.dataset.skin = first.skin
  const staking = [stake.row, stake.note, el('div', { class: 'dock-row' }, stake.field, act)]
  shell.dock.replaceChildren(...staking, moves.row)
  shell.setTitle(first.game, first.venue, view.name)
  shell.onRules(() => showRules(shell.root, view.rules(state)))
  const brief = briefRules(view.rules(first))
  if (first.open.length === 0 && first.recent.length === 0) shell.stage.before(brief)

  isViewReady = true

  function drawDock() {
    stake.setLimits(state)
    const { label, ready } = view.action(state, stake.value())
    setText(act, busy ? '提交中…' : label)
    act.setAttribute('aria-disabled', String(busy || !ready))
    drawMoves(view.moves?.(state) ?? [])
  }

  /** While a bet has decisions to make, their buttons replace the stake, and the focus moves to them. */
  function drawMoves(offered: readonly Move[]) {
    const swaps = moves.row.hidden === offered.length > 0
    const hadFocus = swaps && shell.dock.contains(document.activeElement)
    for (const row of staking) row.hidden = offered.length > 0
    moves.draw(offered, busy)
    if (hadFocus) (offered.length > 0 ? moves.row.querySelector('button') : act)?.focus()
  }

  function draw(next: VenueState<K>) {
    state = next
    for (const { id } of next.open) waiting.add(id)
    view.render(next)
    shell.setBalance(formatYuan(next.balance), next.balance < next.min && next.open.length === 0)
    drawHistory(shell.history, next, betTexts)
    drawDock()
  }

  /** Whether the session has ended. Otherwise the page would go on showing old odds and look alive. */
  function ends(cause: unknown): boolean {
    if (!(cause instanceof GameRefused && cause.code === SESSION_ENDED)) return false
    if (!isEnded) onEnd(cause)
    isEnded = true
    return true
  }

  async function show(next: VenueState<K>) {
    if (isEnded) return
    for (const done of next.recent.filter(({ id }) => waiting.has(id)).reverse()) {
      waiting.delete(done.id)
      if (done.isVoid && view.voided) view.voided(done, next)
      else await view.reveal(done, next)
      const isGain = done.returned > done.stake
      const word = view.returnWord?.(done) ?? paidWord(done)
      shell.setReturn(done.returned > 0 ? `${word} ${grouped(done.returned)}` : '本注未中', isGain)
      showReturn(word, isGain, done.returned)
    }
    draw(next)
  }

  function showReturn(word: string, isGain: boolean, returned: number) {
    if (returned === 0) return
    ribbon.className = `ribbon num on ${isGain ? 'ribbon-win' : ''}`
    setText(ribbon, `${word} ${formatYuan(returned)}`)
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
    const amount = view.staked?.() ?? stake.read(state)
    if (typeof picked === 'string') return toast(picked)
    if (typeof amount === 'string') return toast(amount)
    shell.setReturn(null)
    await send(async () => {
      const next = await sendBet({ ticket, key: newKey(), stake: amount, pick: picked.pick })
      const placed = (next as VenueState<K>).open.at(-1)
      if (placed) view.placed(placed)
      brief.remove()
      return next
    })
  }

  function decide(id: string, action: unknown): boolean {
    if (busy) return false
    void send(() => sendAct({ ticket, key: newKey(), bet: id, action }))
    return true
  }

  /** One change at a time; answers to requests from before it are discarded. */
  async function send(change: () => Promise<VenueState>) {
    busy = true
    epoch += 1
    drawDock()
    try {
      await enqueue((await change()) as VenueState<K>)
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause
      if (ends(cause)) return
      toast(cause.message)
      // The change may have been made: load the state before the next one.
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
    if (isEnded) return
    const due =
      Math.min(
        ...state.open.map((openBet) => openBet.dueAt),
        view.next?.(state) ?? Number.POSITIVE_INFINITY,
      ) - clock.now()
    const pause = state.open.length > 0 ? POLL_OPEN_MS : POLL_MS
    timer = window.setTimeout(
      () => void refresh().catch(ends).then(poll),
      Math.max(POLL_SOONEST_MS, Math.min(due + 30, pause)),
    )
  }

  function onVisibilityChange() {
    if (isEnded) return
    if (document.visibilityState === 'visible') void refresh().catch(ends).then(poll)
    else clearTimeout(timer)
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  addEventListener('pageshow', (event) => event.persisted && onVisibilityChange())
  setInterval(() => {
    if (isEnded || document.visibilityState !== 'visible') return
    view.tick?.(state)
    drawDock()
  }, TICK_MS)
  void enqueue(first).then(poll)
}
