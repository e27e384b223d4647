import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, ClosedByHost, isClosed, isOutcomeUnknown, isRefusedByServer } from './client/errors.ts'
import { notify } from './client/notify.ts'
import { cancelReads, invalidate, markStale } from './refetch.ts'
import { appBack, tellUnaccepted } from './site-closed.ts'

export const UNACCEPTED_TEXT = '因系统维护，刚才提交的内容未受理，请稍后重新提交'

/** `sending` from the tap to the answer; `checking` while data is refetched after a lost answer. */
type ActionState = 'idle' | 'sending' | 'checking'

/**
 * How one run ended: `done`, `refused` by the backend, `closed` (not accepted: maintenance), `unknown` (the answer was
 * lost), `ended` (the session ended), `blocked` (nothing was sent: another run, or an equal one of another screen, is under
 * way, the phone is offline, or the player takes a break).
 */
type ActionOutcome = Settled<unknown>['outcome'] | 'blocked'

export type ActionOptions<V, A> = {
  /** One request. It is never sent a second time. */
  send: (variables: V) => Promise<A>
  /** Queries whose data this changes: reads under way are cancelled, and refetched after the answer. */
  reload: readonly QueryKey[]
}

/**
 * A screen's callbacks. Once the screen was left or hidden, only `onAway` is called. Behind the repair notice it is called
 * at once, and what else there is to tell waits for the notice to go.
 */
export type ActionHandlers<V, A> = {
  onDone?: (answer: A, variables: V) => void
  /**
   * Replaces `onDone` there: updates the screen's state without toasts or navigation. Otherwise a kept screen would
   * look, on return, as if nothing had been sent.
   */
  onAway?: (answer: A, variables: V) => void
  /** Without it, the error's text is toasted. It is never empty. */
  onRefused?: (error: ApiError, variables: V) => void
  /** Empties the password fields once the answer has come or was lost, whatever it is. */
  wipe?: () => void
}

/** One visit of a screen; `left` once the player has gone, and while the repair notice hides the app. */
type Visit = { left: boolean }

/** What is called in the course of a run, also where its screen has broken. */
export type RunNotes = {
  /** The answer has come, or was lost. */
  settled?: (how: Settled<unknown>) => void
  /** The action unlocks. */
  end?: () => void
  /** The screen that sent it is there, and has said the outcome. */
  told?: () => void
}

/** Steps that a money action adds; see money-action.ts. */
export type ActionSteps<V> = {
  /** Before anything is sent: undefined blocks the run. A promise of it asks the player first. */
  start: (variables: V) => RunNotes | undefined | Promise<RunNotes | undefined>
  /** Runs after a lost answer; the action stays locked until this settles. */
  onUnknown: (visit: Visit) => Promise<void>
  /** Said of a request that met a closed site; default: UNACCEPTED_TEXT. */
  unacceptedText?: string
}

export type Action<V> = {
  run: (variables: V) => Promise<ActionOutcome>
  state: ActionState
  /** For `disabled`. `run` itself guards against double taps. */
  locked: boolean
}

type Settled<A> =
  | { outcome: 'done'; answer: A; error?: never; isCertain?: never }
  | { outcome: 'refused'; answer?: never; error: ApiError; isCertain?: never }
  /** `isCertain`: the backend has said so, and not only whoever stands in front of it. */
  | { outcome: 'closed'; answer?: never; error?: never; isCertain: boolean }
  | { outcome: 'unknown' | 'ended'; answer?: never; error?: never; isCertain?: never }

async function settle<A>(sent: Promise<A>): Promise<Settled<A>> {
  try {
    return { outcome: 'done', answer: await sent }
  } catch (error) {
    if (isRefusedByServer(error)) return { outcome: 'refused', error }
    if (isClosed(error)) return { outcome: 'closed', isCertain: !(error instanceof ClosedByHost) }
    return { outcome: isOutcomeUnknown(error) ? 'unknown' : 'ended' }
  }
}

/**
 * A kept-alive screen that is hidden and shown again is visited twice. Behind the repair notice a visit only pauses,
 * unless the player leaves meanwhile.
 */
function useVisit() {
  const visit = useRef<Visit>({ left: true })
  useEffect(() => {
    visit.current.left = false
    return () => {
      visit.current.left = true
      if (!appBack()) visit.current = { left: true }
    }
  }, [])
  return visit
}

/**
 * A request that changes something, one at a time. The guard is a ref set within the tap's task, because
 * `disabled` alone lets a double tap through. No cache holds the variables, so no password stays in one.
 */
export function useAction<V, A>(
  { send, reload }: ActionOptions<V, A>,
  { onDone, onAway, onRefused = tellRefusal, wipe }: ActionHandlers<V, A> = {},
  steps?: ActionSteps<V>,
): Action<V> {
  const client = useQueryClient()
  const [state, setState] = useState<ActionState>('idle')
  const busy = useRef(false)
  const visit = useVisit()

  const run = async (variables: V): Promise<ActionOutcome> => {
    if (busy.current) return 'blocked'
    const here = visit.current
    const started = steps?.start(variables)
    busy.current = true
    const notes = started && 'then' in started ? await started : started
    if (steps && !notes) {
      busy.current = false
      return 'blocked'
    }
    setState('sending')
    await cancelReads(client, reload)
    const settled = await settle(send(variables))
    const { outcome, answer, error } = settled
    notes?.settled?.(settled)
    if (here === visit.current) wipe?.()
    if (outcome === 'closed') tellUnaccepted(steps?.unacceptedText ?? UNACCEPTED_TEXT)
    // Behind the repair notice nothing is told, but an order must not wait for its payment until the site opens.
    if (outcome !== 'done' || !onAway) await appBack()
    if (outcome === 'unknown' && steps) {
      setState('checking')
      await steps.onUnknown(here)
    } else if (outcome === 'closed') {
      // Whoever stands in front of the backend has said so: the truth is read once the site is open.
      markStale(client, reload)
    } else if (outcome !== 'ended') {
      await cancelReads(client, reload)
      invalidate(client, reload)
    }
    busy.current = false
    notes?.end?.()
    setState('idle')
    if (error && !here.left) onRefused(inWords(error), variables)
    if (outcome === 'done') {
      const tell = here.left ? onAway : onDone
      tell?.(answer, variables)
    }
    if (!here.left) notes?.told?.()
    return outcome
  }
  return { run, state, locked: state !== 'idle' }
}

/** A player who has done something is told that it failed, also where the server does not say why. */
const inWords = ({ code, message, what }: ApiError): ApiError =>
  new ApiError(code, message || `${what}没有成功，服务器没有说明原因，请稍后再试或联系在线客服`, what)

/** The error policy of query-client.ts, for actions. */
function tellRefusal({ message }: ApiError): void {
  notify(message, 'error')
}
