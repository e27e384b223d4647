import { findSpot, type Places, type Spot } from './spot.ts'
import { type Act, isOfDesk, isReading, type Look, type Step } from './step.ts'

/** The control that the tour points at, and what to do with it. `key` changes with it. */
export type Pointed = { key: string; act: Act; control: HTMLElement }

/** How a step stands: whether it is done, and what to point at. */
export type Standing = { isDone: boolean; pointed: Pointed | undefined }

const CLOSE: Spot = { kind: 'button', name: '关闭', inside: /./ }

/** A step with only something to read is done where that shows, and goes on pointing at it. */
export function standingOf(step: Step, look: Look, places: Places): Standing {
  if (step.isDone?.(look)) return { isDone: true, pointed: undefined }
  const pointed = nextAct(step, look, places)
  if (pointed || !isReading(step) || !step.pages.includes(look.page)) return { isDone: false, pointed }
  if (!step.reads) return { isDone: true, pointed: undefined }
  const control = findSpot(step.reads, places)
  return {
    isDone: control !== undefined,
    pointed: control && { key: 'read', act: { on: step.reads }, control },
  }
}

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
  // An open sheet covers what the step needs, unless that is in the back office.
  if (isThere && isOfDesk(step)) return undefined
  const close = findSpot(CLOSE, places)
  return close && { key: 'close', act: { on: CLOSE }, control: close }
}
