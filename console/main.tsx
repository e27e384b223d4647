import { createRoot } from 'react-dom/client'
import { Console, type ConsoleProps } from './Console.tsx'
import css from './console.css?inline'
import { startSession } from './enter.ts'
import { houseInPage, houseOverHttp } from './house.ts'

/** The button at the edge of the demo that opens the console; it belongs to the page, not to the console. */
type Handle = { hide(): void; focus(): void }

declare global {
  interface Window {
    /** Opens the console beside the demo, or closes it. There once its script has been loaded. */
    __toggleConsole?: (handle: Handle) => void
  }
}

/** Puts the console into a shadow root of its own beside the body: no style, overlay or focus trap of the app reaches it. */
function mount(props: ConsoleProps, as: 'main' | 'aside'): { host: HTMLElement; close: () => void } {
  const host = document.createElement('div')
  host.dataset.demoConsole = ''
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = css
  const frame = document.createElement(as)
  frame.className = as === 'main' ? 'console whole' : 'console beside'
  frame.setAttribute('aria-label', '演示控制台')
  shadow.append(style, frame)
  document.documentElement.append(host)
  const root = createRoot(frame)
  root.render(<Console {...props} />)
  return {
    host,
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}

let opened: ReturnType<typeof mount> | undefined

function open(handle: Handle): void {
  const house = houseInPage()
  if (!house) return
  const close = () => {
    opened?.close()
    opened = undefined
    handle.focus()
  }
  opened = mount(
    {
      house,
      base: location.href.replace(/[?#].*/, ''),
      // By its file: a folder has no index when the demo is opened from a disk.
      contract: new URL('contract/index.html', document.baseURI).href,
      enter: (username, route) => {
        startSession(username)
        // Without the query: it would name the scenario that the demo was opened with.
        history.replaceState(null, '', `${location.pathname}#${route}`)
        location.reload()
        return '正在进入场景…'
      },
      actions: [
        ['刷新页面', () => location.reload()],
        ['隐藏入口', handle.hide],
        ['关闭', close],
      ],
    },
    'aside',
  )
  const { host } = opened
  // What happens in the console is no tap, key or focus of the app.
  for (const type of ['keydown', 'keyup', 'pointerdown', 'pointerup', 'mousedown', 'touchstart', 'click']) {
    host.addEventListener(type, (event) => event.stopPropagation())
  }
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
}

if (document.documentElement.dataset.console === 'page') {
  const enter = (username: string | undefined, route: string) => {
    startSession(username)
    return `场景已就绪：请在应用的标签页打开 ${location.origin}/#${route} 并刷新`
  }
  mount({ house: houseOverHttp(), enter, contract: './contract/' }, 'main')
} else {
  window.__toggleConsole = (handle) => {
    if (!opened) return open(handle)
    opened.close()
    opened = undefined
    handle.focus()
  }
}
