import { Switch as ChakraSwitch } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Visible text, or with `hideLabel` only for readers. */
  label: ReactNode
  hideLabel?: boolean
  disabled?: boolean
}

export function Switch({ checked, onChange, label, hideLabel, disabled }: SwitchProps) {
  return (
    <ChakraSwitch.Root
      checked={checked}
      disabled={disabled}
      onCheckedChange={(change) => onChange(change.checked)}
    >
      <ChakraSwitch.HiddenInput />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
      <ChakraSwitch.Label className={hideLabel ? 'sr-only' : undefined}>{label}</ChakraSwitch.Label>
    </ChakraSwitch.Root>
  )
}
