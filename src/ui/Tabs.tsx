import { type ReactNode, useId } from 'react'
import { panelOf, TabRow } from './TabRow.tsx'

export type TabItem<T extends string> = { value: T; label: ReactNode; content?: ReactNode }
export type TabsProps<T extends string> = {
  items: readonly TabItem<T>[]
  value: T
  onChange: (value: T) => void
  label: string
}

/** A segmented row of tabs with the panel of the chosen one. The others are not mounted: two forms are never in the page. */
export function Tabs<T extends string>({ items, value, onChange, label }: TabsProps<T>) {
  const panelId = useId()
  const shown = items.find((item) => item.value === value)
  return (
    <>
      <TabRow
        kind="segments"
        label={label}
        panelId={panelId}
        value={value}
        onChange={onChange}
        items={items}
      />
      {shown && (
        <div key={shown.value} className="tab-panel" {...panelOf(panelId, shown.value)}>
          {shown.content}
        </div>
      )}
    </>
  )
}
