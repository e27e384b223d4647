import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** `signal` is aborted when the content is closed. */
export type Mounted = { host: HTMLElement; shadow: ShadowRoot; signal: AbortSignal; close: () => void }

type Frame = { as: 'main' | 'aside' | 'div'; className: string; label?: string; mark: string; css: string }

/**
 * Puts content into a shadow root of its own beside the body, so that no style, overlay or focus trap of the app
 * reaches it.
 */
export function mount(content: ReactNode, { as, className, label, mark, css }: Frame): Mounted {
  const host = document.createElement('div')
  host.dataset[mark] = ''
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = css
  const frame = document.createElement(as)
  frame.className = className
  if (label !== undefined) frame.setAttribute('aria-label', label)
  shadow.append(style, frame)
  document.documentElement.append(host)
  const root = createRoot(frame)
  root.render(content)
  const open = new AbortController()
  return {
    host,
    shadow,
    signal: open.signal,
    close: () => {
      open.abort()
      root.unmount()
      host.remove()
    },
  }
}

const OWN = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'mousedown', 'touchstart', 'click'] as const

/** Keeps taps, keys and focus inside the content from the app. */
export function keepToItself({ host, signal }: Mounted): void {
  for (const type of OWN) host.addEventListener(type, (event) => event.stopPropagation())
  // The app's sheets listen before the host does. A tap beside them would close them, and they would take the focus
  // back.
  const keep = (event: Event) => {
    const isKey = event instanceof KeyboardEvent && event.key !== 'Tab'
    if (!isKey && event.composedPath().includes(host)) event.stopImmediatePropagation()
  }
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    window.addEventListener(type, keep, { capture: true, signal })
}
