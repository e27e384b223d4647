import { Checkbox as ChakraCheckbox } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  name?: string
  /** What is wrong with it, shown below. */
  error?: string | undefined
  disabled?: boolean
}

/** A checkbox with its label; a link inside the label works as a link. */
export function Checkbox({ checked, onChange, children, name, error, disabled }: CheckboxProps) {
  const id = useId()
  const isWrong = error !== undefined
  const box = (
    <ChakraCheckbox.Root
      checked={checked}
      name={name}
      invalid={isWrong}
      disabled={disabled}
      onCheckedChange={(change) => onChange(change.checked === true)}
    >
      <ChakraCheckbox.HiddenInput aria-describedby={isWrong ? id : undefined} />
      <ChakraCheckbox.Control>
        {checked && <Check strokeWidth={3} aria-hidden="true" />}
      </ChakraCheckbox.Control>
      <ChakraCheckbox.Label>{children}</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  )
  return (
    <div>
      {box}
      {isWrong && (
        <p className="t12 red" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
