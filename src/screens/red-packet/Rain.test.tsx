// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Rain } from './Rain.tsx'

type Props = Parameters<typeof Rain>[0]
const OPEN = { ready: true, won: false }

function show(props: Props) {
  const { container, rerender } = render(<Rain {...props} />)
  const drops = () => [...container.querySelectorAll('i')]
  return {
    becomes: (next: Props) => rerender(<Rain {...next} />),
    drops,
    begins: () => vi.waitFor(() => expect(drops().length).toBeGreaterThan(1)),
    end: (nth: number) => fireEvent.animationEnd(drops().at(nth) ?? document.body),
  }
}

test('packets fall when they open, and are gone when the last one has fallen', async () => {
  const view = show({ ready: false, won: false })
  expect(view.drops()).toEqual([])
  view.becomes(OPEN)
  await view.begins()
  view.end(0)
  expect(view.drops().length).toBeGreaterThan(1)
  view.end(-1)
  expect(view.drops()).toEqual([])
})

test('packets fall when one is won, and not again when its popup closes', async () => {
  const view = show(OPEN)
  await view.begins()
  view.end(-1)
  view.becomes({ ...OPEN, won: true })
  await view.begins()
  view.end(-1)
  view.becomes(OPEN)
  expect(view.drops()).toEqual([])
})

test('the rain is hidden from screen readers, and the last packet in the document falls last', async () => {
  const view = show(OPEN)
  await view.begins()
  const delays = view.drops().map(({ style }) => Number.parseFloat(style.animationDelay))
  expect(delays.at(-1)).toBe(Math.max(...delays))
  expect(view.drops()[0]?.closest('[aria-hidden="true"]')).toBeTruthy()
})
