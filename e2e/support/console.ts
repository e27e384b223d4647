import type { Locator, Page } from '@playwright/test'

/** The demo's console beside the app. */
export const consoleOf = (page: Page): Locator => page.getByRole('complementary', { name: '演示控制台' })

const OFFICE = ['待处理', '会员', '注单', '账目', '公告', '站点']

/** Opens a part of the console, in its own face; `press`: by the keyboard. */
export async function openPart(panel: Locator | Page, name: string, press?: 'Enter'): Promise<void> {
  const act = (button: Locator) => (press ? button.press(press) : button.click())
  const tab = panel.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) })
  const face = OFFICE.includes(name) ? '后台' : '演示工具'
  const switchTo = panel.getByRole('button', { name: face, exact: true })
  if ((await switchTo.getAttribute('aria-current')) === null) await act(switchTo)
  await act(tab)
}
