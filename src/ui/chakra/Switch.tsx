import { Switch as ChakraSwitch } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Visible text, or with `hideLabel` only for readers. */
  label: ReactNode
  hideLabel?: boolean
  disabled?: boolean
}

export function Switch({ checked, onChange, label, hideLabel, disabled }: SwitchProps) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(checked)
  useLayoutEffect(() => {
    latest.current = checked
  })
  const change = (wanted: boolean) => {
    onChange(wanted)
    // The browser has flipped the input already. Where the answer was "no" nothing renders, and a reader, and the
    // next tap, would go by the flipped one.
    queueMicrotask(() => {
      if (input.current) input.current.checked = latest.current
    })
  }
  return (
    <ChakraSwitch.Root checked={checked} disabled={disabled} onCheckedChange={(to) => change(to.checked)}>
      <ChakraSwitch.HiddenInput ref={input} />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
      <ChakraSwitch.Label className={hideLabel ? 'sr-only' : undefined}>{label}</ChakraSwitch.Label>
    </ChakraSwitch.Root>
  )
}
