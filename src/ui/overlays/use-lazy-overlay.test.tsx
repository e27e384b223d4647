// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { useLazyOverlay } from './use-lazy-overlay.ts'

const Sheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <dialog open={open} aria-label="更多">
    <button type="button" onClick={onClose}>
      关闭
    </button>
  </dialog>
)
type Load = () => Promise<typeof Sheet>

function Opener({ load }: { load: Load }) {
  const { Overlay, open, opener, close } = useLazyOverlay(load)
  return (
    <main>
      <button type="button" {...opener}>
        打开
      </button>
      {Overlay && <Overlay open={open} onClose={close} />}
    </main>
  )
}

test('without its file the screen stays, says so, and opens the overlay by the next tap that finds it', async () => {
  let isGone = true
  const load: Load = () => (isGone ? Promise.reject(new TypeError('gone')) : Promise.resolve(Sheet))
  render(<Opener load={load} />)
  const button = screen.getByRole('button', { name: '打开' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(toastText()).toBe('网络中断，请稍后重试'))
  expect(button.isConnected).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()

  isGone = false
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: '更多' })).toBeTruthy()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
