import { CONTRACT_PAGE } from '#mock/demo-sites/pages.ts'
import { Console } from './Console.tsx'
import css from './console.css?inline'
import { startSession } from './enter.ts'
import { houseInPage } from './house.ts'
import { keepToItself, type Mounted, mount } from './mount.tsx'

/** The button at the edge of the demo that opens the console; it belongs to the page, not to the console. */
export type Handle = { hide(): void; focus(): void }

let opened: Mounted | undefined
let lastHandle: Handle | undefined

/** The console's elements, where it is open. */
export const consoleRoot = (): ShadowRoot | undefined => opened?.shadow

/** Closes it where it is open. */
export function closeConsole(): void {
  opened?.close()
  opened = undefined
  lastHandle?.focus()
}

/** Opens it beside the demo where it is not open. */
export function openConsole(handle = lastHandle): void {
  const house = houseInPage()
  if (opened || !house) return
  lastHandle = handle
  const console = (
    <Console
      house={house}
      base={location.href.replace(/[?#].*/, '')}
      // By its file: a folder has no index when the demo is opened from a disk.
      contract={new URL(CONTRACT_PAGE, document.baseURI).href}
      enter={(username, route) => {
        startSession(username)
        // Without the query: it would name the scenario that the demo was opened with.
        history.replaceState(null, '', `${location.pathname}#${route}`)
        location.reload()
        return '正在进入场景…'
      }}
      actions={[
        ['刷新页面', () => location.reload()],
        ['隐藏入口', () => lastHandle?.hide()],
        ['关闭', closeConsole],
      ]}
    />
  )
  opened = mount(console, {
    as: 'aside',
    className: 'console beside',
    label: '演示控制台',
    mark: 'demoConsole',
    css,
  })
  keepToItself(opened)
  opened.host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // It would close the app's dialog behind the console, too.
    event.preventDefault()
    closeConsole()
  })
}

export function toggleConsole(handle: Handle): void {
  if (opened) closeConsole()
  else openConsole(handle)
}
