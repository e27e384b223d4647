import type { MockControl } from '../../control/control.ts'
import { coverPage, keepFocus } from '../cover.ts'
import { keepToItself, type Mounted, mount } from '../mount.tsx'
import { FirstPage } from './FirstPage.tsx'
import css from './first-page.css?inline'
import type { Filled } from './hand-over.ts'

let shown: Mounted | undefined

/** Shows the first page of a demo that was made for a client, over the whole app. Without settings it says why. */
export function showFirstPage(
  mock: MockControl,
  handOver: Filled | undefined,
  notes: readonly string[] = [],
): void {
  if (shown) return
  const close = () => {
    shown?.close()
    shown = undefined
  }
  const page = <FirstPage mock={mock} handOver={handOver} notes={notes} close={close} />
  shown = mount(page, { as: 'div', className: `first ${themeNow()}`, mark: 'demoFirstPage', css })
  keepToItself(shown)
  coverPage(shown, true)
  keepFocus(shown)
  shown.host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  window.__demoBrand?.dress?.(shown.shadow)
}

/** As src/ui/tokens.css decides. */
function themeNow(): 'dark' | 'light' {
  const { theme } = document.documentElement.dataset
  if (theme === 'dark' || theme === 'light') return theme
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
