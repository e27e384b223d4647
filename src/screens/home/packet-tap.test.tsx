// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { FloatingPacket } from './FloatingPacket.tsx'

/** The packet on a page whose timers stand still, and what befalls it there. */
function showPacket() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const view = renderScreen(<FloatingPacket moving={false} />, '/')
  const link = view.getByRole('link', { name: '天天红包' })
  const isHidden = () => link.parentElement?.hasAttribute('data-waits')
  const pageMoves = () => fireEvent.scroll(window)
  expect(isHidden()).toBe(false)
  return { link, isHidden, pageMoves }
}

test('a tap is not lost where the page moves between the release of the finger and its click', () => {
  const { link, isHidden, pageMoves } = showPacket()
  fireEvent.pointerDown(link)
  pageMoves()
  fireEvent.pointerUp(link)
  pageMoves()
  expect(isHidden()).toBe(false)
  // On a busy phone the click comes late.
  vi.advanceTimersByTime(1_000)
  pageMoves()
  expect(isHidden()).toBe(false)
  fireEvent.click(link)
  // Once the tap is over it gives way as before.
  pageMoves()
  expect(isHidden()).toBe(true)
})

test('a press whose click never comes does not keep the packet from giving way', () => {
  const { link, isHidden, pageMoves } = showPacket()
  fireEvent.pointerDown(link)
  fireEvent.pointerUp(link)
  vi.advanceTimersByTime(5_000)
  pageMoves()
  expect(isHidden()).toBe(true)
})

test.each([
  ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  ['a pointer that the browser takes for a scroll', (link: HTMLElement) => fireEvent.pointerCancel(link)],
])('%s ends the tap at once', (_, end) => {
  const { link, isHidden, pageMoves } = showPacket()
  fireEvent.pointerDown(link)
  end(link)
  pageMoves()
  expect(isHidden()).toBe(true)
})
