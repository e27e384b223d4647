// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { Rain } from './Rain.tsx'

/** Shows the rain as on a page that was touched, or was not. `drops` are those that fall now. */
function show(props: Partial<Parameters<typeof Rain>[0]>, { touched = false } = {}) {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: touched } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'))
  const rain = (more: typeof props) => <Rain known ready={false} won={false} {...props} {...more} />
  const { container, rerender } = render(rain({}))
  return {
    becomes: (more: typeof props) => rerender(rain(more)),
    drops: () => [...container.querySelectorAll('i')],
  }
}

test('packets fall when they open before the player’s eyes, and are gone when the last one has fallen', () => {
  const view = show({})
  expect(view.drops()).toEqual([])
  view.becomes({ ready: true })
  const [first] = view.drops()
  const last = view.drops().at(-1)
  if (!first || !last) throw new Error('nothing falls')
  fireEvent.animationEnd(first)
  expect(view.drops().length).toBeGreaterThan(1)
  fireEvent.animationEnd(last)
  expect(view.drops()).toEqual([])
})

test.each([
  [true, 'a page inside the app'],
  [false, 'a page at its own address, not touched'],
])('when packets are open already, whether they fall is %s on %s', (falls, page) => {
  const view = show({ known: false }, { touched: page.includes('inside') })
  view.becomes({ known: true, ready: true })
  expect(view.drops().length > 0).toBe(falls)
})

test('packets fall when one is won, and not again when its popup closes', () => {
  const view = show({ ready: true })
  view.becomes({ won: true })
  const last = view.drops().at(-1)
  if (!last) throw new Error('nothing falls')
  fireEvent.animationEnd(last)
  view.becomes({ won: false })
  expect(view.drops()).toEqual([])
})

test('the rain is hidden from screen readers, and the last packet to fall is the last in the document', () => {
  const view = show({ ready: true })
  view.becomes({ won: true })
  const delays = view.drops().map(({ style }) => Number.parseFloat(style.animationDelay))
  expect(delays.at(-1)).toBe(Math.max(...delays))
  expect(view.drops()[0]?.closest('[aria-hidden="true"]')).toBeTruthy()
})
