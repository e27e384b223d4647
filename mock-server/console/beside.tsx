import { controlInPage } from '../control/verbs.ts'
import { inkOn, OWN_COLOURS } from '../demo-sites/brand/brand-colours.ts'
import { CONTRACT_PAGE } from '../demo-sites/pages.ts'
import { Console } from './Console.tsx'
import css from './console.css?inline'
import { coverPage, keepFocus } from './cover.ts'
import { keepToItself, type Mounted, mount } from './mount.tsx'
import { startSession } from './scenario/enter.ts'
import { loadApp, reloadPage } from './scenario/reload.ts'

/** The button at the edge of the demo that opens the console; it belongs to the page, not to the console. */
export type Handle = { hide(): void; show(): void; isHidden(): boolean; focus(): void }

let opened: Mounted | undefined
let lastHandle: Handle | undefined

/** The console's elements, if it is open. */
export const consoleRoot = (): ShadowRoot | undefined => opened?.shadow

/** Closes the console if it is open. */
export function closeConsole(): void {
  if (!opened) return
  opened.close()
  opened = undefined
  placePhone('tools')
  lastHandle?.focus()
}

/**
 * Opens the console beside the demo if it is closed. `isBack`: the console itself has reloaded the page, so it takes no
 * focus.
 */
export function openConsole(handle = lastHandle, isBack = false): void {
  lastHandle = handle
  const mock = controlInPage()
  if (opened || !mock) return
  const console = (
    <Console
      mock={mock}
      base={location.href.replace(/[?#].*/, '')}
      // The address names the file, because a folder has no index when the demo is opened from a disk.
      contract={new URL(CONTRACT_PAGE, document.baseURI).href}
      enter={(username, route) => {
        startSession(username)
        loadApp(route)
        return '正在进入场景…'
      }}
      actions={[
        { name: 'reload', text: () => '刷新页面', act: quietly(reloadPage) },
        {
          name: 'handle',
          text: () => (lastHandle?.isHidden() ? '显示入口' : '隐藏入口'),
          act: toggleHandle,
        },
        { name: 'close', text: () => '关闭', act: quietly(closeConsole) },
      ]}
      isBack={isBack}
      onFace={placePhone}
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
  coverPage(opened)
  keepFocus(opened)
  window.__demoBrand?.dress?.(opened.shadow)
  opened.host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // Escape would also close the app's dialog behind the console.
    event.preventDefault()
    closeConsole()
  })
}

/** Opens or closes the console. `isBack`: see openConsole. A console that a key or a tour has opened meanwhile stays. */
export function toggleConsole(handle: Handle, isBack?: boolean): void {
  if (opened && !isBack) closeConsole()
  else openConsole(handle, isBack)
}

/**
 * Beside the back office the player's frame stands at the right edge of a wide window. Everything that the app fixes to
 * the middle of the window goes with it.
 */
const PHONE_AT_RIGHT = `@media (min-width:1010px){
:root[data-office] :is(#root,.status-bar){margin-right:16px}
:root[data-office] :is(#overlays,.foot,.loading-bar,.native-dialog){left:auto;right:16px;width:430px}
:root[data-office] .after-game{left:auto;right:28px;width:406px}
:root[data-office] .back-to-top{right:32px}
:root[data-office] .floating-packet{right:26px}}`

function placePhone(face: 'office' | 'tools'): void {
  const page = document.documentElement
  if (face === 'tools') {
    delete page.dataset.office
    return
  }
  page.dataset.office = ''
  const { light } = window.__demoBrand?.brand?.colours?.main ?? OWN_COLOURS.main
  opened?.host.style.setProperty('--brand', light)
  opened?.host.style.setProperty('--on-brand', inkOn(light))
  if (document.querySelector('style[data-office-sheet]')) return
  const sheet = document.createElement('style')
  sheet.dataset.officeSheet = ''
  sheet.textContent = PHONE_AT_RIGHT
  document.head.append(sheet)
}

/** An action without a message. */
const quietly = (act: () => void) => () => {
  act()
  return undefined
}

/** Hides the handle of the console, or shows it again. Returns the message. */
function toggleHandle(): string | undefined {
  if (!lastHandle) return undefined
  if (lastHandle.isHidden()) {
    lastHandle.show()
    return '入口已显示'
  }
  lastHandle.hide()
  return '入口已隐藏：按 Alt+Shift+D，或长按首页的标志，可再打开控制台'
}
