import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, isOutcomeUnknown, isRefusedByServer, textFor } from './errors.ts'
import { notify } from './notify.ts'
import { cancelReads, invalidate } from './refetch.ts'

/** `sending` from the tap to the answer; `checking` while data is refetched after a lost answer. */
type ActionState = 'idle' | 'sending' | 'checking'

/**
 * How one run ended: `done`, `refused` by the backend, `unknown` (the answer was lost), `ended` (the session
 * ended), `blocked` (nothing was sent: another run, or an equal one of another screen, is under way, the phone is
 * offline, or the player takes a break).
 */
type ActionOutcome = Settled<unknown>['outcome'] | 'blocked'

export type ActionOptions<V, A> = {
  /** One request. It is never sent a second time. */
  send: (variables: V) => Promise<A>
  /** Queries whose data this changes: reads under way are cancelled, and refetched after the answer. */
  reload: readonly QueryKey[]
  /** Runs last after a success, even when the screen is gone. */
  after?: () => void
}

/** A screen's callbacks. Once the screen was left or hidden, only `onAway` is called. */
export type ActionHandlers<V, A> = {
  onDone?: (answer: A, variables: V) => void
  /**
   * Replaces `onDone` once the screen was left or hidden: updates its state without toasts or navigation. Otherwise
   * a kept screen would look, on return, as if nothing had been sent.
   */
  onAway?: (answer: A, variables: V) => void
  /** Without it, the server's text is toasted. */
  onRefused?: (error: ApiError, variables: V) => void
  /** Empties the password fields once the answer has come or was lost, whatever it is. */
  wipe?: () => void
}

/** Steps that a money action adds; see money-action.ts. */
export type ActionSteps<V> = {
  /** Before anything is sent: undefined blocks the run, else what to call once its outcome is settled. */
  start: (variables: V) => (() => void) | undefined
  /** Runs after a lost answer; the action stays locked until this settles. */
  onUnknown: (onScreen: boolean) => Promise<void>
}

export type Action<V> = {
  run: (variables: V) => Promise<ActionOutcome>
  state: ActionState
  /** For `disabled`. `run` itself guards against double taps. */
  locked: boolean
}

type Settled<A> =
  | { outcome: 'done'; answer: A }
  | { outcome: 'refused'; error: ApiError }
  | { outcome: 'unknown' }
  | { outcome: 'ended' }

async function settle<A>(sent: Promise<A>): Promise<Settled<A>> {
  try {
    return { outcome: 'done', answer: await sent }
  } catch (error) {
    if (isRefusedByServer(error)) return { outcome: 'refused', error }
    return { outcome: isOutcomeUnknown(error) ? 'unknown' : 'ended' }
  }
}

/** One visit of a screen: a kept-alive screen that is hidden and shown again is visited twice. */
type Visit = { left?: true }
function useVisit() {
  const visit = useRef<Visit>({})
  useEffect(() => {
    const mine: Visit = {}
    visit.current = mine
    return () => {
      mine.left = true
    }
  }, [])
  return visit
}

/**
 * A request that changes something, one at a time. The guard is a ref set within the tap's task, because
 * `disabled` alone lets a double tap through. No cache holds the variables, so no password stays in one.
 */
export function useAction<V, A>(
  { send, reload, after }: ActionOptions<V, A>,
  { onDone, onAway, onRefused = tellRefusal, wipe }: ActionHandlers<V, A> = {},
  steps?: ActionSteps<V>,
): Action<V> {
  const client = useQueryClient()
  const [state, setState] = useState<ActionState>('idle')
  const busy = useRef(false)
  const visit = useVisit()

  const run = async (variables: V): Promise<ActionOutcome> => {
    if (busy.current) return 'blocked'
    const end = steps?.start(variables)
    if (steps && !end) return 'blocked'
    busy.current = true
    const here = visit.current
    setState('sending')
    await cancelReads(client, reload)
    const settled = await settle(send(variables))
    if (!here.left) wipe?.()
    if (settled.outcome === 'unknown' && steps) {
      setState('checking')
      await steps.onUnknown(!here.left)
    } else if (settled.outcome !== 'ended') {
      await cancelReads(client, reload)
      invalidate(client, reload)
    }
    busy.current = false
    end?.()
    setState('idle')
    if (!here.left && settled.outcome === 'refused') onRefused(settled.error, variables)
    if (settled.outcome === 'done') {
      const tell = here.left ? onAway : onDone
      tell?.(settled.answer, variables)
      after?.()
    }
    return settled.outcome
  }
  return { run, state, locked: state !== 'idle' }
}

/** The error policy of query-client.ts, for actions. */
function tellRefusal(error: ApiError): void {
  const text = textFor(error)
  if (text !== undefined) notify(text, 'error')
}
