import { Tabs as ChakraTabs } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type TabItem<T extends string> = { value: T; label: ReactNode; content?: ReactNode }
export type TabsProps<T extends string> = {
  items: readonly TabItem<T>[]
  value: T
  onChange: (value: T) => void
  label: string
}

/**
 * A segmented row of tabs with their panels; arrow keys move. Only the shown panel is mounted. The previous one is
 * unmounted in the same render, so that two forms are never in the page.
 */
export function Tabs<T extends string>({ items, value, onChange, label }: TabsProps<T>) {
  const shown = items.find((item) => item.value === value)
  return (
    <ChakraTabs.Root value={value} onValueChange={(change) => onChange(change.value as T)}>
      <ChakraTabs.List aria-label={label}>
        {items.map((item) => (
          <ChakraTabs.Trigger key={item.value} value={item.value}>
            {item.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {shown && (
        <ChakraTabs.Content key={shown.value} value={shown.value}>
          {shown.content}
        </ChakraTabs.Content>
      )}
    </ChakraTabs.Root>
  )
}
