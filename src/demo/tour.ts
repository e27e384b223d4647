import { readDemoKey, tourKey } from '#mock/demo-sites/demo-keys.ts'
import { loadConsole } from './console-script.ts'

/** Begins the tour that a link asks for: `guide` for who taps, `play` for the presenter. Any other text asks for none. */
export async function beginTour(asked: string | null): Promise<void> {
  if (asked !== 'guide' && asked !== 'play') return
  await loadConsole().then(
    () => window.__demoTour?.begin(asked),
    () => undefined,
  )
}

/** How far a tour is in this browser, or undefined where there is none. */
export function tourPlace(): { step: number; isLeft: boolean } | undefined {
  try {
    const stored: unknown = JSON.parse(readDemoKey(tourKey()) ?? '')
    if (typeof stored !== 'object' || stored === null || !('step' in stored)) return undefined
    return { step: Number(stored.step), isLeft: 'isLeft' in stored && stored.isLeft === true }
  } catch {
    return undefined
  }
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
