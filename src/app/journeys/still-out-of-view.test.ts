// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { stillOutOfView } from '../deferred/still-out-of-view.ts'

const observed: Element[] = []
let tell: (target: Element, isIntersecting: boolean) => void = () => undefined
const moving = (times: string) => {
  const element = document.createElement('p')
  element.dataset.times = times
  document.body.append(element)
  return element
}

/** happy-dom neither lays out nor animates. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        tell = (target, isIntersecting) => told([{ target, isIntersecting }])
      }
      observe = (target: Element) => observed.push(target)
      unobserve = (target: Element) => observed.splice(observed.indexOf(target), 1)
    },
  )

  vi.stubGlobal('getComputedStyle', ({ dataset }: HTMLElement) => ({
    animationIterationCount: dataset.times,
  }))
})

test('an endless animation stands still while it is out of view; one that ends is left alone', () => {
  const [first, later, ends] = [moving('infinite'), moving('infinite'), moving('3')]
  // As the page has it: the first began before this was loaded.
  document.getAnimations = () => [{ effect: { target: first } } as unknown as Animation]
  stillOutOfView()
  later.dispatchEvent(new Event('animationstart', { bubbles: true }))
  ends.dispatchEvent(new Event('animationstart', { bubbles: true }))
  expect(observed).toEqual([first, later])

  tell(later, false)
  expect([first, later].map((one) => one.style.animationPlayState)).toEqual(['', 'paused'])
  tell(later, true)
  expect(later.style.animationPlayState).toBe('')

  later.remove()
  tell(later, false)
  expect(observed).toEqual([first])
})
