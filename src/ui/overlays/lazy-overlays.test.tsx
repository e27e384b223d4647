// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyDialog, LazySheet } from './lazy-overlays.tsx'

vi.mock('../chakra/overlays/Dialog.tsx', () => {
  throw new TypeError('the file is gone')
})
afterEach(() => document.body.replaceChildren())

test('a sheet whose file comes when it opens shows its content, and nothing before', async () => {
  const view = render(
    <LazySheet open={false} onClose={() => undefined} title="选择银行">
      云川银行
    </LazySheet>,
  )
  expect(document.body.textContent).toBe('')
  view.rerender(
    <LazySheet open onClose={() => undefined} title="选择银行">
      云川银行
    </LazySheet>,
  )
  expect((await screen.findByRole('dialog', { name: '选择银行' })).textContent).toContain('云川银行')
})

test('a dialog whose file is missing counts as closed, and a toast says so', async () => {
  const onClose = vi.fn()
  render(
    <LazyDialog open onClose={onClose} title="提示">
      请先绑定
    </LazyDialog>,
  )
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await act(() =>
    vi.waitFor(() => expect(document.getElementById('toast')?.textContent).toContain('网络中断')),
  )
})
