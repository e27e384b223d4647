// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BannerPicture, Carousel, gapOf } from './Carousel.tsx'
import { type Motion, setPaused } from './motion.ts'

const moving: Motion = { moving: true, paused: false, still: false }
const pictures = ['/1.png', '/2.png', '/3.png']

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', undefined)
  // happy-dom plays no animations, and rejects an unhandled promise when one is cancelled.
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as unknown as Animation)
})
afterEach(() => {
  cleanup()
  setPaused(false)
  vi.useRealTimers()
})

const leadingTo =
  (to?: string) =>
  (src: string): BannerPicture => ({ src, to })

/** Renders it; `started` waits for the idle moment in which it begins to turn by itself. */
function show(sources: readonly string[] = pictures, motion: Motion = moving, to?: string) {
  const view = render(<Carousel pictures={sources.map(leadingTo(to))} motion={motion} />, {
    wrapper: MemoryRouter,
  })
  const shown = () => view.container.querySelector('img[aria-hidden="false"]')?.getAttribute('alt')
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const slides = view.container.querySelector('.slides') as HTMLElement
  return { ...view, shown, pass, slides }
}

const started = () =>
  act(async () => {
    await vi.advanceTimersToNextTimerAsync()
    await vi.dynamicImportSettled()
  })

const nth = (n: number, of = 3) => `活动图片，第 ${n} 张，共 ${of} 张`

