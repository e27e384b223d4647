// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { stillOutOfView } from '../deferred/still-out-of-view.ts'

const observed: Element[] = []
let report: (target: Element, isIntersecting: boolean) => void = () => undefined
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
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        report = (target, isIntersecting) => callback([{ target, isIntersecting }])
      }
      observe = (target: Element) => observed.push(target)
      unobserve = (target: Element) => observed.splice(observed.indexOf(target), 1)
    },
  )

  vi.stubGlobal('getComputedStyle', ({ dataset }: HTMLElement) => ({
    animationIterationCount: dataset.times,
  }))
})

test('an endless animation is paused while it is out of view; one that ends is not', () => {
  const [first, later, ends] = [moving('infinite'), moving('infinite'), moving('3')]
  // As the page has it: the first began before this was loaded.
  document.getAnimations = () => [{ effect: { target: first } } as unknown as Animation]
  stillOutOfView()
  later.dispatchEvent(new Event('animationstart', { bubbles: true }))
  ends.dispatchEvent(new Event('animationstart', { bubbles: true }))
  expect(observed).toEqual([first, later])

  report(later, false)
  expect([first, later].map((element) => element.style.animationPlayState)).toEqual(['', 'paused'])
  report(later, true)
  expect(later.style.animationPlayState).toBe('')

  later.remove()
  report(later, false)
  expect(observed).toEqual([first])
})
