import type { Step, WebKitWindow } from './processes.ts'

type Counts = Record<string, number>
type Frame = { mainContext: () => Promise<{ evaluate: (what: () => unknown) => Promise<unknown> }> }
/** The parts of Playwright's page that are used here; `progress` ends what takes too long. */
type DriverPage = {
  deepestFrameForPoint: (progress: unknown, x: number, y: number) => Promise<{ frame: Frame }>
  deepestFocusedFrame: (progress: unknown) => Promise<Frame>
}
type Input = { _page: DriverPage }
type Description = { key: string }

/** How long an event may take to arrive on a busy machine. */
const ARRIVE_MS = 5_000
/** WebKit tells a page of no move to where the pointer is already. */
const MOVE_MS = 300
const LOOK_MS = 5

const BUTTONS: Record<string, number> = { left: 1, middle: 2, right: 3 }
/** GDK's names of keys whose names are others. */
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
/** Runs in every page and frame: counts the events that no script has made. */
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

/** The window of this worker: one context at a time. */
let shown: WebKitWindow | undefined
export const showsWindow = (window: WebKitWindow): void => {
  shown = window
}

/** How many events of each type have arrived; undefined while the page is being replaced. */
async function arrivedAt(frame: Frame): Promise<Counts | undefined> {
  try {
    const context = await frame.mainContext()
    return (await context.evaluate(() => Reflect.get(window, '__arrived'))) as Counts | undefined
  } catch {
    return undefined
  }
}

/** Takes the steps, and waits until the frame has got the event of the last one. */
async function act(frame: Frame, type: string, ...steps: readonly Step[]): Promise<void> {
  const before = (await arrivedAt(frame))?.[type]
  await shown?.take(...steps)
  const until = Date.now() + (type === 'mousemove' ? MOVE_MS : ARRIVE_MS)
  while (Date.now() < until) {
    const now = (await arrivedAt(frame))?.[type]
    if (now === undefined || now !== before) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  if (type !== 'mousemove') console.log(`WebKit: no ${type} arrived`)
}

type Prototypes = { prototype: object }
const places = new WeakMap<DriverPage, string>()

/**
 * Replaces the events that Playwright would make up inside the page, which move no focus and open no keyboard, by
 * those of the window. Called by the patched bundle with its classes.
 */
export function installWindowInput(mouse: Prototypes, keyboard: Prototypes): void {
  const mouseAct = async (
    page: DriverPage,
    progress: unknown,
    x: number,
    y: number,
    type: string,
    step: Step,
  ) => act((await page.deepestFrameForPoint(progress, x, y)).frame, type, step)
  const keyAct = async (page: DriverPage, progress: unknown, type: 'keydown' | 'keyup', key: string) =>
    act(await page.deepestFocusedFrame(progress), type, [type, KEYS[key] ?? key])
  Object.assign(mouse.prototype, {
    async move(this: Input, progress: unknown, x: number, y: number) {
      const [left, top] = [Math.round(x), Math.round(y)]
      const place = `${left} ${top}`
      if (places.get(this._page) === place) return
      places.set(this._page, place)
      await mouseAct(this._page, progress, x, y, 'mousemove', ['move', left, top])
    },
    async down(this: Input, progress: unknown, x: number, y: number, button: string) {
      await mouseAct(this._page, progress, x, y, 'mousedown', ['press', BUTTONS[button] ?? 1])
    },
    async up(this: Input, progress: unknown, x: number, y: number, button: string) {
      await mouseAct(this._page, progress, x, y, 'mouseup', ['release', BUTTONS[button] ?? 1])
    },
  })
  Object.assign(keyboard.prototype, {
    async keydown(this: Input, progress: unknown, _modifiers: unknown, _name: string, { key }: Description) {
      await keyAct(this._page, progress, 'keydown', key)
    },
    async keyup(this: Input, progress: unknown, _modifiers: unknown, _name: string, { key }: Description) {
      await keyAct(this._page, progress, 'keyup', key)
    },
  })
}
