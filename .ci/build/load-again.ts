import type { Plugin } from 'vite'

const HELPER = /vite[\\/]preload-helper/

/** What is written otherwise in Vite's helper, and why. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  // A sheet that did not load is asked for again: the helper remembers it as done, and finds its link in the page.
  [/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1'],
  [/(link\.removeEventListener\("error", handleSettle\);)/, '$1 if (e.type === "error") link.remove();'],
  // The policy of the page is one of hashes: no link has a nonce.
  [/const cspNonceMeta = [^;]+;\s*const cspNonce = [^;]+;/, ''],
  [/if \(cspNonce\) [^;]+;/, ''],
]

/** Vite's helper for parts that load on use, so that a part whose style sheet once failed is not shown without it. */
export const withLoadAgain = (code: string): string =>
  CHANGES.reduce((text, [was, is]) => {
    if (!was.test(text)) throw new Error(`load-again: Vite's helper has nothing like ${was}`)
    return text.replace(was, is)
  }, code)

export const loadAgain = (): Plugin => ({
  name: 'load-again',
  apply: 'build',
  transform: {
    filter: { id: HELPER },
    handler: (code) => ({ code: withLoadAgain(code), map: null }),
  },
})
