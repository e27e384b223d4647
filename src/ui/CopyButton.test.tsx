// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

afterEach(cleanup)
const said = () => document.querySelector('[role="status"]')?.textContent ?? ''

test('copies the text byte for byte and shows 复制成功！', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<CopyButton text=" T<9> " label="复制地址" />)
  fireEvent.click(screen.getByRole('button', { name: '复制地址' }))
  await waitFor(() => expect(said()).toBe('复制成功！'))
  expect(write).toHaveBeenCalledWith(' T<9> ')
})

test('a refused clipboard shows no success and selects the text', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  render(
    <>
      <span id="order">D2026</span>
      <CopyButton text="D2026" label="复制订单号" shownId="order" />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: '复制订单号' }))
  await waitFor(() => expect(said()).toContain('手动复制'))
  expect(getSelection()?.toString()).toBe('D2026')
})
