// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { signIn, signOut } from '../../api/core/client/session-store.ts'
import { confirm } from '../../ui/overlays/confirm.ts'
import { continuePlay, keepPlay } from './play-time.ts'
import { watchPlay } from './watch-play.ts'

vi.mock('../../ui/overlays/confirm.ts', () => ({ confirm: vi.fn(async () => false) }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  signOut()
  document.body.replaceChildren()
  localStorage.clear()
})

test('while a dialog stays open a due reminder waits by one timer, and comes soon after it', async () => {
  signIn('token-1')
  const nowMs = Date.now()
  keepPlay({ ...continuePlay(undefined, nowMs - HOUR_MS), seenMs: nowMs })
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  watchPlay(() => undefined)
  const atFirst = vi.getTimerCount()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(vi.getTimerCount()).toBe(atFirst)
  expect(confirm).not.toHaveBeenCalled()
  dialog.open = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(confirm).toHaveBeenCalledOnce()
})
