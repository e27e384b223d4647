// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { storage } from '../../lib/device/storage.ts'
import { Balance } from './Balance.tsx'

afterEach(() => localStorage.clear())

test.each([
  ['a change glows once', false, 1],
  ['a hidden amount does not tell by its glow whether it went up or down', true, 0],
])('%s', (_what, hidden, glows) => {
  const glow = vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel() {} }) as Animation)
  storage.set('yz:hide-balance', hidden)
  const view = render(<Balance amount={wholeYuan(1)} />)
  view.rerender(<Balance amount={wholeYuan(2)} />)
  view.rerender(<Balance amount={wholeYuan(2)} />)
  expect(glow).toHaveBeenCalledTimes(glows)
  view.unmount()
})