describe('the carousel', () => {
  it('advances every 3000 ms, and from the last to the first', async () => {
    const { shown, pass } = show()
    await started()
    expect(shown()).toBe(nth(1))
    pass(2999)
    expect(shown()).toBe(nth(1))
    pass(1)
    expect(shown()).toBe(nth(2))
    pass(3000)
    pass(3000)
    expect(shown()).toBe(nth(1))
  })

  it('does not move and has no timer while motion is off', () => {
    const { shown, pass } = show(pictures, { ...moving, moving: false })
    expect(vi.getTimerCount()).toBe(0)
    pass(60_000)
    expect(shown()).toBe(nth(1))
  })

  it('stops under a finger, and then shows the slide for its full time', async () => {
    const { shown, pass, slides } = show()
    await started()
    pass(2000)
    fireEvent.pointerDown(slides, { pointerId: 1, isPrimary: true, button: 0, clientX: 200 })
    pass(10_000)
    expect(shown()).toBe(nth(1))
    fireEvent.pointerUp(slides, { pointerId: 1, isPrimary: true, clientX: 200 })
    await started()
    pass(2999)
    expect(shown()).toBe(nth(1))
    pass(1)
    expect(shown()).toBe(nth(2))
  })

  it('stops under the mouse', async () => {
    const { shown, pass, getByRole } = show()
    await started()
    fireEvent.mouseEnter(getByRole('region', { name: '活动图片' }))
    pass(9000)
    expect(shown()).toBe(nth(1))
  })

  it.each([
    [-120, 2],
    [120, 3],
    [-4, 1],
  ])('a swipe by %i px shows picture %i', (dx, picture) => {
    const { shown, slides } = show()
    const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX })
    fireEvent.pointerDown(slides, at(200))
    fireEvent.pointerMove(slides, at(200 + dx))
    fireEvent.pointerUp(slides, at(200 + dx))
    expect(shown()).toBe(nth(picture))
    expect(slides.style.getPropertyValue('--drag')).toBe('')
  })

  it('a swipe that becomes a scroll of the page changes nothing', () => {
    const { shown, slides } = show()
    const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX })
    fireEvent.pointerDown(slides, at(200))
    fireEvent.pointerMove(slides, at(80))
    fireEvent.pointerCancel(slides, at(80))
    expect(shown()).toBe(nth(1))
  })

  it('can be turned and stopped with buttons', () => {
    const { shown, getByRole } = show()
    fireEvent.click(getByRole('button', { name: '下一张' }))
    expect(shown()).toBe(nth(2))
    fireEvent.click(getByRole('button', { name: '上一张' }))
    fireEvent.click(getByRole('button', { name: '上一张' }))
    expect(shown()).toBe(nth(3))
    expect(getByRole('button', { name: '暂停动态内容' })).toBeTruthy()
  })

  it('a step by a button shows the new slide for its full time', async () => {
    const { shown, pass, getByRole } = show()
    await started()
    pass(2000)
    fireEvent.click(getByRole('button', { name: '下一张' }))
    await started()
    pass(2999)
    expect(shown()).toBe(nth(2))
    pass(1)
    expect(shown()).toBe(nth(3))
  })

  it('stops out of view, and continues from the same slide when it returns', async () => {
    let see = (_seen: boolean) => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          see = (isIntersecting) => report([{ isIntersecting }])
        }
        observe() {}
        disconnect() {}
      },
    )
    const { shown, pass } = show()
    await started()
    see(true)
    pass(3000)
    see(false)
    expect(vi.getTimerCount()).toBe(0)
    pass(30_000)
    expect(shown()).toBe(nth(2))
    see(true)
    pass(3000)
    expect(shown()).toBe(nth(3))
  })

  it('a single picture has no dots, no buttons and no timer', () => {
    const { queryAllByRole, shown } = show(['/1.png'])
    expect(queryAllByRole('button')).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    expect(shown()).toBe(nth(1, 1))
  })

  it('two pictures advance in the same direction as more do', async () => {
    const { shown, pass } = show(['/1.png', '/2.png'])
    await started()
    pass(3000)
    expect(shown()).toBe(nth(2, 2))
    pass(3000)
    expect(shown()).toBe(nth(1, 2))
  })

  it('loads the neighbours after the first picture, and all others with the first step', async () => {
    const { container, pass } = show(['/1.png', '/2.png', '/3.png', '/4.png', '/5.png'])
    const sources = () => Array.from(container.querySelectorAll('img'), (img) => img.getAttribute('src'))
    await started()
    expect(sources()).toEqual(['/1.png'])
    fireEvent.load(container.querySelector('img') as HTMLImageElement)
    expect(sources()).toEqual(['/1.png', '/2.png', '/5.png'])
    pass(3000)
    expect(sources()).toEqual(['/1.png', '/2.png', '/3.png', '/4.png', '/5.png'])
  })

  it('shows a picture that replaces one that failed to load', () => {
    const { container, rerender } = show(['/gone.png'])
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container.querySelector('img')).toBeNull()
    rerender(<Carousel pictures={['/new.png'].map(leadingTo())} motion={moving} />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.png')
  })

  it('a picture that leads somewhere is a link, of which the keyboard reaches only the shown one', () => {
    const { container } = show(pictures, moving, '/vip')
    fireEvent.load(container.querySelector('img') as HTMLImageElement)
    const links = [...container.querySelectorAll('a')]
    expect(links.map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([
      ['/vip', 0],
      ['/vip', -1],
      ['/vip', -1],
    ])
  })

  it('the end of a swipe does not follow the link under it, a tap does', () => {
    const { container, slides } = show(pictures, moving, '/vip')
    const link = container.querySelector('a') as HTMLElement
    const at = (clientX: number) => ({ clientX, isPrimary: true, button: 0, pointerId: 1 })
    fireEvent.pointerDown(slides, at(200))
    fireEvent.pointerMove(slides, at(120))
    fireEvent.pointerUp(slides, at(120))
    const followed = vi.fn()
    link.addEventListener('click', followed)
    fireEvent.click(link)
    expect(followed).not.toHaveBeenCalled()
    fireEvent.pointerDown(slides, at(200))
    fireEvent.pointerUp(slides, at(200))
    fireEvent.click(link)
    expect(followed).toHaveBeenCalledOnce()
  })

  it('a picture that fails to load leaves the background, not a broken image', () => {
    const { container } = show()
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container.querySelectorAll('img')).toHaveLength(2)
  })
})

describe('gapOf', () => {
  it('always has one slide at each side of the shown one', () => {
    for (const count of [3, 4, 5, 8]) {
      for (let at = 0; at < count; at += 1) {
        const gaps = Array.from({ length: count }, (_, slide) => gapOf(slide, at, count))
        expect(gaps[at]).toBe(0)
        expect(gaps.filter((gap) => gap === 1)).toHaveLength(1)
        expect(gaps.filter((gap) => gap === -1)).toHaveLength(1)
      }
    }
  })
})
