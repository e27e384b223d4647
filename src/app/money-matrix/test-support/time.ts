import { act } from '@testing-library/react'
import { vi } from 'vitest'

const STEP_MS = 20
const LIMIT_MS = 10_000

/** Lets fake time pass. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Lets fake time pass until `probe` no longer throws. Files that the app loads on demand take real time. */
export async function until<T>(probe: () => T | Promise<T>): Promise<T> {
  for (let passedMs = 0; ; passedMs += STEP_MS) {
    try {
      return await probe()
    } catch (problem) {
      if (passedMs >= LIMIT_MS) throw problem
    }
    await vi.dynamicImportSettled()
    await pass(STEP_MS)
  }
}
