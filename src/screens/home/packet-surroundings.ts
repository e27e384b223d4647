import type { Box, Controls } from './packet-place.ts'

const CONTROL = 'a, button, input, select, textarea, [role="button"], [role="tab"]'
/** The packet's distance from the frame and from the tab bar, as in floating-packet.css. */
const SIDE_PX = 10
const FOOT_PX = 16
const HEAD_PX = 8

/** Where the packet may be: in the app's frame, between header and tab bar, within the safe areas. */
export function areaAround(packet: HTMLElement): Box {
  const app = packet.closest<HTMLElement>('.app') ?? document.body
  const { left, right } = app.getBoundingClientRect()
  const head = app.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0
  const foot = app.querySelector('.tabbar')?.getBoundingClientRect().top ?? innerHeight
  return {
    left: left + SIDE_PX,
    right: right - SIDE_PX,
    top: Math.max(0, head) + HEAD_PX,
    bottom: foot - FOOT_PX,
  }
}

/** The visible controls around the packet. */
export function controlsAround(packet: HTMLElement): Controls {
  const staying: Box[] = []
  const scrolling: Box[] = []
  for (const control of document.querySelectorAll<HTMLElement>(CONTROL)) {
    const box = control.getBoundingClientRect()
    if (packet.contains(control) || box.width === 0 || box.bottom < 0 || box.top > innerHeight) continue
    const list = stays(control) ? staying : scrolling
    list.push(box)
  }
  return { staying, scrolling }
}

function stays(control: Element): boolean {
  for (let at: Element | null = control; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
  return false
}
