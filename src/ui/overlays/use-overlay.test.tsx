// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOverlay } from './use-overlay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page({ open }: { open: boolean }) {
  useOverlay(open, () => {})
  return (
    <main>
      <h1 tabIndex={-1}>取款</h1>
      <button type="button">选择</button>
    </main>
  )
}

/** Opens an overlay by the button, and closes it. What had the focus inside vanishes with it. */
function openAndClose(): HTMLElement {
  const page = render(<Page open={false} />)
  const opener = screen.getByRole('button')
  opener.focus()
  page.rerender(<Page open={true} />)
  opener.blur()
  page.rerender(<Page open={false} />)
  return opener
}

test('a focus that a closed overlay lost goes back to its opener', async () => {
  const opener = openAndClose()
  await vi.runAllTimersAsync()
  expect(document.activeElement).toBe(opener)
})

test('it goes to the heading if the opener is gone', async () => {
  openAndClose().remove()
  await vi.runAllTimersAsync()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
