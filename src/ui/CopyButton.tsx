import type { ReactNode } from 'react'
import { Copy } from './icons/line.tsx'
import { toast } from './toast/toast.ts'

/** 复制成功！ only when it was copied. Where the clipboard is refused, the text is selected to be copied by hand. */
export async function copyText(text: string, shown?: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast('复制成功！', 'success')
    return true
  } catch {
    if (shown) select(shown)
    toast('复制失败，请长按文字手动复制')
    return false
  }
}

function select(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) return element.select()
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

export type CopyButtonProps = {
  /** The text to copy, byte for byte. */
  text: string
  /** The accessible name, with what is copied: 复制订单号. */
  label: string
  /** CSS id of the element that shows the text, to be selected when the clipboard is refused. */
  shownId?: string
  /** A text instead of the icon. */
  children?: ReactNode
}

export function CopyButton({ text, label, shownId, children }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={children ? 'pill soft' : 'icon-btn'}
      aria-label={label}
      onClick={() => void copyText(text, shownId ? document.getElementById(shownId) : null)}
    >
      {children ?? <Copy size={16} />}
    </button>
  )
}
