import type { Plugin } from 'vite'

const HELPER = /vite[\\/]preload-helper/

/** The changes to Vite's helper, each with its reason. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  // A sheet that did not load is requested again. The helper remembers it as loaded, and finds its link in the page.
  [/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1'],
  // A link fires only one of the two events.
  [
    /link\.removeEventListener\("load", handleSettle\);\s*link\.removeEventListener\("error", handleSettle\);/,
    '',
  ],
  [
    /link\.addEventListener\("load", handleSettle\);\s*link\.addEventListener\("error", handleSettle\);/,
    'link.onload = link.onerror = handleSettle;',
  ],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
  [
    /const promise = preload\(\);\s*if \(!promise\) \{\s*seen\[href\] = void 0;\s*return;\s*\}\s*const preloadPromise = promise\./,
    'return seen[href] = preload()?.',
  ],
  [/seen\[href\] = preloadPromise;\s*return preloadPromise;/, ''],
  // Every browser that we support has these functions. A value that is not a promise resolves at once.
  [/promise = allSettled\(/, 'promise = Promise.allSettled('],
  [/\.filter\(\(p\) => p !== void 0\)/, ''],
  [
    /typeof document !== "undefined" && document\.createElement\("link"\)\.relList/,
    'document.createElement("link").relList',
  ],
  [/relList && relList\.supports && /, ''],
  // With a relative base the address is resolved against the importer's. Once is enough.
  [/depString = assetsURL\(depString, importerUrl\);/, ''],
  [/const dep = importMetaResolve\(depString\);/, 'const dep = new URL(depString, importerUrl);'],
  [/const isCss = isCssPreloadUrl\(dep\);/, 'const isCss = depString.endsWith(".css");'],
  // The page itself knows which links it has; the helper keeps a list for each import.
  [/let preloadedHrefs;/, ''],
  [
    /if \(preloadedHrefs === void 0\) \{[\s\S]*?\n\t{4}\}\n/,
    'const links = [...document.getElementsByTagName("link")];',
  ],
  [
    /if \(\(isCss \? preloadedHrefs\.styles : preloadedHrefs\.all\)\.has\(dep\.href\)\)/,
    'if (links.some(({ href, rel }) => href === dep.href && (!isCss || rel === "stylesheet")))',
  ],
  // The policy of the page uses hashes, so no link has a nonce.
  [/const cspNonceMeta = [^;]+;\s*const cspNonce = [^;]+;/, ''],
  [/if \(cspNonce\) [^;]+;/, ''],
]

/** The policy of the demo lets no page fetch anything, so the demo build leaves this out. */
const FETCHED_AGAIN: typeof CHANGES = [
  // WebKit answers an import from a preload that failed, even after a reload (its bug 270357), until a fetch replaces
  // it.
  [
    /(const link = document\.createElement\("link"\);)/,
    `if (!isCss && failed.delete(dep.href)) return fetch(dep.href).catch((err) => { failed.add(dep.href); throw err; });
     $1
     if (!isCss) link.onerror = () => { delete seen[dep.href]; failed.add(dep.href); link.remove(); };`,
  ],
  [/(const seen = \{\};)/, '$1 const failed = new Set();'],
]

/**
 * Vite's helper for parts that load on use. A part whose files failed once can load again, and no part is shown without
 * its style sheet.
 */
export const withLoadAgain = (kind: 'demo' | 'real', code: string): string =>
  [...CHANGES, ...(kind === 'real' ? FETCHED_AGAIN : [])].reduce((text, [was, is]) => {
    if (!was.test(text)) throw new Error(`load-again: Vite's helper has nothing like ${was}`)
    return text.replace(was, is)
  }, code)

export const loadAgain = (kind: 'demo' | 'real'): Plugin => ({
  name: 'load-again',
  apply: 'build',
  transform: {
    filter: { id: HELPER },
    handler: (code) => ({ code: withLoadAgain(kind, code), map: null }),
  },
})
