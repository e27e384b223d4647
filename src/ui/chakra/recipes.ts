import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

const focusRing = { outline: '2px solid var(--jade)', outlineOffset: '2px' }

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '3rem',
    paddingInline: '20px',
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
      danger: { background: 'zhu-fill', color: 'zhu-ink' },
    },
    block: { true: { display: 'flex', width: '100%' } },
  },
  defaultVariants: { variant: 'solid' },
})

const input = defineRecipe({
  base: {
    width: '100%',
    minWidth: '0',
    height: '3rem',
    paddingInline: '14px',
    borderRadius: 'r2',
    background: 'sunken',
    color: 'text',
    fontSize: 'size-16',
    boxShadow: 'inset 0 0 0 1px var(--line)',
    outline: '0',
    transition: 'box-shadow var(--fast)',
    _focus: { boxShadow: 'inset 0 0 0 1.5px var(--jade)' },
    _invalid: { boxShadow: 'inset 0 0 0 1.5px var(--zhu)' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    _readOnly: { color: 'muted' },
  },
  variants: {
    big: { true: { fontSize: 'size-20', fontWeight: '600', fontVariantNumeric: 'tabular-nums' } },
  },
})

const field = defineSlotRecipe({
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6px', width: '100%', position: 'relative' },
    label: { fontSize: 'size-14', color: 'muted', _disabled: { opacity: '0.6' } },
    helperText: { fontSize: 'size-12', color: 'faint' },
    errorText: { fontSize: 'size-12', color: 'zhu' },
  },
})

const veil = {
  position: 'fixed',
  inset: '0',
  background: 'veil',
  _open: { animation: 'fade-in var(--slow) ease' },
  _closed: { animation: 'fade-out var(--fast) ease' },
} as const

const dialogSlots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const

const dialog = defineSlotRecipe({
  slots: dialogSlots,
  base: {
    backdrop: veil,
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      padding: '32px',
      paddingBottom: 'calc(32px + var(--keyboard))',
    },
    content: {
      width: '100%',
      maxWidth: '320px',
      maxHeight: 'calc(100dvh - 96px - var(--keyboard))',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      background: 'surface',
      border: '1px solid var(--line)',
      borderRadius: 'r3',
      boxShadow: 'shadow',
      outline: '0',
      _open: { animation: 'pop-in var(--fast) var(--ease)' },
      _closed: { animation: 'fade-out var(--fast) ease' },
    },
    title: { padding: '20px 20px 0', fontSize: 'size-16', fontWeight: '600', textAlign: 'center' },
    body: {
      padding: '12px 20px 20px',
      overflowY: 'auto',
      color: 'muted',
      fontSize: 'size-14',
      lineHeight: '1.6',
      textAlign: 'center',
      overscrollBehavior: 'contain',
    },
    footer: {
      display: 'flex',
      gap: '8px',
      padding: '0 16px 16px',
      '& > *': { flex: '1', minWidth: '0', paddingInline: '8px' },
    },
  },
})

const drawer = defineSlotRecipe({
  slots: dialogSlots,
  base: {
    backdrop: veil,
    positioner: { position: 'fixed', inset: '0', display: 'flex', overscrollBehaviorY: 'none' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      background: 'surface',
      outline: '0',
      boxShadow: 'shadow',
      willChange: 'transform',
    },
    header: { flex: 'none', touchAction: 'none', userSelect: 'none' },
    title: { fontSize: 'size-16', fontWeight: '600' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '0 16px 16px',
    },
    footer: { flex: 'none', padding: '12px 16px' },
  },
  variants: {
    side: {
      bottom: {
        positioner: { alignItems: 'flex-end', paddingBottom: 'var(--keyboard)' },
        content: {
          width: '100%',
          maxHeight: 'calc(88dvh - var(--keyboard))',
          borderRadius: 'var(--r3) var(--r3) 0 0',
          paddingBottom: 'var(--safe-bottom)',
          _open: { animation: 'rise-in var(--slow) var(--ease)' },
          _closed: { animation: 'rise-out var(--fast) ease-in' },
        },
      },
      left: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          width: 'min(300px, 82%)',
          height: '100%',
          _open: { animation: 'slide-in-left var(--slow) var(--ease)' },
          _closed: { animation: 'slide-out-left var(--fast) ease-in' },
        },
      },
      right: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          width: 'min(300px, 82%)',
          height: '100%',
          _open: { animation: 'slide-in-right var(--slow) var(--ease)' },
          _closed: { animation: 'slide-out-right var(--fast) ease-in' },
        },
      },
    },
  },
  defaultVariants: { side: 'bottom' },
})

const switchRecipe = defineSlotRecipe({
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
    label: { fontSize: 'size-14' },
    control: {
      display: 'block',
      flex: 'none',
      width: '48px',
      height: '28px',
      padding: '3px',
      borderRadius: '14px',
      background: 'line-strong',
      transition: 'background var(--fast)',
      _checked: { background: 'jade-fill' },
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

const checkbox = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '8px',
      paddingBlock: '11px',
      minHeight: '44px',
      cursor: 'pointer',
      _disabled: { opacity: '0.5' },
    },
    label: { fontSize: 'size-14', lineHeight: '22px', color: 'muted' },
    control: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '20px',
      height: '20px',
      marginTop: '1px',
      borderRadius: '6px',
      color: 'jade-ink',
      boxShadow: 'inset 0 0 0 1.5px var(--faint)',
      '& svg': { width: '14px', height: '14px' },
      _checked: { background: 'jade-fill', boxShadow: 'none' },
      _invalid: { boxShadow: 'inset 0 0 0 1.5px var(--zhu)' },
      _focusVisible: focusRing,
    },
  },
})

const tabs = defineSlotRecipe({
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: {
      display: 'flex',
      gap: '4px',
      padding: '4px',
      borderRadius: 'r2',
      background: 'sunken',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    trigger: {
      flex: '1',
      flexShrink: '0',
      minHeight: '44px',
      paddingInline: '12px',
      borderRadius: '9px',
      fontSize: 'size-14',
      color: 'muted',
      whiteSpace: 'nowrap',
      _selected: {
        background: 'raised',
        color: 'text',
        fontWeight: '600',
        boxShadow: '0 1px 3px rgb(0 0 0 / 0.2)',
      },
      _focusVisible: { outline: '2px solid var(--jade)', outlineOffset: '-2px' },
    },
    content: {
      paddingTop: '12px',
      outline: '0',
      _focusVisible: { ...focusRing, outlineOffset: '-2px', borderRadius: 'r2' },
    },
  },
})

export const recipes = { button, input }
export const slotRecipes = { field, dialog, drawer, switch: switchRecipe, checkbox, tabs }
