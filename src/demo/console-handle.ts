import {
  CONSOLE_STAYS,
  readDemoKey,
  readTabKey,
  tourOfferedKey,
  writeDemoKey,
  writeTabKey,
} from '#mock/demo-sites/demo-keys.ts'
import { whenIdle } from '../lib/loading/when-idle.ts'
import { loadConsole } from './console-script.ts'
import { addAside } from './edge-aside.ts'
import { keepOffControls } from './free-place.ts'
import { continueTour, takeUpTour, tourPlace } from './tour.ts'

/**
 * What opens the demo's console: a handle at the edge of the page, Alt+Shift+D, and a long press on the logo. Alt+Shift+N
 * and P show the next state of the presenter's list, and the one before. The console
 * itself is a script beside the page, which is loaded when it is first opened.
 */

/** The demo from its beginning, as a visitor at the login, with the tour. */
const TOUR_LINK = '?scenario=demo&as=&tour=guide#/login'
/** Set for this tab if the handle is hidden. The browser tests set it, too. */
const HIDDEN_KEY = 'demo-console:handle-hidden'
const LONG_PRESS_MS = 800
const LOGO = 'a.brand'

const STYLE = `
button{position:fixed;right:0;bottom:38%;z-index:2147482999;width:24px;height:64px;padding:0;border:1px solid #f5a524;
border-right:0;border-radius:4px 0 0 4px;background:#2a2118;color:#ffc65c;font:12px/1.2 monospace;cursor:pointer;
writing-mode:vertical-rl;opacity:.85}
.tour{bottom:calc(38% + 72px);color:#8ce0a8;border-color:#8ce0a8}
button:focus-visible{outline:2px solid #ffc65c;outline-offset:2px;opacity:1}
@media print{button{display:none}}`

let button: HTMLButtonElement | undefined
let places: ReturnType<typeof keepOffControls> | undefined

/** From here on the key and the long press open the console. */
export function listenForConsole(): void {
  // In the capture phase: the console lets no key through to the page.
  window.addEventListener('keydown', openByKey, true)
  document.addEventListener('pointerdown', openByLongPress)
}

/** Shows the handle once the page is idle, and reopens what was open before a reload. */
export function startConsoleHandle(): void {
  whenIdle(() => {
    continueTour()
    comeBack()
    places = keepOffControls(edgeButtons)
    if (isHidden()) return
    show()
    offerTour()
    places.place()
  })
}

/**
 * A second button above the handle: on the first start of a demo it begins the tour, and later it takes up one that was left.
 * No more than a button, so that nobody has to close anything.
 */
function offerTour(): void {
  const place = tourPlace()
  if (place ? !place.isLeft : readDemoKey(tourOfferedKey()) !== undefined) return
  writeDemoKey(tourOfferedKey(), '1')
  const tour = edgeButton(place ? '续导览' : '导览', place ? '继续导览' : '开始导览：十步走完一圈')
  tour.className = 'tour'
  tour.addEventListener('click', () => {
    if (!place) return location.assign(`${location.pathname}${TOUR_LINK}`)
    tour.remove()
    void takeUpTour()
  })
  button?.before(tour)
}

/** The console was open beside the page and has reloaded it: opens it again. */
function comeBack(): void {
  if (readTabKey(CONSOLE_STAYS) === undefined) return
  writeTabKey(CONSOLE_STAYS, undefined)
  toggle(true)
}

const handle = {
  hide,
  isHidden: () => button === undefined,
  show: () => {
    writeTabKey(HIDDEN_KEY, undefined)
    show()
    places?.place()
  },
  focus: () => button?.focus(),
}

function toggle(isBack = false): void {
  loadConsole().then(
    () => window.__toggleConsole?.(handle, isBack),
    () => show().setAttribute('aria-label', '演示控制台没有加载成功，点按重试'),
  )
}

function show(): HTMLButtonElement {
  if (button) return button
  button = edgeButton('控制台', '打开演示控制台')
  button.addEventListener('click', () => toggle())
  addAside({ mark: 'consoleHandle', label: '演示', style: STYLE }, button)
  return button
}

/** The buttons at the edge, the upper one first; none while they are hidden. */
const edgeButtons = (): readonly HTMLElement[] => [
  ...(button?.parentElement?.querySelectorAll('button') ?? []),
]

function edgeButton(text: string, label: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.setAttribute('aria-label', label)
  return made
}

function hide(): void {
  // Where storage is refused it is hidden until the next load.
  writeTabKey(HIDDEN_KEY, '1')
  const root = button?.getRootNode()
  if (root instanceof ShadowRoot) root.host.remove()
  button = undefined
}

const isHidden = (): boolean => readTabKey(HIDDEN_KEY) !== undefined

function openByKey(event: KeyboardEvent): void {
  // By its place: with Alt a Mac types another letter.
  const act = event.altKey && event.shiftKey ? KEYS[event.code] : undefined
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

const play = (by: 1 | -1) =>
  void loadConsole().then(
    () => window.__demoPlaylist?.(by),
    () => undefined,
  )
const KEYS: Readonly<Record<string, () => void>> = { KeyD: toggle, KeyN: () => play(1), KeyP: () => play(-1) }

function openByLongPress({ target, clientX, clientY }: PointerEvent): void {
  const logo = target instanceof Element ? target.closest(LOGO) : null
  if (!logo) return
  const stop = () => {
    clearTimeout(timer)
    for (const type of ENDS) window.removeEventListener(type, stop)
    window.removeEventListener('pointermove', move)
    logo.removeEventListener('contextmenu', prevent)
  }
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > TREMBLE_PX) stop()
  }
  const timer = setTimeout(() => {
    stop()
    swallowClick(logo)
    toggle()
  }, LONG_PRESS_MS)
  // The oldest browsers know no signal that ends listeners.
  for (const type of ENDS) window.addEventListener(type, stop)
  window.addEventListener('pointermove', move)
  // A long touch would open the menu of the link, and end the press.
  logo.addEventListener('contextmenu', prevent)
}

const ENDS = ['pointerup', 'pointercancel', 'scroll'] as const
/** A finger trembles. Only a longer movement cancels the press. */
const TREMBLE_PX = 10
const prevent = (event: Event) => event.preventDefault()

/** The click that ends a long press is not a tap on the logo. */
function swallowClick(logo: Element): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  logo.addEventListener('click', swallow, true)
  window.addEventListener(
    'pointerup',
    () => setTimeout(() => logo.removeEventListener('click', swallow, true)),
    { once: true },
  )
}
