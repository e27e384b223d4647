// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../test-support/render-screen.tsx'
import { TopBar } from './TopBar.tsx'

test('the header publishes its height, and again when large text takes a second row', () => {
  stubBackend({})
  let grow = () => undefined as unknown
  const disconnect = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => unknown) {
        grow = callback
      }
      observe = () => grow()
      disconnect = disconnect
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52)
  renderScreen(<TopBar />, '/')
  const barHeight = () => document.documentElement.style.getPropertyValue('--bar')
  expect(barHeight()).toBe('52px')
  height.mockReturnValue(137)
  grow()
  expect(barHeight()).toBe('137px')
  cleanup()
  expect(disconnect).toHaveBeenCalledOnce()
})
