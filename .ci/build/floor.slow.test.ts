import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { floorScript } from './floor.ts'

const FILL = '<script src=./assets/old.js></script>'

type Fault = {
  message?: string
  filename?: string
  target?: { getAttribute?: (name: string) => string | null }
}

/** Runs the page's first script in an engine that has these things. */
function run(engine: {
  dialog?: boolean
  supports?: unknown
  canParse?: boolean
  shell?: boolean
  trustedTypes?: unknown
}) {
  const written: string[] = []
  const listeners: ((event: Fault) => void)[] = []
  const body = { outerHTML: '' }
  const page = {
    trustedTypes: engine.trustedTypes,
    ...(engine.dialog === false ? {} : { HTMLDialogElement: class {} }),
    CSS: engine.supports === undefined ? { supports: () => true } : engine.supports,
    URL: engine.canParse === false ? {} : { canParse: () => true },
    document: {
      write: (html: string) => written.push(html),
      querySelector: () => (engine.shell === false ? null : {}),
      body,
    },
    addEventListener: (_: string, listener: (event: Fault) => void, captures: boolean) => {
      // Only in this phase a script reports that it was not loaded.
      if (captures) listeners.push(listener)
    },
  }
  runInContext(floorScript(FILL), createContext({ ...page, window: page }))
  return { written, body, fail: (fault: Fault) => listeners[0]?.({ target: {}, ...fault }) }
}

test('it has no syntax younger than 2009, and does not end its own element', () => {
  const code = floorScript(FILL)
  expect(code).not.toMatch(/=>|\b(?:let|const|class)\b|`|\?\.|\?\?|\.\.\.\w/)
  expect(code).not.toMatch(/<[/!]/)
  expect(code.length).toBeLessThan(2_000)
})

test('an engine of today writes nothing into the page', () => {
  expect(run({}).written).toEqual([])
})

test('an old engine loads what it lacks', () => {
  expect(run({ canParse: false }).written).toEqual([FILL])
})

test.each([
  ['no dialogs', { dialog: false }],
  ['no CSS.supports', { supports: {} }],
  ['no CSS', { supports: null }],
  ['no :focus-visible', { supports: { supports: () => false } }],
])('an engine with %s gets the notice, and the rest of the page is swallowed', (_, engine) => {
  const [notice, ...more] = run(engine).written
  expect(more).toEqual([])
  expect(notice).toMatch(/^<body .*浏览器版本过低.*Chrome.*Safari.*<plaintext style="display:none">$/)
})

test('an engine with Trusted Types is given them, by one policy', () => {
  const made: string[] = []
  const trustedTypes = {
    createPolicy: (name: string, { createHTML }: { createHTML: (own: string) => string }) => {
      made.push(name)
      return { createHTML: (own: string) => ({ trusted: createHTML(own) }) }
    },
  }
  const page = run({ canParse: false, trustedTypes })
  page.fail({ message: 'Uncaught SyntaxError: Unexpected token', filename: 'https://a.cn/assets/b.js' })
  expect(page.written).toEqual([{ trusted: FILL }])
  expect(page.body.outerHTML).toEqual({ trusted: expect.stringContaining('浏览器版本过低') })
  expect(made).toEqual(['floor'])
})

describe('code that cannot be read', () => {
  const unreadable = {
    message: 'Uncaught SyntaxError: Unexpected token',
    filename: 'https://a.cn/assets/b.js',
  }

  test('puts the notice in place of the shell', () => {
    const page = run({})
    page.fail(unreadable)
    expect(page.body.outerHTML).toContain('浏览器版本过低')
  })

  test.each([
    ['another error', {}, { ...unreadable, message: 'Uncaught TypeError: a is not a function' }],
    ['a script that somebody injected', {}, { ...unreadable, filename: 'https://ads.cn/b.js' }],
    ['an error after the app has started', { shell: false }, unreadable],
  ])('but not %s', (_, engine, fault) => {
    const page = run(engine)
    page.fail(fault)
    expect(page.body.outerHTML).toBe('')
  })
})

describe('a file that was not loaded', () => {
  const element = (name: string, value: string) => ({
    target: { getAttribute: (asked: string) => (asked === name ? value : null) },
  })
  const own = element('src', './assets/index-12345678.js')

  test('puts a notice that offers to load again in place of the shell', () => {
    const page = run({})
    page.fail(own)
    expect(page.body.outerHTML).toMatch(/页面文件加载失败，请刷新重试.*<a href=""/)
  })

  test.each([
    ['for a script of elsewhere', {}, element('src', 'https://ads.cn/assets/b.js')],
    ['for a file that was only fetched ahead', {}, element('href', './assets/kit-12345678.js')],
    ['for a picture', {}, element('src', 'https://cdn.cn/assets/b.png')],
    ['after the app has started', { shell: false }, own],
  ])('but not %s', (_, engine, fault) => {
    const page = run(engine)
    page.fail(fault)
    expect(page.body.outerHTML).toBe('')
  })
})
