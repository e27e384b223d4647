// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openHome } from '../test-support/open.tsx'
import { beginMotion, setPaused } from './motion.ts'

/**
 * All that moves on home by itself, and all that must stop it (docs/faults.md#motion). What style sheets move without any
 * script is in e2e/loading/stillness.slow.spec.ts.
 */

// They load on first use; that time belongs to no test.
beforeAll(() =>
  Promise.all([import('./run-carousel.ts'), import('./run-jackpot.ts'), import('./FloatingPacket.tsx')]),
)

let playing = new Set<Element>()
let visibility: DocumentVisibilityState = 'visible'
const lessMotion = Object.assign(new EventTarget(), { matches: false })
let observers: Observer[] = []

/** Reports the banners and the counter only when the test says so. Everything else is in view from the start. */
class Observer {
  target: Element | undefined
  private readonly report: (entries: { isIntersecting: boolean }[]) => void
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.report = report
    observers.push(this)
  }
  observe(target: Element) {
    this.target = target
    this.see(true)
  }
  see(isIntersecting: boolean) {
    this.report([{ isIntersecting }])
  }
  disconnect() {
    observers = observers.filter((observer) => observer !== this)
  }
}

beforeEach(() => {
  playing = new Set()
  observers = []
  visibility = 'visible'
  lessMotion.matches = false
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('IntersectionObserver', Observer)
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('prefers-reduced-motion') ? lessMotion : matchMedia(query),
  )
})
afterEach(() => {
  setPaused(false)
  vi.useRealTimers()
})

/** What starts in an idle moment has started, and what ends has ended. */
const settle = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(100)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(100)
  })

const ALL_BEGUN_MS = 21_000
type Home = HTMLElement

async function openMoving(): Promise<Home> {
  beginMotion()
  const view = openHome()
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
    playing.add(this)
    return { cancel: () => playing.delete(this) } as unknown as Animation
  })
  await settle()
  // By then home has begun all that it puts off: the packet, and what waits for the first touch.
  await act(() => vi.advanceTimersByTimeAsync(ALL_BEGUN_MS))
  await settle()
  return view.container
}

const playsIn = (home: Home, box: string) =>
  [...playing].some((element) => home.querySelector(box)?.contains(element))

const MOVES: Readonly<Record<string, (home: Home) => boolean>> = {
  'the banners': (home) => playsIn(home, '.slides'),
  'the counter': (home) => playsIn(home, '.reels'),
  'the line of announcements': (home) =>
    home.querySelector<HTMLElement>('.notice-line')?.style.animationPlayState === 'running',
  'the floating packet': (home) => home.querySelector('.floating-packet[data-bobs]') !== null,
}

type Stop = {
  /** Sets it, or takes it away again. */
  set: (home: Home, isSet: boolean) => void
  /** What it stops; everything if left out. */
  of?: readonly string[]
}

const STOPS: Readonly<Record<string, Stop>> = {
  'in a hidden tab': {
    set: (_, isSet) => {
      visibility = isSet ? 'hidden' : 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  },
  'at its pause button': {
    set: (home, isSet) => {
      const name = isSet ? '暂停动态内容' : '播放动态内容'
      fireEvent.click(home.querySelector(`button[aria-label="${name}"]`) as HTMLElement)
    },
  },
  'where the system asks for less motion': {
    set: (_, isSet) => {
      lessMotion.matches = isSet
      lessMotion.dispatchEvent(new Event('change'))
    },
  },
  'scrolled out of view': {
    of: ['the banners', 'the counter'],
    set: (_, isSet) => {
      for (const observer of observers) if (observer.target?.matches('.slides, .reels')) observer.see(!isSet)
    },
  },
}

const CASES = Object.entries(STOPS).flatMap(([where, { of = Object.keys(MOVES), set }]) =>
  of.map((what) => ({ what, where, set, runs: MOVES[what] as (home: Home) => boolean })),
)

/** What would wake the page in a minute. */
async function wokenInAMinute(): Promise<number> {
  const woken = [
    vi.spyOn(globalThis, 'setTimeout'),
    vi.spyOn(globalThis, 'setInterval'),
    vi.spyOn(globalThis, 'requestAnimationFrame'),
  ]
  const changed = vi.fn()
  const watch = new MutationObserver(changed)
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  watch.disconnect()
  return [...woken, changed].reduce((sum, { mock }) => sum + mock.calls.length, 0)
}

// The first test of the file: motion begins once for a page.
test('nothing moves before the first touch, and everything after it', async () => {
  const { container } = openHome()
  const moving = () => Object.keys(MOVES).filter((what) => MOVES[what]?.(container))
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
    playing.add(this)
    return { cancel: () => playing.delete(this) } as unknown as Animation
  })
  await act(() => vi.advanceTimersByTimeAsync(ALL_BEGUN_MS))
  await settle()
  expect(moving()).toEqual([])
  act(beginMotion)
  await settle()
  expect(moving()).toEqual(Object.keys(MOVES))
})

test.each(CASES)('$what: stands still $where, without a timer, and goes on afterwards', async ({
  set,
  runs,
}) => {
  const home = await openMoving()
  expect(runs(home)).toBe(true)
  act(() => set(home, true))
  await settle()
  expect(runs(home)).toBe(false)
  expect(await wokenInAMinute()).toBe(0)
  expect(runs(home)).toBe(false)
  act(() => set(home, false))
  await settle()
  expect(runs(home)).toBe(true)
})

test('while nothing stops them, banners and counter do wake the page', async () => {
  const home = await openMoving()
  expect(Object.values(MOVES).map((runs) => runs(home))).toEqual([true, true, true, true])
  expect(await wokenInAMinute()).toBeGreaterThan(20)
})
