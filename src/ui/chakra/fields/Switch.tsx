import { Switch as ChakraSwitch } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Visible text, or with `hideLabel` only for screen readers. */
  label: ReactNode
  hideLabel?: boolean
  disabled?: boolean
  /** Cannot be flipped for the moment: it keeps the focus, which a disabled one loses. */
  locked?: boolean
}

export function Switch({ checked, onChange, label, hideLabel, disabled, locked }: SwitchProps) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(checked)
  useLayoutEffect(() => {
    latest.current = checked
  })
  const change = (wanted: boolean) => {
    if (!locked) onChange(wanted)
    // The browser has flipped the input already. If the parent declines the change, nothing renders, and a screen
    // reader and the next tap would see the flipped state.
    queueMicrotask(() => {
      if (input.current) input.current.checked = latest.current
    })
  }
  return (
    <ChakraSwitch.Root checked={checked} disabled={disabled} onCheckedChange={(to) => change(to.checked)}>
      <ChakraSwitch.HiddenInput ref={input} aria-disabled={locked || undefined} />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
      <ChakraSwitch.Label className={hideLabel ? 'sr-only' : undefined}>{label}</ChakraSwitch.Label>
    </ChakraSwitch.Root>
  )
}
