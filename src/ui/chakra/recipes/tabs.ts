import { defineSlotRecipe } from '@chakra-ui/react'
import { focusRing } from './focus-ring.ts'

export const tabs = defineSlotRecipe({
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: {
      display: 'flex',
      gap: '4px',
      padding: '4px',
      borderRadius: 'var(--r2)',
      background: 'var(--sunken)',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    trigger: {
      flex: '1',
      flexShrink: '0',
      minHeight: '44px',
      paddingInlineStart: '12px',
      paddingInlineEnd: '12px',
      borderRadius: '9px',
      fontSize: 'var(--size-14)',
      color: 'var(--muted)',
      whiteSpace: 'nowrap',
      _selected: {
        background: 'var(--raised)',
        color: 'var(--text)',
        fontWeight: '600',
        boxShadow: '0 1px 3px rgb(0 0 0 / 0.2)',
      },
      _focusVisible: { outline: '2px solid var(--jade)', outlineOffset: '-2px' },
    },
    content: {
      paddingTop: '12px',
      outline: '0',
      _focusVisible: { ...focusRing, outlineOffset: '-2px', borderRadius: 'var(--r2)' },
    },
  },
})
