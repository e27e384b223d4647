import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, ClosedByHost, isClosed, isOutcomeUnknown, isRefusedByServer } from './client/errors.ts'
import { notify } from './client/notify.ts'
import { cancelReads, invalidate, markStale } from './refetch.ts'
import { appBack, setUnacceptedText } from './site-closed.ts'

export const UNACCEPTED_TEXT = '因系统维护，刚才提交的内容未受理，请稍后重新提交'

/** `sending` from the tap to the answer; `checking` while data is refetched after a lost answer. */
type ActionState = 'idle' | 'sending' | 'checking'

/**
 * How one run ended:
 * - `done`
 * - `refused`: by the backend
 * - `ended`: the session ended
 * - `closed`: the site is in maintenance and did not accept the request
 * - `unknown`: the answer was lost
 * - `blocked`: nothing was sent. This action or an equal one is running, the phone is offline, or the player takes
 * a break
 */
type ActionOutcome = Settled<unknown>['outcome'] | 'blocked'

export type ActionOptions<V, A> = {
  /** One request. It is never sent a second time. */
  send: (variables: V) => Promise<A>
  /**
   * Queries whose data the action changes. Their running reads are cancelled before it, and they are refetched
   * after the answer.
   */
  reload: readonly QueryKey[]
}

/**
 * A screen's callbacks. Once the player has left the screen or it is hidden, only `onAway` is called. Behind the
 * maintenance notice `onAway` is called at once; the other callbacks wait until the notice closes.
 */
export type ActionHandlers<V, A> = {
  onDone?: (answer: A, variables: V) => void
  /**
   * Replaces `onDone` after the player has left: it updates the screen's state without toasts or navigation.
   * Otherwise a kept screen would look on return as if nothing had been sent.
   */
  onAway?: (answer: A, variables: V) => void
  /** Default: a toast with the error's text, which is never empty. */
  onRefused?: (error: ApiError, variables: V) => void
  /** Clears the password fields once the answer has arrived or was lost, whatever it is. */
  wipe?: () => void
}

/** One visit to a screen. `isAway` once the player has left, and while the maintenance notice hides the app. */
type Visit = { isAway: boolean }

/** Callbacks during a run. They are called even if the screen has crashed. */
export type RunCallbacks = {
  /** The answer has arrived, or was lost. */
  settled?: (result: Settled<unknown>) => void
  /** The action is unlocked. */
  end?: () => void
  /** The screen that sent the request has shown the outcome. */
  shown?: () => void
}

/** The steps that a money action adds; see money-action.ts. */
export type ActionSteps<V> = {
  /** Runs before anything is sent; undefined blocks the run. It returns a promise if it asks the player first. */
  start: (variables: V) => RunCallbacks | undefined | Promise<RunCallbacks | undefined>
  /** Runs after a lost answer; the action stays locked until this settles. */
  onUnknown: (visit: Visit) => Promise<void>
  /** The text for a request that a closed site did not accept; default: UNACCEPTED_TEXT. */
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
  /** `isCertain`: the backend itself said so, and not only a host in front of it. */
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
 * The current visit. Hiding a kept screen ends the visit, and showing it again begins another. The maintenance
 * notice only pauses the visit, unless the player leaves meanwhile.
 */
function useVisit() {
  const visit = useRef<Visit>({ isAway: true })
  useEffect(() => {
    visit.current.isAway = false
    return () => {
      visit.current.isAway = true
      if (!appBack()) visit.current = { isAway: true }
    }
  }, [])
  return visit
}

/**
 * An action: a request that changes something, one at a time. The guard is a ref that is set within the tap's
 * task, because `disabled` alone lets a double tap through. No cache holds the variables, so none keeps a
 * password.
 */
export function useAction<V, A>(
  { send, reload }: ActionOptions<V, A>,
  { onDone, onAway, onRefused = toastRefusal, wipe }: ActionHandlers<V, A> = {},
  steps?: ActionSteps<V>,
): Action<V> {
  const client = useQueryClient()
  const [state, setState] = useState<ActionState>('idle')
  const busy = useRef(false)
  const visit = useVisit()

  const run = async (variables: V): Promise<ActionOutcome> => {
    if (busy.current) return 'blocked'
    const startVisit = visit.current
    const started = steps?.start(variables)
    busy.current = true
    const callbacks = started && 'then' in started ? await started : started
    if (steps && !callbacks) {
      busy.current = false
      return 'blocked'
    }
    setState('sending')
    await cancelReads(client, reload)
    const settled = await settle(send(variables))
    const { outcome, answer, error } = settled
    callbacks?.settled?.(settled)
    if (startVisit === visit.current) wipe?.()
    if (outcome === 'closed') setUnacceptedText(steps?.unacceptedText ?? UNACCEPTED_TEXT)
    // Behind the maintenance notice nothing is shown. But `onAway` runs at once, since an order must not wait for
    // its payment until the site opens.
    if (outcome !== 'done' || !onAway) await appBack()
    if (outcome === 'unknown' && steps) {
      setState('checking')
      await steps.onUnknown(startVisit)
    } else if (outcome === 'closed') {
      // Perhaps only a host in front of the backend has refused, so the data is refetched once the site is open.
      markStale(client, reload)
    } else if (outcome !== 'ended') {
      await cancelReads(client, reload)
      invalidate(client, reload)
    }
    busy.current = false
    callbacks?.end?.()
    setState('idle')
    if (error && !startVisit.isAway) onRefused(withText(error), variables)
    if (outcome === 'done') {
      const notifyScreen = startVisit.isAway ? onAway : onDone
      notifyScreen?.(answer, variables)
    }
    if (!startVisit.isAway) callbacks?.shown?.()
    return outcome
  }
  return { run, state, locked: state !== 'idle' }
}

/** The error with a text even where the server sent none, because a player must learn that an action failed. */
const withText = ({ code, message, what }: ApiError): ApiError =>
  new ApiError(code, message || `${what}没有成功，服务器没有说明原因，请稍后再试或联系在线客服`, what)

/** The error policy of query-client.ts, for actions. */
function toastRefusal({ message }: ApiError): void {
  notify(message, 'error')
}
