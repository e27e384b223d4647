import type { Page } from '@playwright/test'
import { shownToast } from '../journeys/entry.ts'
import { expect, type Opening } from '../support/test.ts'
import type { WorldCounts } from './world.ts'

/** One money action of a member, ready for the last tap. */
export type MoneyAction = {
  name: string
  /** The call that the last tap sends. */
  path: string
  open: Opening & { path: string }
  /** Fills in everything but the last tap. */
  ready: (page: Page) => Promise<void>
  /** The target of the last tap. */
  button: (page: Page) => ReturnType<Page['locator']>
  /** Waits for the success on the screen. */
  done: (page: Page) => Promise<void>
  /** The count that it changes, and by how much one success changes it. */
  counts: keyof WorldCounts
  adds: 1 | 2 | -1
  /** How often it takes effect from two tabs at once: a move of all money once, two orders twice. */
  inTwoTabs: 1 | 2
  /** The password field, which every answer clears. */
  secret?: string
  /** The field that must survive a refusal: label and value. */
  typed?: readonly [label: string, value: string]
  /** What the screen shows a member who left it before the answer and returns. */
  onReturn?: (page: Page) => Promise<void>
  /** A text of its own for a lost answer. */
  lost?: string
  /** Its refusal is shown in a popup, not in a toast. */
  refusedIn?: 'dialog'
  /** A refused launch leads back to where it was tapped. */
  leavesOnRefusal?: true
  /** The tap closes the dialog with its button, so that it cannot be tapped twice. */
  once?: true
}

export const showsToast = (text: string | RegExp) => async (page: Page) => {
  await expect(shownToast(page)).toHaveText(text)
}
export const leadsTo = (address: RegExp) => (page: Page) => page.waitForURL(address)
