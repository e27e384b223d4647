// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

afterEach(cleanup)

/** A kept screen whose overlay contains a link: one tap closes the overlay and hides the screen. */
function App({ kind: Kind }: { kind: typeof Dialog | typeof Sheet }) {
  const [shown, setShown] = useState(true)
  const [open, setOpen] = useState(false)
  const leave = () => {
    setOpen(false)
    setShown(false)
  }
  return (
    <>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <Kind open={open} onClose={() => setOpen(false)} title="words">
          <button type="button" onClick={leave}>
            leave
          </button>
        </Kind>
      </Activity>
      <button type="button" data-testid="return" onClick={() => setShown(true)}>
        return
      </button>
    </>
  )
}

it.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s that closed as its screen was hidden stays closed on return, and opens again', async (_, kind) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  render(<App kind={kind} />)
  await user.click(screen.getByText('open'))
  await user.click(await screen.findByText('leave'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  act(() => screen.getByTestId('return').click())
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await vi.waitFor(() => expect(screen.queryByText('leave')).toBeNull())
  await user.click(screen.getByText('open'))
  expect(await screen.findByText('leave')).toBeTruthy()
})
