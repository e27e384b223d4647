import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

export const input = defineRecipe({
  base: {
    width: '100%',
    minWidth: '0',
    height: '3rem',
    paddingInlineStart: '14px',
    paddingInlineEnd: '14px',
    borderRadius: 'var(--r2)',
    background: 'var(--sunken)',
    color: 'var(--text)',
    fontSize: 'var(--size-16)',
    boxShadow: 'inset 0 0 0 1px var(--line)',
    outline: '0',
    transition: 'box-shadow var(--fast)',
    _focus: { boxShadow: 'inset 0 0 0 1.5px var(--jade)' },
    _invalid: { boxShadow: 'inset 0 0 0 1.5px var(--red)' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    _readOnly: { color: 'var(--muted)' },
  },
})

export const field = defineSlotRecipe({
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6px', width: '100%', position: 'relative' },
    label: { fontSize: 'var(--size-14)', color: 'var(--muted)', _disabled: { opacity: '0.6' } },
    helperText: { fontSize: 'var(--size-12)', color: 'var(--faint)' },
  },
})
