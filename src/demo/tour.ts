import { readDemoKey, tourKey, writeDemoKey } from '#mock/demo-sites/demo-keys.ts'
import { loadConsole } from './console-script.ts'

/** Begins the tour that a link asks for: `guide` for who taps, `play` for the presenter. Any other text asks for none. */
export async function beginTour(requested: string | null): Promise<void> {
  if (requested !== 'guide' && requested !== 'play') return
  await loadConsole().then(
    () => window.__demoTour?.begin(requested),
    () => undefined,
  )
}

/** How far a tour is in this browser, or undefined where there is none. */
export function tourPlace(): { step: number; isLeft: boolean } | undefined {
  const stored = storedTour()
  return stored && { step: Number(stored.step), isLeft: 'isLeft' in stored && stored.isLeft === true }
}

/** As the console has stored it; undefined where there is none, or the text makes no sense. */
function storedTour(): { step: unknown } | undefined {
  try {
    const stored: unknown = JSON.parse(readDemoKey(tourKey()) ?? '')
    return typeof stored === 'object' && stored !== null && 'step' in stored ? stored : undefined
  } catch {
    return undefined
  }
}

/**
 * Leaves a tour that is under way, to be taken up again later. What the site was like before it belongs to the world
 * that is left, too.
 */
export function leaveTour(): void {
  const stored = storedTour()
  if (stored) writeDemoKey(tourKey(), JSON.stringify({ ...stored, isLeft: true, before: null }))
}

/** Shows the tour that is under way in this browser. Where none is, or somebody has left it, nothing is loaded. */
export function continueTour(): void {
  if (tourPlace()?.isLeft === false) void takeUpTour()
}

/** Shows the tour from where it was left. */
export const takeUpTour = (): Promise<void> =>
  loadConsole().then(
    () => window.__demoTour?.resume(),
    () => undefined,
  )
