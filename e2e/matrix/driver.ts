import type { Opening } from '../support/test.ts'

/** How a player finds something on the screen. A name, a label or a text may be a part of what stands there. */
export type Target = (
  | { role: 'heading' | 'button' | 'dialog' | 'alertdialog' | 'region'; name?: string | RegExp }
  /** What is drawn for a radio button or a checkbox: the field itself is hidden. */
  | { boxOf: 'radio' | 'checkbox'; name: string }
  | { label: string }
  | { text: string }
  | { css: string }
) & { within?: Target }

/**
 * What the actions of the matrix do to the app and see of it: in a real browser (browser-driver.ts), and without one
 * (src/app/money-matrix/test-support/dom-driver.ts). Everything waits until it can be done or seen.
 */
export type Driver = {
  tap: (target: Target) => Promise<void>
  fill: (label: string, text: string) => Promise<void>
  /** It is shown and, with `text`, contains that. */
  sees: (target: Target, text?: string | RegExp) => Promise<void>
  /** All that are meant read so, in this order. */
  reads: (target: Target, texts: string[]) => Promise<void>
  /** A toast tells this: all of a text, or what a pattern finds. It may be gone when this is asked. */
  toast: (text: string | RegExp) => Promise<void>
  seesNone: (target: Target) => Promise<void>
  canTap: (target: Target) => Promise<void>
  /** The address of the page, which may have left the app. */
  leadsTo: (address: RegExp) => Promise<void>
  goTo: (path: string) => Promise<void>
  /** Sends a request of the member that no screen here sends. */
  post: (path: string, body: unknown) => Promise<void>
}

/** How an action is opened: a scenario, its member and the address in the app. */
export type ActionOpening = Required<Pick<Opening, 'scenario' | 'as' | 'path'>>

export const TOAST: Target = { css: '#toast' }
export const SUBMIT: Target = { css: 'button[type="submit"]' }
