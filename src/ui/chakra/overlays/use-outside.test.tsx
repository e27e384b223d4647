// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function App({ kind: Kind }: { kind: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Kind open={open} onClose={() => setOpen(false)} title="words">
        text
      </Kind>
    </>
  )
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

it.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('the second tap of a double tap does not close the %s that the first one opened; a later one does', async (_, kind) => {
  const now = vi.spyOn(performance, 'now')
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  render(<App kind={kind} />)
  now.mockReturnValue(10_000)
  await user.click(screen.getByText('open'))
  await settled()
  now.mockReturnValue(10_300)
  await user.click(document.body)
  await settled()
  expect(screen.queryByText('text')).not.toBeNull()
  now.mockReturnValue(11_000)
  await user.click(document.body)
  await vi.waitFor(() => expect(screen.queryByText('text')).toBeNull())
})
