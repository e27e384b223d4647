// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

afterEach(cleanup)
const said = () => document.querySelector('[role="status"]')?.textContent ?? ''

test.each([
  ['spaces and signs', ' T<9> '],
  ['an address', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
  ['a byte that nobody sees', 'T9\u200B'],
  ['two lines', '中国银行\n6222'],
  ['what looks like HTML', '&amp;<b>1</b>'],
])('copies the text byte for byte and shows 复制成功！: %s', async (_, text) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<CopyButton text={text} label="复制地址" />)
  fireEvent.click(screen.getByRole('button', { name: '复制地址' }))
  await waitFor(() => expect(said()).toBe('复制成功！'))
  expect(write.mock.calls).toEqual([[text]])
})

const REFUSALS: Record<string, () => void> = {
  'refuses later': () =>
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError')),
  'refuses at once': () =>
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => {
      throw new TypeError('no')
    }),
  'is not there': () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never),
}
test.each(
  Object.entries(REFUSALS),
)('a clipboard that %s shows no success and selects the text', async (_, refuse) => {
  refuse()
  render(
    <>
      <span id="order">D2026</span>
      <CopyButton text="D2026" label="复制订单号" shownId="order" />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: '复制订单号' }))
  await waitFor(() => expect(said()).toContain('手动复制'))
  expect(said()).not.toContain('成功')
  expect(getSelection()?.toString()).toBe('D2026')
})
