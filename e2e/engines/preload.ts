import { registerHooks } from 'node:module'
import { withBodies } from './firefox-bodies.ts'
import { setFirefoxMedia } from './firefox-media.ts'
import { tellFromMemory } from './firefox-memory.ts'
import { patched } from './patches.ts'
import { installWindowInput } from './webkit/input.ts'

/** Loaded before Playwright: `node --import`. Changes its bundle while Node reads it, for this process only. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded
    return { ...loaded, source: patched(String(loaded.source)) }
  },
})
// The patched bundle calls them.
Object.assign(globalThis, { setFirefoxMedia, tellFromMemory, withBodies, installWindowInput })
