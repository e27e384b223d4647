/** A site that the app frames, and one that nobody wants to visit. */
export const CHAT = 'https://chat.test/'
export const EVIL = 'https://evil.test/'

/** A framed page of our own origin, which it loses in the frame, or one of another site, which keeps its origin. */
export type Kind = 'ours' | 'foreign'

const REFUSED = 'SecurityError'
const both = (result: string): Record<Kind, string> => ({ ours: result, foreign: result })
/** Refused to a page without an origin. Another site gets its own value, which contains nothing of ours. */
const itsOwn = (foreign: string): Record<Kind, string> => ({ ours: REFUSED, foreign })

/** What a framed page may try to read, as code, and the result. */
export const READS: Readonly<Record<string, Record<Kind, string>>> = {
  "parent.localStorage.getItem('token')": both(REFUSED),
  'top.localStorage.length': both(REFUSED),
  'parent.sessionStorage.length': both(REFUSED),
  'parent.document.title': both(REFUSED),
  'top.document.body.innerText': both(REFUSED),
  'parent.document.cookie': both(REFUSED),
  'parent.location.href': both(REFUSED),
  'parent.location.hash': both(REFUSED),
  'String(top.location)': both(REFUSED),
  'parent.origin': both(REFUSED),
  'parent.name': both(REFUSED),
  'top.history.length': both(REFUSED),
  'top.history.state': both(REFUSED),
  'parent.indexedDB.databases()': both(REFUSED),
  'parent.caches.keys()': both(REFUSED),
  'parent.navigator.userAgent': both(REFUSED),
  'parent.performance.getEntries()': both(REFUSED),
  "parent.fetch('/api/user')": both(REFUSED),
  "parent.eval('document.title')": both(REFUSED),
  'parent.__mock': both(REFUSED),
  'parent.frames[0].parent.document.title': both(REFUSED),
  'parent.frameElement': both(REFUSED),
  frameElement: both('null'),
  'self.origin': { ours: '"null"', foreign: JSON.stringify(new URL(CHAT).origin) },
  "localStorage.getItem('token')": itsOwn('null'),
  "sessionStorage.getItem('token')": itsOwn('null'),
  'document.cookie': itsOwn('""'),
  "indexedDB.open('framed') && 'a store of its own'": itsOwn('"a store of its own"'),
  'caches.keys()': itsOwn('[]'),
}

/**
 * What a framed page may try to do to the app. The browser throws, or nothing happens. `history.back()` is not among
 * them: in Firefox a frame may walk the history of its tab, as the player may, and no page can forbid it.
 */
export const MOVES = [
  'top.location = EVIL',
  'top.location.href = EVIL',
  'top.location.replace(EVIL)',
  'parent.location.assign(EVIL)',
  'parent.location.reload()',
  "parent.location.hash = '#/withdrawal?amount=500'",
  "parent.location = APP + '#/withdrawal?amount=500'",
  "parent.location = 'java' + 'script:document.title = 1'",
  'top.history.back()',
  "top.history.pushState(null, '', '#/withdrawal')",
  "open(EVIL, '_top')",
  "open(EVIL, '_parent')",
  "add('a', { href: EVIL, target: '_top' }).click()",
  "add('a', { href: APP + '#/mine', target: '_parent' }).click()",
  "add('form', { action: EVIL, target: '_top' }).submit()",
  "add('form', { action: EVIL, target: '_parent', method: 'post' }).submit()",
  "add('base', { target: '_top' }); add('a', { href: EVIL }).click()",
  "add('a', { href: APP + 'kf.html', download: 'app.apk' }).click()",
  "document.domain = 'test'",
  "parent.localStorage.setItem('token', 'x')",
  "parent.document.title = 'x'",
  'frameElement?.remove()',
  "parent.postMessage({ type: 'logout', token: 'x', url: EVIL }, '*')",
  'top.close()',
  'top.stop()',
] as const
export const CAME_TO_NOTHING = /^(?:nothing|SecurityError|InvalidAccessError)$/

/** What a framed page may try through a window that it opens, and the result. */
export const WINDOWS = {
  "(await elsewhere(open(APP + 'kf.html'))).localStorage.getItem('token')": REFUSED,
  "(await elsewhere(open(APP + 'kf.html'))).document.cookie": REFUSED,
} as const

const attempt = (what: string, code: string) => `[${JSON.stringify(what)}, async () => { ${code} }]`

/** A page that can try all of this. `tryAll` takes the attempts and returns their results. */
export const attackingPage = (app: string): string => `<!doctype html>
<meta charset="utf-8"><link rel="icon" href="data:,"><title>framed</title><h1>试试</h1>
<script>
const APP = ${JSON.stringify(app)}, EVIL = ${JSON.stringify(EVIL)}
const add = (tag, properties) => document.body.appendChild(Object.assign(document.createElement(tag), properties))
// Until it has loaded, a new window belongs to its opener.
const elsewhere = async (opened) => {
  for (;;) {
    try { opened.document.title } catch { return opened }
    await new Promise((resolve) => setTimeout(resolve))
  }
}
const attempts = new Map([
${[...Object.keys(READS), ...Object.keys(WINDOWS)].map((what) => attempt(what, `return ${what}`)).join(',\n')},
${MOVES.map((what) => attempt(what, what)).join(',\n')}
])
const told = (value) => value === undefined ? 'nothing' : JSON.stringify(value)
self.tryAll = async (asked) => {
  const got = {}
  for (const what of asked) got[what] = await attempts.get(what)().then(told, ({ name }) => name)
  return got
}
</script>`
