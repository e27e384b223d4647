import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, isOutcomeUnknown, isRefusedByServer, textFor } from './errors.ts'
import { notify } from './notify.ts'
import { cancelReads, invalidate } from './refetch.ts'

/** `sending` from the tap to the answer; `checking` while the truth is reloaded after an answer that got lost. */
type ActionState = 'idle' | 'sending' | 'checking'

/**
 * How one run ended: `done`, `refused` by the backend, `unknown` (nobody knows whether it happened),
 * `ended` (the session did), `blocked` (nothing was sent: another run is under way, or no network).
 */
type ActionOutcome = Settled<unknown>['outcome'] | 'blocked'

export type ActionOptions<V, A> = {
  /** One request. It is never sent a second time. */
  send: (variables: V) => Promise<A>
  /** Queries that this changes: reads under way are dropped, and started anew after the answer. */
  reload: readonly QueryKey[]
  /** What the app does last after a success, whether the screen is still there or not. */
  after?: () => void
}

/** What a screen says about its action. None but `onAway` is called once the screen was left or hidden. */
export type ActionHandlers<V, A> = {
  onDone?: (answer: A, variables: V) => void
  /**
   * In place of `onDone` once the screen was left or hidden: what a success means, without words or ways. A screen
   * that is kept alive must not stand there, on the return, as if nothing had been sent.
   */
  onAway?: (answer: A, variables: V) => void
  /** Left out, the server's text is toasted. */
  onRefused?: (error: ApiError, variables: V) => void
  /** Empties the password fields, as soon as the answer is there or lost, whatever it says. */
  wipe?: () => void
}

/** What money adds to an action; see money-action.ts. */
export type ActionSteps = {
  /** Says no before anything is sent. */
  mayStart: () => boolean
  /** After an answer that got lost; the action stays locked until this settles. */
  onUnknown: (onScreen: boolean) => Promise<void>
}

export type Action<V> = {
  run: (variables: V) => Promise<ActionOutcome>
  state: ActionState
  /** For `disabled`. The guard against a double tap is inside. */
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
function useVisit() {
  const visit = useRef({ left: false })
  useEffect(() => {
    const mine = { left: false }
    visit.current = mine
    return () => {
      mine.left = true
    }
  }, [])
  return visit
}

/**
 * A request that changes something: one at a time, from the tap on. The guard is a ref, set in the task of the
 * tap, as `disabled` alone lets a double tap through. Variables pass through no cache, so no password stays in one.
 */
export function useAction<V, A>(
  { send, reload, after }: ActionOptions<V, A>,
  { onDone, onAway, onRefused = tellRefusal, wipe }: ActionHandlers<V, A> = {},
  steps?: ActionSteps,
): Action<V> {
  const client = useQueryClient()
  const [state, setState] = useState<ActionState>('idle')
  const busy = useRef(false)
  const visit = useVisit()

  const run = async (variables: V): Promise<ActionOutcome> => {
    if (busy.current || steps?.mayStart() === false) return 'blocked'
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

/** What the error policy of query-client.ts says, for actions. */
function tellRefusal(error: ApiError): void {
  const text = textFor(error)
  if (text !== undefined) notify(text, 'error')
}
