import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { drawer } from './recipes/overlays.ts'

/**
 * The slim system: only the recipes in use, written in the custom properties of ui/tokens.css. The stock theme would
 * cost 28 kB (docs/decisions/chakra-late-and-slim.md). Reset and type are in ui/base.css.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  // ui/tokens.css says where these layers rank among the app's own style sheets.
  layers: { reset: 'base', base: 'base', tokens: 'base', recipes: 'recipes' },
  theme: {
    keyframes: {
      'fade-in': { from: { opacity: '0' } },
      'fade-out': { to: { opacity: '0' } },
      'rise-in': { from: { transform: 'translateY(100%)' } },
      'rise-out': { to: { transform: 'translateY(100%)' } },
      'slide-in-left': { from: { transform: 'translateX(-100%)' } },
      'slide-out-left': { to: { transform: 'translateX(-100%)' } },
      'slide-in-right': { from: { transform: 'translateX(100%)' } },
      'slide-out-right': { to: { transform: 'translateX(100%)' } },
    },
    slotRecipes: { drawer },
  },
})
