import { useEffect, useState } from 'react'
import type { MockControl, MockView } from '../../control/control.ts'
import { consoleRoot } from '../beside.tsx'
import { numbersOf } from './checks.ts'
import { type Standing, standingOf } from './next-act.ts'
import { isSignedIn, pageNow } from './page.ts'
import { isOfDesk, type Look, type Since, type Step } from './step.ts'

/** How often the page is read. Reading the mock costs more, so it happens every fourth time. */
const LOOK_MS = 250
const READ_EVERY = 4

/** What the tour sees of a step. Undefined until the mock is read for the first time. */
export type Seen = Standing & { look: Look }

/** Reads the page and the mock again and again. `since` comes from the first reading after the step began. */
export function useLook(
  mock: MockControl,
  step: Step,
  since: Since | null,
  onSince: (since: Since) => void,
): Seen | undefined {
  const [seen, setSeen] = useState<Seen & { step: Step }>()
  useEffect(() => {
    let isOver = false
    let count = 0
    let view: MockView | undefined
    const turn = async () => {
      if (count++ % READ_EVERY === 0) view = await mock.read()
      if (isOver || !view) return
      if (since === null) return onSince(numbersOf(view))
      const desk = consoleRoot()
      const page = pageNow(isOfDesk(step) && desk !== undefined)
      const look = { page, isSignedIn: isSignedIn(), view, since }
      setSeen({ step, look, ...standingOf(step, look, { page: document, desk }) })
    }
    // A page that is being left may no longer have a mock.
    const poll = () => void turn().catch(() => undefined)
    poll()
    const timer = setInterval(poll, LOOK_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      setSeen(undefined)
    }
  }, [mock, step, since, onSince])
  // A new step is not done because the previous step was.
  return seen?.step === step ? seen : undefined
}
