import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { toast } from '../journeys/entry.ts'
import { expect, type Opening } from '../support/test.ts'
import type { Counts } from './world.ts'

/** One thing a member does with money, ready but for the last tap. */
export type MoneyAction = {
  name: string
  /** The call that the last tap sends. */
  path: string
  open: Opening & { path: string }
  /** Fills in everything but the last tap. */
  ready: (page: Page) => Promise<void>
  /** What the last tap is on. */
  button: (page: Page) => ReturnType<Page['locator']>
  /** What a success looks like. */
  done: (page: Page) => Promise<void>
  /** What it adds to, and how much one success adds. */
  counts: keyof Counts
  adds: 1 | 2 | -1
  /** How often it takes effect when two tabs do it at once: all the money moves once, two orders are two orders. */
  inTwoTabs: 1 | 2
  /** The field of a password, which no answer leaves filled. */
  secret?: string
  /** What is typed and must survive a refusal: label and value. */
  typed?: readonly [label: string, value: string]
  /** What the screen says to whoever left it before the answer, and comes back. */
  onReturn?: (page: Page) => Promise<void>
  /** Where a lost answer is told in words of its own. */
  lost?: string
  /** Where a refusal is shown in a popup, not in a toast. */
  refusedIn?: 'dialog'
  /** A refused launch leads back to where it was tapped. */
  leavesOnRefusal?: true
  /** Its button stands in a dialog that the tap closes: there is nothing left to tap twice. */
  once?: true
}

export const MONEY = { scenario: 'member-with-money', as: DEMO } as const
export const RICH = { scenario: 'ready-to-withdraw', as: DEMO } as const
export const submit = (page: Page) => page.locator('button[type="submit"]')
export const says = (text: string | RegExp) => async (page: Page) => {
  await expect(toast(page)).toHaveText(text)
}
export const leadsTo = (address: RegExp) => (page: Page) => page.waitForURL(address)
