import type { Page } from '@playwright/test'

/** A screen, and a text that it shows once its data is there. */
type Step = { path: string; data: string }

const SCREENS = {
  home: { path: '/', data: 'demo888' },
  promotions: { path: '/activity', data: '首存礼' },
  deposit: { path: '/recharge', data: '充值金额' },
  withdrawal: { path: '/withdrawal', data: '云舟电子' },
  memberHome: { path: '/mine', data: 'demo888' },
  transfer: { path: '/transfer', data: '云舟电子' },
  bets: { path: '/betRecord', data: '已结算' },
  vip: { path: '/vip', data: '累计充值' },
  transactions: { path: '/transRecord', data: '单号末 6 位' },
  messages: { path: '/message', data: '北京时间' },
  myWallet: { path: '/money', data: '体育馆' },
  savedCards: { path: '/wallet', data: '解绑' },
} as const satisfies Record<string, Step>

const {
  home,
  promotions,
  deposit,
  withdrawal,
  memberHome,
  transfer,
  bets,
  vip,
  transactions,
  messages,
  myWallet,
  savedCards,
} = SCREENS

/** The tabs over and over, and the screens behind 我的, as players use them. It ends where it began. */
export const ROUND: readonly Step[] = [
  promotions,
  deposit,
  withdrawal,
  memberHome,
  transfer,
  home,
  memberHome,
  bets,
  memberHome,
  vip,
  home,
  messages,
  memberHome,
  myWallet,
  savedCards,
  memberHome,
  transactions,
  promotions,
  memberHome,
  home,
]

export const MARK = { from: 'walk:from', to: 'walk:to' }
/** Time for a change of screen to finish before the next tap: its calls are answered and drawn. */
const REST_MS = 300
const LOST_MS = 20_000

/** Opens the app at home, and closes the welcome dialog. */
export async function enter(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#${home.path}`)
  const welcome = page.getByRole('dialog')
  await welcome.waitFor()
  await page.keyboard.press('Escape')
  await welcome.waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

/** Walks the round once, and returns the time of each change of screen, in ms. */
export async function walkRound(page: Page, restMs = REST_MS): Promise<number[]> {
  const took: number[] = []
  for (const step of ROUND) {
    took.push(await page.evaluate(changeTo, { ...step, marks: MARK, lostMs: LOST_MS }))
    await page.waitForTimeout(restMs)
  }
  return took
}

/** Runs in the page: whether the shown screen has this text and loads nothing more. */
export function shownWithData(data: string): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('.main > .screen')].find(({ inert }) => !inert)
  if (!shown?.textContent.includes(data)) return false
  return [...shown.querySelectorAll('[aria-busy=true]')].every((element) => element.className === 'list-end')
}

type Order = Step & { marks: typeof MARK; lostMs: number }

/**
 * Runs in the page: taps the link to a screen (or sets the address where no link is visible), and waits for the end of
 * the first frame that shows the screen with its data. Returns how long that took.
 */
function changeTo({ path, data, marks, lostMs }: Order): Promise<number> {
  const link = [...document.querySelectorAll<HTMLElement>(`a[href="#${path}"]`)].find((anchor) =>
    anchor.checkVisibility(),
  )
  const screen = () =>
    [...document.querySelectorAll<HTMLElement>('.main > .screen')].find(({ inert }) => !inert)
  const before = screen()
  const isShown = (): boolean => {
    const now = screen()
    if (!now || now === before || !now.textContent.includes(data)) return false
    return [...now.querySelectorAll('[aria-busy=true]')].every((element) => element.className === 'list-end')
  }
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    const from = performance.mark(marks.from).startTime
    const poll = () => {
      if (performance.now() - from > lostMs) return reject(new Error(`${path} never showed "${data}"`))
      if (!isShown()) return requestAnimationFrame(poll)
      // This frame draws it: a message posted now arrives when the frame is done.
      port1.onmessage = () => {
        // An open port is never collected, and would keep the previous screen in memory.
        port1.close()
        resolve(performance.mark(marks.to).startTime - from)
        performance.clearMarks()
      }
      port2.postMessage('drawn')
    }
    if (link) link.click()
    else location.hash = `#${path}`
    requestAnimationFrame(poll)
  })
}
