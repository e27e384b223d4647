import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

export const input = defineRecipe({
  base: {
    width: '100%',
    minWidth: '0',
    height: '3rem',
    paddingInlineStart: '14px',
    paddingInlineEnd: '14px',
    borderRadius: 'r2',
    background: 'sunken',
    color: 'text',
    fontSize: 'size-16',
    boxShadow: 'inset 0 0 0 1px var(--line)',
    outline: '0',
    transition: 'box-shadow var(--fast)',
    _focus: { boxShadow: 'inset 0 0 0 1.5px var(--jade)' },
    _invalid: { boxShadow: 'inset 0 0 0 1.5px var(--red)' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    _readOnly: { color: 'muted' },
  },
})

export const field = defineSlotRecipe({
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6px', width: '100%', position: 'relative' },
    label: { fontSize: 'size-14', color: 'muted', _disabled: { opacity: '0.6' } },
    helperText: { fontSize: 'size-12', color: 'faint' },
  },
})
