import { registerHooks } from 'node:module'
import { setFirefoxColours } from './firefox-colours.ts'
import { patched } from './patches.ts'

/** Loaded before Playwright: `node --import`. Changes its bundle while Node reads it, for this process only. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded
    return { ...loaded, source: patched(String(loaded.source)) }
  },
})
Object.assign(globalThis, { setFirefoxColours })
