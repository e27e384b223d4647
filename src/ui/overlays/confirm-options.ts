import type { ReactNode } from 'react'

export type ConfirmOptions = {
  title?: string
  /** What will happen, with the amounts. */
  body: ReactNode
  /** What the browser's own dialog says, where ours did not load and `body` is no text. */
  plain?: string
  okText?: string
  cancelText?: string
  /** A red ok button, for what loses something: leaving, unbinding. */
  danger?: boolean
  /** The bright button is the one that keeps things as they are. */
  prefersCancel?: boolean
}
export type AlertOptions = Omit<ConfirmOptions, 'cancelText'>

/** What the dialog shows: a question, or a statement with one button. */
export type ConfirmRequest = ConfirmOptions & { kind: 'confirm' | 'alert' }
