import { useCallback, useEffect, useRef, useState } from 'react'
import { place } from '../../../demo-sites/demo-keys.ts'
import css from './speaker.css?inline'

const TITLE = '主讲窗口'
const FEATURES = 'popup,width=560,height=840'
const LOOK_MS = 300
const WAIT = '演示的页面正在打开。如果它已经关掉，请关掉这个窗口。'

/** The same window again after the demo's page has been loaded anew. */
const windowName = (): string => `demo-speaker:${place()}`
const openWindow = (): Window | null => window.open('', windowName(), FEATURES)

/** The elements that this page has put into the window. What else is there is of the page before. */
const own = new WeakSet<Element>()

/**
 * The speaker's window: an empty document of this origin, which the page writes into. It outlives the page, which takes
 * it up again by its name. `isWanted`: it was open; `tell` says when it opens and when somebody has closed it.
 */
export function useSpeakerWindow(isWanted: boolean, tell: (isOpen: boolean) => void) {
  const opened = useRef<Window | null>(null)
  const [into, setInto] = useState<HTMLElement>()
  const [isBlocked, setBlocked] = useState(false)
  const told = useRef(tell)
  told.current = tell
  useEffect(() => {
    if (!isWanted) return
    opened.current ??= openWindow()
    const look = () => {
      const now = opened.current
      if (now && !now.closed) return setInto(placeIn(now))
      opened.current = null
      told.current(false)
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    const wait = () => opened.current && sayWait(opened.current)
    addEventListener('pagehide', wait)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', wait)
      setInto(undefined)
    }
  }, [isWanted])
  // With the tour its window goes, too.
  useEffect(() => () => opened.current?.close(), [])
  const open = useCallback(() => {
    opened.current = openWindow()
    setBlocked(opened.current === null)
    opened.current?.focus()
    if (opened.current) told.current(true)
  }, [])
  return { place: into, isBlocked, open }
}

/** Where the window's content goes; undefined while the window is not this page's to write into. */
function placeIn(opened: Window): HTMLElement | undefined {
  try {
    const page = opened.document
    const found = page.querySelector('main')
    if (found && own.has(found)) {
      page.querySelector('[data-wait]')?.remove()
      return found
    }
    const style = page.createElement('style')
    style.textContent = css
    page.head.replaceChildren(style)
    page.title = TITLE
    page.documentElement.lang = 'zh-Hans'
    const main = page.createElement('main')
    own.add(main)
    page.body.replaceChildren(main)
    return main
  } catch {
    // Opened from a disk each load of the page is an origin of its own. An empty document is again this one's.
    opened.location.replace('about:blank')
    return undefined
  }
}

/** The content is dead until the next page has taken the window up. */
function sayWait(opened: Window): void {
  try {
    const line = opened.document.createElement('p')
    line.dataset.wait = ''
    line.textContent = WAIT
    opened.document.body.prepend(line)
  } catch {
    // It is not this page's window any more.
  }
}
