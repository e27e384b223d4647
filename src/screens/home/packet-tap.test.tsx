// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { FloatingPacket } from './FloatingPacket.tsx'

test('a tap is not lost where the page moves between the release of the finger and its click', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const view = renderScreen(<FloatingPacket moving={false} />, '/')
  const link = view.getByRole('link', { name: '天天红包' })
  const isHidden = () => link.parentElement?.hasAttribute('data-waits')
  const pageMoves = () => fireEvent.scroll(window)
  expect(isHidden()).toBe(false)
  fireEvent.pointerDown(link)
  pageMoves()
  fireEvent.pointerUp(link)
  pageMoves()
  expect(isHidden()).toBe(false)
  // Once the tap is over it gives way as before.
  vi.advanceTimersByTime(1_000)
  pageMoves()
  expect(isHidden()).toBe(true)
})
