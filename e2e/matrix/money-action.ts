import type { ActionOpening, Driver, Target } from './driver.ts'
import type { WorldCounts } from './world.ts'

/** One money action of a member, ready for the last tap. */
export type MoneyAction = {
  name: string
  /** The call that the last tap sends. */
  path: string
  open: ActionOpening
  /** Fills in everything but the last tap. */
  ready: (app: Driver) => Promise<void>
  /** The target of the last tap. */
  button: Target
  /** Waits for the success on the screen. */
  done: (app: Driver) => Promise<void>
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
  onReturn?: (app: Driver) => Promise<void>
  /** What a member who left before the answer is told: money that a launch moved comes back by itself. */
  toldAway?: string
  /** A text of its own for a lost answer. */
  lost?: string
  /** Its refusal is shown in a popup, not in a toast. */
  refusedIn?: 'dialog'
  /** A refused launch leads back to where it was tapped. */
  leavesOnRefusal?: true
  /** The tap closes the dialog with its button, so that it cannot be tapped twice. */
  once?: true
}

export const UNKNOWN = '网络异常，结果未知，正在为您核对最新余额与记录'

export const showsToast = (text: string | RegExp) => (app: Driver) => app.toast(text)
export const leadsTo = (address: RegExp) => (app: Driver) => app.leadsTo(address)
