import { defineConfig } from 'vitest/config'
import { GROUPS, group, LEFT_OUT } from './groups.ts'

export default defineConfig({
  test: {
    name: 'mutation',
    include: [...GROUPS[group].tests],
    exclude: LEFT_OUT,
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
