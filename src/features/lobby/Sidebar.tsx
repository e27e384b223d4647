import { type KeyboardEvent, useRef } from 'react'
import { HOME_CATEGORIES } from '#contracts/wire/game-codes.ts'
import { CategoryIcon } from '../../ui/icons/CategoryIcon.tsx'
import type { HomeCategory } from './sections.ts'

type Props = { chosen: HomeCategory; onChoose: (category: HomeCategory) => void; panelId: string }

const LAST = HOME_CATEGORIES.length - 1

/** The tab that a key moves to from `at`. The ends wrap around. */
function placeAfter(key: string, at: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return at === LAST ? 0 : at + 1
  if (key === 'ArrowUp' || key === 'ArrowLeft') return at === 0 ? LAST : at - 1
  if (key === 'Home') return 0
  return key === 'End' ? LAST : undefined
}

/** The categories as vertical tabs: one stop for the Tab key, and the arrow keys choose. */
export function Sidebar({ chosen, onChoose, panelId }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = HOME_CATEGORIES.findIndex(({ category }) => category === chosen)
    const place = placeAfter(event.key, at)
    const next = place === undefined ? undefined : HOME_CATEGORIES[place]
    if (!next) return
    event.preventDefault()
    onChoose(next.category)
    list.current?.querySelector<HTMLElement>(`[data-category="${next.category}"]`)?.focus()
  }
  return (
    <div
      className="sidebar"
      role="tablist"
      aria-orientation="vertical"
      aria-label="游戏分类"
      ref={list}
      onKeyDown={onKeyDown}
    >
      {HOME_CATEGORIES.map(({ category, label }) => (
        <button
          key={category}
          type="button"
          role="tab"
          id={`${panelId}-${category}`}
          data-category={category}
          aria-selected={category === chosen}
          aria-controls={panelId}
          tabIndex={category === chosen ? 0 : -1}
          onClick={() => onChoose(category)}
        >
          <CategoryIcon kind={category} />
          {label}
        </button>
      ))}
    </div>
  )
}
