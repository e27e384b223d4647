import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { field, input } from './recipes/fields.ts'
import { dialog, drawer } from './recipes/overlays.ts'
import { tabs } from './recipes/tabs.ts'
import { checkbox, switchRecipe } from './recipes/toggles.ts'

const own = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { value: `var(--${name})` }]))

/**
 * The slim system: our CSS custom properties under Chakra's names, and only the recipes in use. The stock
 * theme would cost 28 kB (docs/decisions/chakra-late-and-slim.md). Reset, type and themes are in ui/tokens.css
 * and ui/base.css.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  // lib/cascade.ts decides where these layers rank among the app's own style sheets.
  layers: { reset: 'base', base: 'base', tokens: 'base', recipes: 'recipes' },
  // The stock `:where()` needs Chrome 88.
  cssVarsRoot: ':root',
  cssVarsPrefix: 'yz',
  theme: {
    tokens: {
      colors: own([
        'bg',
        'surface',
        'raised',
        'sunken',
        'line',
        'line-strong',
        'text',
        'muted',
        'faint',
        'jade',
        'jade-fill',
        'jade-ink',
        'jade-soft',
        'gold',
        'gold-soft',
        'red',
        'red-soft',
        'red-fill',
        'red-ink',
        'veil',
      ]),
      fontSizes: own(['size-12', 'size-14', 'size-16', 'size-20', 'size-28']),
      radii: own(['r1', 'r2', 'r3']),
      shadows: own(['shadow']),
    },
    keyframes: {
      'fade-in': { from: { opacity: '0' } },
      'fade-out': { to: { opacity: '0' } },
      'pop-in': { from: { opacity: '0', scale: '0.95' } },
      'rise-in': { from: { transform: 'translateY(100%)' } },
      'rise-out': { to: { transform: 'translateY(100%)' } },
      'slide-in-left': { from: { transform: 'translateX(-100%)' } },
      'slide-out-left': { to: { transform: 'translateX(-100%)' } },
      'slide-in-right': { from: { transform: 'translateX(100%)' } },
      'slide-out-right': { to: { transform: 'translateX(100%)' } },
    },
    recipes: { input },
    slotRecipes: { field, dialog, drawer, switch: switchRecipe, checkbox, tabs },
  },
})
