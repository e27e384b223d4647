import { defineRecipe } from '@chakra-ui/react'
import { focusRing } from './focus-ring.ts'

export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '3rem',
    paddingInlineStart: '20px',
    paddingInlineEnd: '20px',
    borderRadius: 'r2',
    fontSize: 'size-16',
    fontWeight: '600',
    transition: 'opacity var(--fast), transform var(--fast)',
    _active: { transform: 'scale(0.98)', opacity: '0.9' },
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    _focusVisible: focusRing,
  },
  variants: {
    variant: {
      solid: { background: 'jade-fill', color: 'jade-ink' },
      soft: { background: 'jade-soft', color: 'jade' },
      quiet: { background: 'raised', color: 'text', boxShadow: 'inset 0 0 0 1px var(--line)' },
      danger: { background: 'red-fill', color: 'red-ink' },
    },
    block: { true: { display: 'flex', width: '100%' } },
  },
  defaultVariants: { variant: 'solid' },
})
