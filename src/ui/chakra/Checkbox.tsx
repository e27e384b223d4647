import { Checkbox as ChakraCheckbox } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  name?: string
  invalid?: boolean
  disabled?: boolean
}

/** A checkbox with its label; a link inside the label works as a link. */
export function Checkbox({ checked, onChange, children, name, invalid, disabled }: CheckboxProps) {
  return (
    <ChakraCheckbox.Root
      checked={checked}
      name={name}
      invalid={invalid}
      disabled={disabled}
      onCheckedChange={(change) => onChange(change.checked === true)}
    >
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control>
        {checked && <Check strokeWidth={3} aria-hidden="true" />}
      </ChakraCheckbox.Control>
      <ChakraCheckbox.Label>{children}</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  )
}
