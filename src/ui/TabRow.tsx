import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import './tab-row.css'

export type TabRowItem<T extends string> = { value: T; label: ReactNode }
export type TabRowProps<T extends string> = {
  items: readonly TabRowItem<T>[]
  value: T
  onChange: (value: T) => void
  /** Names the row for screen readers. */
  label: string
  /** The id of the panel that shows the chosen tab; see `panelOf`. */
  panelId: string
  /** `pills` scroll sideways, however many there are; `segments` share the width. */
  kind?: 'pills' | 'segments'
}

const tabId = (panelId: string, value: string) => `${panelId}-${value}`

/** The attributes of a tab row's panel. */
export const panelOf = (panelId: string, value: string) =>
  ({ role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(panelId, value) }) as const

/** The tab that a key moves to from the tab at `at`; wraps round at the ends. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Tabs in plain CSS: one stop of the tab key, the arrow keys move and choose. The caller renders the panel. */
export function TabRow<T extends string>(props: TabRowProps<T>) {
  const { items, value, onChange, label, panelId, kind = 'pills' } = props
  const row = useRef<HTMLDivElement>(null)
  useChosenInSight(row, value)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.value === value)
    const place = placeAfter(event.key, at, items.length)
    const next = place === undefined ? undefined : items[place]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(tabId(panelId, next.value))?.focus({ preventScroll: true })
  }
  return (
    <div className={`tab-row ${kind}`} role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={tabId(panelId, item.value)}
          aria-selected={item.value === value}
          aria-controls={panelId}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

/** Scrolls a long row sideways until the chosen tab is visible; the page itself does not move. */
function useChosenInSight(row: React.RefObject<HTMLDivElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab is chosen
  useEffect(() => {
    const box = row.current
    const chosen = box?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!box || !chosen) return
    const left = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2
    box.scrollTo?.({ left })
  }, [row, value])
}
