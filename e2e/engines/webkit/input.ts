import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Counts = Record<string, number>
type DriverPage = {
  _page: {
    mainFrame: () => { mainContext: () => Promise<{ evaluate: (what: () => unknown) => Promise<unknown> }> }
  }
}
type Input = { _page: DriverPage }
type Description = { key: string }

/** How long an event may take to arrive on a busy machine; one inside a frame is not seen to arrive. */
const ARRIVE_MS = 3_000
/** A move to where the pointer is already makes no event. */
const MOVE_MS = 600
const LOOK_MS = 5

const BUTTONS: Record<string, string> = { left: '1', middle: '2', right: '3' }
/** Names of the X server for keys whose names are others. */
const KEYS: Record<string, string> = {
  Enter: 'Return',
  Backspace: 'BackSpace',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  PageUp: 'Prior',
  PageDown: 'Next',
  ' ': 'space',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
  Meta: 'Super_L',
}
const keyName = (key: string): string =>
  KEYS[key] ?? (key.length > 1 || /[a-z0-9]/i.test(key) ? key : `U${key.codePointAt(0)?.toString(16)}`)

/** Runs in every page: counts what arrives from the X server. */
export const COUNT_EVENTS = (): void => {
  if (Reflect.get(window, '__arrived')) return
  const arrived: Record<string, number> = { mousemove: 0, mousedown: 0, mouseup: 0, keydown: 0, keyup: 0 }
  Reflect.set(window, '__arrived', arrived)
  for (const type of Object.keys(arrived))
    addEventListener(
      type,
      (event) => {
        if (event.isTrusted) arrived[type] = (arrived[type] ?? 0) + 1
      },
      true,
    )
}

const xdotool = (...args: string[]) =>
  run('xdotool', args, { env: { ...process.env, DISPLAY: process.env.WEBKIT_DISPLAY } })

/** How many events of each type have arrived; undefined while the page is being replaced. */
async function arrivedAt(page: DriverPage): Promise<Counts | undefined> {
  try {
    const context = await page._page.mainFrame().mainContext()
    return (await context.evaluate(() => Reflect.get(window, '__arrived'))) as Counts | undefined
  } catch {
    return undefined
  }
}

/** Does something at the X server, and waits until the page has got the event. Says whether it was seen. */
async function act(page: DriverPage, type: string, ...args: string[]): Promise<boolean> {
  const before = (await arrivedAt(page))?.[type]
  await xdotool(...args)
  const until = Date.now() + (type === 'mousemove' ? MOVE_MS : ARRIVE_MS)
  while (Date.now() < until) {
    const now = (await arrivedAt(page))?.[type]
    if (now === undefined || now !== before) return true
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return false
}

/** The button that is to be pressed; a press alone comes only before a drag. */
const held = new WeakMap<DriverPage, string>()

async function press(page: DriverPage): Promise<void> {
  const button = held.get(page)
  held.delete(page)
  if (button !== undefined) await act(page, 'mousedown', 'mousedown', button)
}

/** Presses and releases in one breath: a release that comes alone is now and then lost. */
async function click(page: DriverPage, button: string): Promise<void> {
  held.delete(page)
  const pressed = (await arrivedAt(page))?.mousedown
  if (await act(page, 'mouseup', 'mousedown', button, 'mouseup', button)) return
  const isPressed = (await arrivedAt(page))?.mousedown !== pressed
  if (isPressed) await act(page, 'mouseup', 'mouseup', button)
}

type Prototypes = { prototype: object }
const places = new WeakMap<DriverPage, string>()

/**
 * Replaces the events that Playwright would make up inside the page, which move no focus and open no keyboard, by
 * those of the X server. Called by the patched bundle with its classes.
 */
export function installXInput(mouse: Prototypes, keyboard: Prototypes): void {
  Object.assign(mouse.prototype, {
    async move(this: Input, _: unknown, x: number, y: number) {
      await press(this._page)
      const place = `${Math.round(x)} ${Math.round(y)}`
      if (places.get(this._page) === place) return
      places.set(this._page, place)
      await act(this._page, 'mousemove', 'mousemove', ...place.split(' '))
    },
    async down(this: Input, _: unknown, _x: number, _y: number, button: string) {
      held.set(this._page, BUTTONS[button] ?? '1')
    },
    async up(this: Input, _: unknown, _x: number, _y: number, button: string) {
      const name = BUTTONS[button] ?? '1'
      if (held.has(this._page)) await click(this._page, name)
      else await act(this._page, 'mouseup', 'mouseup', name)
    },
  })
  Object.assign(keyboard.prototype, {
    async keydown(this: Input, _: unknown, _modifiers: unknown, _name: string, { key }: Description) {
      await act(this._page, 'keydown', 'keydown', keyName(key))
    },
    async keyup(this: Input, _: unknown, _modifiers: unknown, _name: string, { key }: Description) {
      await act(this._page, 'keyup', 'keyup', keyName(key))
    },
  })
}
