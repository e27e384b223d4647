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

/** Closes the welcome, after which home lies open. */
export async function closeWelcome(page: Page): Promise<void> {
  await dismissWelcome(page)
  await untilHistoryRests(page)
}

/** A transfer is offered only where its reads take less than 3 s. On a busy machine they take longer. */
export const offersHoweverSlow = (page: Page) => lengthenTimers(page, 3_000, 30_000)

type ListedGame = {
  name: string
  platform_name: string
  category_id: string
  is_hot: unknown
  is_new: unknown
}

/** The name of a game of this venue that the lobby lists under 电子. */
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

/** The tiles below the fold are drawn at the first touch. Until then their list keeps its height by a style. */
export const allTilesDrawn = (page: Page) =>
  expect(page.locator('.lobby-panel .tiles[style*="min-height"]')).toHaveCount(0)

export const gameTile = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name }).getByRole('button').first()

export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })

/** The header’s balance and controls, also below the welcome dialog, which hides their roles. */
export const header = (page: Page) => page.getByRole('banner', { includeHidden: true })

/** After a tap on a game: waits for its page. Where the sheet asks for a transfer first, it enters without one. */
export async function enterGame(page: Page): Promise<void> {
  const balance = page.getByRole('region', { name: '场馆余额' })
  const direct = page.getByRole('button', { name: '直接进入' })
  await expect(balance.or(direct)).toBeVisible()
  if (await direct.isVisible()) await direct.click()
  await expect(balance).toContainText('¥')
}
