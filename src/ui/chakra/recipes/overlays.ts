import { defineSlotRecipe } from '@chakra-ui/react'

const slots = [
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

/** A drawer that slides in from one side of the frame. */
const fromSide = (side: 'left' | 'right', justifyContent: 'flex-start' | 'flex-end') => ({
  positioner: { justifyContent },
  content: {
    width: 'min(300px, 82%)',
    height: '100%',
    _open: { animation: `slide-in-${side} var(--slow) var(--ease)` },
    _closed: { animation: `slide-out-${side} var(--fast) ease-in` },
  },
})

export const drawer = defineSlotRecipe({
  slots,
  base: {
    backdrop: {
      position: 'fixed',
      top: '0',
      right: '0',
      bottom: '0',
      left: '0',
      background: 'var(--veil)',
      _open: { animation: 'fade-in var(--slow) ease' },
      _closed: { animation: 'fade-out var(--fast) ease' },
    },
    positioner: {
      position: 'fixed',
      top: '0',
      right: '0',
      bottom: '0',
      left: '0',
      display: 'flex',
      overscrollBehaviorY: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      background: 'var(--surface)',
      outline: '0',
      boxShadow: 'var(--shadow)',
      willChange: 'transform',
    },
    header: { flex: 'none', touchAction: 'none', userSelect: 'none', WebkitUserSelect: 'none' },
    title: { fontSize: 'var(--size-16)', fontWeight: '600' },
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
      left: fromSide('left', 'flex-start'),
      right: fromSide('right', 'flex-end'),
    },
  },
  defaultVariants: { side: 'bottom' },
})
