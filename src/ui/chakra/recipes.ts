import { button } from './recipes/button.ts'
import { field, input } from './recipes/fields.ts'
import { dialog, drawer } from './recipes/overlays.ts'
import { tabs } from './recipes/tabs.ts'
import { checkbox, switchRecipe } from './recipes/toggles.ts'

export const recipes = { button, input }
export const slotRecipes = { field, dialog, drawer, switch: switchRecipe, checkbox, tabs }
