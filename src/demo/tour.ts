import { readDemoKey, tourKey, writeDemoKey } from '#mock/demo-sites/demo-keys.ts'
import { loadConsole } from './console-script.ts'

/**
 * Begins the tour that a link requests: `guide` for people who tap themselves, `play` for a presenter. Any other text
 * requests none.
 */
export async function beginTour(requested: string | null): Promise<void> {
  if (requested !== 'guide' && requested !== 'play') return
  await loadConsole().then(
    () => window.__demoTour?.begin(requested),
    () => undefined,
  )
}

/** The progress of the tour in this browser, or undefined if there is none. */
export function tourPlace(): { step: number; isLeft: boolean } | undefined {
  const stored = storedTour()
  return stored && { step: Number(stored.step), isLeft: 'isLeft' in stored && stored.isLeft === true }
}

/** The tour as the console has stored it; undefined if there is none or it is invalid. */
function storedTour(): { step: unknown } | undefined {
  try {
    const stored: unknown = JSON.parse(readDemoKey(tourKey()) ?? '')
    return typeof stored === 'object' && stored !== null && 'step' in stored ? stored : undefined
  } catch {
    return undefined
  }
}

/**
 * Leaves a running tour, which can be resumed later. The state of the site before it is part of the world that is left,
 * too.
 */
export function leaveTour(): void {
  const stored = storedTour()
  if (stored) writeDemoKey(tourKey(), JSON.stringify({ ...stored, isLeft: true, before: null }))
}

/** Shows the tour that is under way in this browser. Where none is, or somebody has left it, nothing is loaded. */
export function continueTour(): void {
  if (tourPlace()?.isLeft === false) void takeUpTour()
}

/** Resumes the tour where it was left. */
export const takeUpTour = (): Promise<void> =>
  loadConsole().then(
    () => window.__demoTour?.resume(),
    () => undefined,
  )
