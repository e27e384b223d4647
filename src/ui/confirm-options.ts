import type { ReactNode } from 'react'

export type ConfirmOptions = {
  title?: string
  /** What will happen, and how much, in words. */
  body: ReactNode
  okText?: string
  cancelText?: string
  /** Paints the way ahead red: leaving, unbinding. */
  danger?: boolean
}
export type AlertOptions = Omit<ConfirmOptions, 'cancelText'>

/** What the dialog is given: a question, or a statement with one button. */
export type ConfirmRequest = ConfirmOptions & { kind: 'confirm' | 'alert' }
