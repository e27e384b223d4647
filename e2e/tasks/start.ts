import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import type { AppFixture, Opening } from '../support/test.ts'

/**
 * The tasks of a player, done by what a screen reader names alone: roles and names, from home on, in both builds. Each test is
 * one task.
 */
export const TASK = { tag: '@both' }

/** A member at home, with the welcome closed. */
export async function atHome(app: AppFixture, opening: Opening = {}): Promise<void> {
  await app.open({ scenario: 'ready-to-withdraw', as: DEMO, ...opening })
  await app.page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '我知道了' }).click()
}

/** Follows the tab bar, then the links or buttons of these names. */
export async function follow(page: Page, tab: string, ...names: (string | RegExp)[]): Promise<void> {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: tab }).click()
  for (const name of names) await page.getByRole('main').getByRole('link', { name }).first().click()
}

export const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
