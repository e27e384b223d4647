// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { scenarioViews } from '../../scenarios/scenario-views.ts'
import { testMock } from '../../testing/test-mock.ts'
import { momentNow } from '../saves/moment.ts'
import { checkVersion, fileOf } from '../saves/saves.ts'
import { HAND_OVER_PART, WORLD_PART, withHandOver, worldOfFile } from './demo-file.ts'
import {
  BadHandOver,
  filled,
  type HandOver,
  handOverLink,
  keepHandOver,
  readHandOver,
  storedHandOver,
  textOfLink,
} from './hand-over.ts'

afterEach(() => localStorage.clear())

const ITEM = {
  title: '取款被拒',
  name: 'withdrawal-order',
  params: { decision: 'rejected' },
  username: 'demo888',
  route: '/transRecord?type=2',
}
const GIVEN: HandOver = {
  id: '1',
  client: '蓝港集团',
  line: '期待合作',
  tour: 'guide',
  told: { story: 'cashier', length: 3, lang: 'en' },
  items: [ITEM],
  brand: { name: '蓝港', colours: { main: { dark: '#7fb0ff', light: '#1a4fa0' } } },
}
const textOf = (change: object) => JSON.stringify({ ...GIVEN, ...change })
const SHELL = (meta: string) =>
  `<!doctype html>\n<head>${meta}</head>\n<body>\n<script type="text/plain" id="part:index.html">A</script>\n<script>boot()</script>\n</body>`
const FILE = SHELL('<meta name="demo-world" content="13">')

/** A part as the file's first script reads it (.ci/demo/one-file/boot.js). */
function part(file: string, name: string): string | undefined {
  const page = new DOMParser().parseFromString(file, 'text/html')
  return page.getElementById(`part:${name}`)?.textContent.replace(/‹§/g, '<')
}

test('what a demo was made with is read as it was written, from storage, too', () => {
  expect(readHandOver(JSON.stringify(GIVEN))).toEqual({ handOver: GIVEN, notes: [] })
  expect(storedHandOver()).toBeUndefined()
  keepHandOver(JSON.stringify(GIVEN))
  expect(storedHandOver()).toEqual(GIVEN)
})

test.each([
  ['no JSON', '{'],
  ['no settings', '[]'],
  ['no client', textOf({ client: '' })],
  ['a client’s name that fills the page', textOf({ client: '长'.repeat(25) })],
  ['a line of two', textOf({ line: 'a\nb' })],
  ['another tour', textOf({ tour: 'javascript:alert(1)' })],
  ['a story that nobody tells', textOf({ told: { story: 'own', length: 3, lang: 'en' } })],
  ['more scenarios than a page has', textOf({ items: Array.from({ length: 21 }, () => ITEM) })],
  ['a route that leaves the app', textOf({ items: [{ ...ITEM, route: '//evil.example' }] })],
  ['an address in place of a route', textOf({ items: [{ ...ITEM, route: 'https://evil.example/' }] })],
])('settings with %s are refused, with what to do', (_what, text) => {
  expect(() => readHandOver(text)).toThrow(BadHandOver)
  expect(() => readHandOver(text)).toThrow('请向发给您的人再要一份')
})

test('a brand that cannot be used is left out, with the reason; unknown keys are dropped', () => {
  const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')}`
  const { handOver, notes } = readHandOver(textOf({ brand: { name: '蓝港', logo }, html: '<b>' }))
  expect(handOver).not.toHaveProperty('brand')
  expect(handOver).not.toHaveProperty('html')
  expect(notes).toEqual([expect.stringMatching(/^品牌没有用上：logo：/)])
})

test('a file has the settings and the moment as the demo reads them, whatever is written in them', async () => {
  const mock = await testMock('member-with-money')
  const save = fileOf(await momentNow(mock.control, '</script><script>‹§<!--', '/'))
  const given = { ...GIVEN, line: '</script><!-- ‹§ "引号"' }
  const made = withHandOver(FILE, given, save)
  expect(JSON.parse(part(made, HAND_OVER_PART) ?? '')).toEqual(given)
  expect(JSON.parse(part(made, WORLD_PART) ?? '')).toEqual(JSON.parse(save))
  expect(part(made, 'index.html')).toBe('A')
})

test('a file that is made from a client’s file has the new settings alone', () => {
  const first = withHandOver(FILE, GIVEN, '{"world":1}')
  const second = withHandOver(first, { ...GIVEN, client: '另一家' }, undefined)
  expect(JSON.parse(part(second, HAND_OVER_PART) ?? '').client).toBe('另一家')
  expect(part(second, WORLD_PART)).toBeUndefined()
  expect(withHandOver(second, GIVEN, '{"world":1}')).toBe(first)
})

test.each([
  ['another page', '<!doctype html><p>你好', '不是 demo.html'],
  ['a demo from before', SHELL(''), '太旧'],
])('%s is not taken for a demo in one file', (_what, file, reason) => {
  expect(() => worldOfFile(file)).toThrow(reason)
})

test('a file of another version than the moment is refused by the rule of the saves', async () => {
  const world = await (await testMock('visitor')).control.export()
  const { schema } = JSON.parse(world).meta
  const file = (version: number) => SHELL(`<meta name="demo-world" content="${version}">`)
  const check = (version: number) =>
    checkVersion({ name: 'demo.html', schema: worldOfFile(file(version)) }, world)
  expect(() => check(schema)).not.toThrow()
  expect(() => check(schema - 1)).toThrow('「demo.html」来自另一个版本的演示')
})

test('a link opens the whole demo as a member, with the brand and the settings, and is short', () => {
  const usual = {
    title: '零点就要升一级的会员',
    name: 'vip-about-to-rise',
    params: {},
    username: 'demo888',
    route: '/vip',
  }
  const given = { ...GIVEN, items: [ITEM, usual] }
  const link = new URL(handOverLink('https://demo.example/index.html', given, scenarioViews(), 'demo888'))
  const query = Object.fromEntries(link.searchParams)
  expect([query.scenario, query.as, link.hash]).toEqual(['demo', 'demo888', '#/'])
  const { handOver } = readHandOver(textOfLink(query.for ?? ''))
  expect(handOver.items[1]).toEqual({ name: 'vip-about-to-rise' })
  expect(filled(handOver, scenarioViews())).toEqual(given)
  expect(link.href.length).toBeLessThan(700)
  keepHandOver(query.for ?? '')
  expect(storedHandOver()).toEqual(handOver)
})

test('a link that was cut is no settings', () => {
  for (const given of ['', '%', 'eyJh', '{}'])
    expect(() => readHandOver(textOfLink(given)), given).toThrow(BadHandOver)
})
