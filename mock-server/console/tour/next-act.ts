import { findSpot, type Places, type Spot } from './spot.ts'
import type { Act, Look, Step } from './steps.ts'

/** The control that the tour points at, and what to do with it. `key` changes with it. */
export type Pointed = { key: string; act: Act; control: HTMLElement }

const CLOSE: Spot = { kind: 'button', name: '关闭', inside: /./ }

/**
 * The next act of a step. It follows only from the screen, so a visitor may act in another order, and a reload loses
 * nothing. On another page it is a control that leads to the step's page. Undefined: only `step.path` leads there, or
 * the app is still busy.
 */
export function nextAct(step: Step, look: Look, places: Places): Pointed | undefined {
  const isThere = step.pages.includes(look.page)
  const acts = isThere ? step.acts : (step.ways ?? []).map((on): Act => ({ on }))
  for (const [at, act] of acts.entries()) {
    if (act.when && !act.when(look)) continue
    const control = findSpot(act.on, places)
    if (!control || act.isDone?.(control, look)) continue
    if (control.getAttribute('aria-disabled') === 'true') return undefined
    return { key: `${isThere ? 'act' : 'way'} ${at}`, act, control }
  }
  // An open sheet covers what the step needs.
  const close = findSpot(CLOSE, places)
  return close && { key: 'close', act: { on: CLOSE }, control: close }
}
