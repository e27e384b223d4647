import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { allowing, packed } from './pack.ts'

const INDEX = '<!doctype html><script>if (1 < 2) "<!-- <script>"</script><p>云舟</p>'
const VENUE = '<!doctype html><script>venue()</SCRIPT>'
const CONSOLE = 'const html = "<script></script>"'
const PARTS = [
  { name: 'index.html', text: INDEX },
  { name: 'venue.html', text: VENUE },
  { name: 'console.js', text: CONSOLE },
]
const file = packed('蓝港', PARTS)
const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/** Opens the file at an address as a browser does, as far as the file's script needs. */
function open(address: string) {
  const { protocol, search } = new URL(address)
  const scripts = [...file.matchAll(SCRIPT)].map(({ groups }) => ({
    id: /id="([^"]*)"/.exec(groups?.attributes ?? '')?.[1],
    text: groups?.text ?? '',
  }))
  const shown: { page?: string; refused?: object } = {}
  const elements: Record<string, object> = Object.fromEntries(
    ['opening', 'refused', 'anyway'].map((id) => [id, {}]),
  )
  const listeners: (() => void)[] = []
  const window: { __demoConsole?: () => string; addEventListener: unknown } = {
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
  }
  const document = {
    getElementById: (id: string) => scripts.find((one) => one.id === id) ?? elements[id] ?? null,
    open: () => undefined,
    write: (page: string) => {
      shown.page = page
    },
    close: () => undefined,
  }
  const setTimeout = (run: () => void) => run()
  runInNewContext(scripts.at(-1)?.text ?? '', {
    window,
    document,
    location: { protocol, search },
    setTimeout,
  })
  for (const load of listeners) load()
  return { ...shown, elements, console: window.__demoConsole?.() }
}

test('only its own script runs; all else is text', () => {
  const running = [...file.matchAll(SCRIPT)].filter(
    ({ groups }) => !groups?.attributes?.includes('type="text/plain"'),
  )
  expect(running).toHaveLength(1)
  expect(file).toContain('<title>蓝港演示</title>')
  expect(file.match(/<!--/g)).toBeNull()
})

test.each([
  ['file:///d/demo.html', INDEX],
  ['file:///d/demo.html?scenario=demo#/login', INDEX],
  ['https://host.example/?page=venue.html&ticket=1', VENUE],
  ['file:///d/demo.html?page=none.html', INDEX],
])('%s shows its page as it was before it was packed, with the console at hand', (address, page) => {
  expect(open(address)).toMatchObject({ page, console: CONSOLE })
})

test.each([
  ['content://media/demo.html', false],
  ['blob:null/1', true],
  ['about:srcdoc', true],
])('%s says what will not work, and opens on demand where the app can run', (address, isHidden) => {
  const { page, elements } = open(address)
  expect(page).toBeUndefined()
  expect(elements).toMatchObject({ opening: { hidden: true }, refused: { hidden: false } })
  expect(elements.anyway).toMatchObject({ onclick: expect.any(Function), hidden: isHidden })
})

test('a part that would not come out as it went in ends the build', () => {
  expect(() => packed('云舟', [{ name: 'index.html', text: 'a\rb' }])).toThrow(/^index\.html /)
  expect(() => packed('云舟', [{ name: 'index.html', text: '‹§' }])).toThrow(/^index\.html /)
})

test('a page lets the console’s script run by its hash, and a page without a policy is refused', () => {
  const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-a'" />`
  expect(allowing(page, 'x')).toContain(
    "script-src 'self' 'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=' 'sha256-a'",
  )
  expect(() => allowing('<p>', 'x')).toThrow(/no policy/)
})
