import { el } from './dom.ts'

const SHOWN_MS = 2_000

/** One text at a time, in the middle, for two seconds. */
export function makeToast(root: HTMLElement): (text: string) => void {
  const box = el('div', { class: 'toast', role: 'status', 'aria-live': 'polite' })
  root.append(box)
  let timer = 0
  return (text) => {
    clearTimeout(timer)
    box.textContent = text
    box.classList.add('on')
    timer = window.setTimeout(() => {
      box.classList.remove('on')
      box.textContent = ''
    }, SHOWN_MS)
  }
}
