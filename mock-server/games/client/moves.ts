import { buttonElement, el, setText } from './page/dom.ts'

/** A decision that the player may make about an open bet. */
export type Move = { bet: string; label: string; action: unknown; ready: boolean }

export type MovesRow = { row: HTMLElement; draw(offered: readonly Move[], busy: boolean): void }

/** One button for each decision. A button stays the same node while its label changes, so that the focus stays. */
export function makeMoves(onTap: (move: Move) => void): MovesRow {
  const row = el('div', { class: 'dock-moves', role: 'group', 'aria-label': '本局操作', hidden: true })
  const buttons: HTMLButtonElement[] = []
  let moves: readonly Move[] = []
  const tapped = (at: number) => {
    const move = moves[at]
    if (move && buttons[at]?.getAttribute('aria-disabled') !== 'true') onTap(move)
  }
  return {
    row,
    draw(offered, busy) {
      moves = offered
      row.hidden = offered.length === 0
      while (buttons.length < offered.length) {
        const at = buttons.length
        buttons.push(buttonElement('act move', () => tapped(at)))
      }
      for (const [at, { label, ready }] of offered.entries()) {
        const button = buttons[at]
        if (!button) continue
        setText(button, label)
        button.setAttribute('aria-disabled', String(busy || !ready))
      }
      const shown = buttons.slice(0, offered.length)
      if (row.childElementCount !== shown.length) row.replaceChildren(...shown)
    },
  }
}
