import { defineSlotRecipe } from '@chakra-ui/react'
import { focusRing } from './focus-ring.ts'

export const switchRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: '44px',
      cursor: 'pointer',
      _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    },
    label: { fontSize: 'var(--size-14)' },
    control: {
      display: 'block',
      flex: 'none',
      width: '48px',
      height: '28px',
      padding: '3px',
      borderRadius: '14px',
      background: 'var(--line-strong)',
      transition: 'background var(--fast)',
      _checked: { background: 'var(--jade-fill)' },
      _focusVisible: focusRing,
    },
    thumb: {
      display: 'block',
      width: '22px',
      height: '22px',
      borderRadius: '11px',
      background: 'white',
      boxShadow: '0 1px 3px rgb(0 0 0 / 0.3)',
      transition: 'transform var(--fast) var(--ease)',
      _checked: { transform: 'translateX(20px)' },
    },
  },
})

export const checkbox = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '8px',
      paddingTop: '11px',
      paddingBottom: '11px',
      minHeight: '44px',
      cursor: 'pointer',
      _disabled: { opacity: '0.5' },
    },
    label: { fontSize: 'var(--size-14)', lineHeight: '22px', color: 'var(--muted)' },
    control: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '20px',
      height: '20px',
      marginTop: '1px',
      borderRadius: '6px',
      color: 'var(--jade-ink)',
      boxShadow: 'inset 0 0 0 1.5px var(--faint)',
      '& svg': { width: '14px', height: '14px' },
      _checked: { background: 'var(--jade-fill)', boxShadow: 'none' },
      _invalid: { boxShadow: 'inset 0 0 0 1.5px var(--red)' },
      _focusVisible: focusRing,
    },
  },
})
