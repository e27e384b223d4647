import type { Page } from '@playwright/test'
import { lengthenTimers } from '../support/patience.ts'
import { expect } from '../support/test.ts'
import { untilHistoryRests } from './entry.ts'

/** Closes the welcome. Another dialog may follow at once. */
export async function dismissWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: '温馨提示' })
  await welcome.getByRole('button', { name: '我知道了' }).click()
  await expect(welcome).toBeHidden()
}

/** Closes the welcome, and waits until home is not covered any more. */
export async function closeWelcome(page: Page): Promise<void> {
  await dismissWelcome(page)
  await untilHistoryRests(page)
}

/** The app offers a transfer only if its reads take less than 3 s, which a busy machine exceeds. */
export const offersHoweverSlow = (page: Page) => lengthenTimers(page, 3_000, 30_000)

type ListedGame = {
  name: string
  platform_name: string
  category_id: string
  is_hot: unknown
  is_new: unknown
}

/** The name of a game of this venue in the lobby's list 电子. */
export async function slotOf(page: Page, venue: string): Promise<string> {
  const games = await page.evaluate(async (): Promise<ListedGame[]> => {
    const answer = await fetch('/api/game/list')
    return (await answer.json()).data
  })
  const isPlain = (flag: unknown) => Number(flag) === 0
  const found = games.find(
    ({ platform_name, category_id, is_hot, is_new }) =>
      platform_name === venue && category_id === 'concise' && isPlain(is_hot) && isPlain(is_new),
  )
  if (!found) throw new Error(`the lobby has no slot of ${venue}`)
  return found.name
}

export const category = (page: Page, name: string) =>
  page.getByRole('tablist', { name: '游戏分类' }).getByRole('tab', { name })

/** The lobby draws the tiles below the fold at the first touch. Until then a style keeps the height of their list. */
export const allTilesDrawn = (page: Page) =>
  expect(page.locator('.lobby-panel .tiles[style*="min-height"]')).toHaveCount(0)

export const gameTile = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name }).getByRole('button').first()

export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })

/** The header’s balance and controls. The welcome dialog hides their roles, so hidden ones are included. */
export const header = (page: Page) => page.getByRole('banner', { includeHidden: true })

/** After a tap on a game: waits for its page. If a sheet offers a transfer first, declines it. */
export async function enterGame(page: Page): Promise<void> {
  const balance = page.getByRole('region', { name: '场馆余额' })
  const direct = page.getByRole('button', { name: '直接进入' })
  await expect(balance.or(direct)).toBeVisible()
  if (await direct.isVisible()) await direct.click()
  await expect(balance).toContainText('¥')
}
