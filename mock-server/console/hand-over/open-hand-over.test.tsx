// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { brandKey, readDemoKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import { testMock } from '../../testing/test-mock.ts'
import { readPlaylist, writePlaylist } from '../playlist/playlist.ts'
import { momentNow } from '../saves/moment.ts'
import { fileOf } from '../saves/saves.ts'
import { loadApp } from '../scenario/reload.ts'
import type { HandOver } from './hand-over.ts'
import { handOverLink, storedHandOver } from './hand-over.ts'
import { openHandOver } from './open-hand-over.ts'

vi.mock(import('../scenario/reload.ts'), async (original) => ({ ...(await original()), loadApp: vi.fn() }))

const ITEM = { title: '看 VIP', name: 'vip-level', params: {}, username: 'demo888', route: '/vip' }
const GIVEN: HandOver = { id: '1', client: '蓝港集团', line: '期待合作', tour: 'guide', items: [ITEM] }

const page = () => {
  const frame = document
    .querySelector('[data-demo-first-page]')
    ?.shadowRoot?.querySelector<HTMLElement>('.first')
  return frame ? within(frame) : undefined
}
const shown = () => waitFor(() => page()?.getByRole('dialog') ?? Promise.reject())
const press = (name: string | RegExp) => {
  const button = page()?.getByRole('button', { name })
  if (!button) throw new Error(`no button ${name}`)
  fireEvent.click(button)
}

const linkText = (given: HandOver) =>
  new URL(handOverLink('https://demo.example/', given, [], '')).searchParams.get('for') ?? ''

/** A demo of the whole scenario in a browser that has it open. */
async function aDemo(file?: { world: string | undefined }) {
  const mock = await testMock('demo')
  Object.assign(window, { __mock: mock.control })
  if (file)
    Object.assign(window, {
      __demoFile: {
        text: () => '',
        part: (name: string) => (name.includes('world') ? file.world : undefined),
      },
    })
  return mock
}

afterEach(async () => {
  document
    .querySelector('[data-demo-first-page]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(page()).toBeUndefined()
  history.replaceState(null, '', '/')
  for (const name of ['__mock', '__demoFile']) Reflect.deleteProperty(window, name)
  localStorage.clear()
  sessionStorage.clear()
})

test('the first page has the client’s name and line, where to begin, and is closed by 直接看', async () => {
  await aDemo()
  const opened = await openHandOver(linkText(GIVEN), true)
  opened?.show()
  const dialog = within(await shown())
  expect(dialog.getByRole('heading', { level: 1 }).textContent).toBe('为蓝港集团准备')
  expect(dialog.getByText('期待合作')).toBeTruthy()
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '开始导览',
    '直接看',
    '看 VIPVIP',
  ])
  expect(document.body.hasAttribute('inert')).toBe(true)
  press('直接看')
  expect(page()).toBeUndefined()
  expect(document.body.hasAttribute('inert')).toBe(false)
})

test('its tour is the story that was chosen for the client, in steps and language', async () => {
  await aDemo()
  const told = { story: 'cashier', length: 3, lang: 'en' } as const
  const opened = await openHandOver(linkText({ ...GIVEN, told }), true)
  opened?.show()
  await shown()
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  press('开始导览')
  await waitFor(() => expect(assign).toHaveBeenCalled())
  const { searchParams } = new URL(String(assign.mock.calls[0]?.[0]))
  expect(['tour', 'story', 'steps', 'lang'].map((name) => searchParams.get(name))).toEqual([
    'guide',
    'cashier',
    '3',
    'en',
  ])
})

test('what is written in it is text and nothing else', async () => {
  await aDemo()
  const opened = await openHandOver(linkText({ ...GIVEN, client: '<img src=x>', line: '<b>' }), true)
  opened?.show()
  const dialog = await shown()
  expect(dialog.querySelector('h1')?.textContent).toBe('为<img src=x>准备')
  expect(dialog.querySelector('h1 img')).toBeNull()
})

test('a scenario of it begins from its row, and is where the next key goes on', async () => {
  const mock = await aDemo()
  const opened = await openHandOver(linkText(GIVEN), true)
  expect(readPlaylist()).toEqual({ items: [ITEM], at: -1 })
  opened?.show()
  await shown()
  press(/^看 VIP/)
  await waitFor(() => expect(loadApp).toHaveBeenCalledWith('/vip'))
  expect((await mock.control.read()).scenario).toBe('vip-level')
  expect(readPlaylist().at).toBe(0)
})

test('a scenario asks once before it replaces what the client has done', async () => {
  const mock = await aDemo()
  const opened = await openHandOver(linkText(GIVEN), true)
  await mock.control.credit({ username: 'demo888', amount: 700 })
  opened?.show()
  await shown()
  press(/^看 VIP/)
  await waitFor(() => page()?.getByRole('alertdialog') ?? Promise.reject())
  press('不换')
  await waitFor(() => expect(page()?.queryByRole('alertdialog')).toBeNull())
  expect((await mock.control.read()).scenario).toBe('demo')
})

test('a presenter who tries his own link keeps his playlist, and scenarios of another version are left out', async () => {
  await aDemo()
  const mine = { items: [{ ...ITEM, title: '我的' }], at: 0 }
  writePlaylist(mine)
  const opened = await openHandOver(linkText({ ...GIVEN, items: [{ ...ITEM, name: 'gone' }, ITEM] }), true)
  expect(readPlaylist()).toEqual(mine)
  opened?.show()
  const dialog = within(await shown())
  expect(dialog.getByText('有的场景这个版本没有，没有列出')).toBeTruthy()
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
})

test('a file brings its brand and its moment: the world, who is logged in, and where', async () => {
  const other = await testMock('member-with-money')
  await other.control.credit({ username: 'demo888', amount: 700 })
  localStorage.setItem('token', 'token-demo888')
  const save = { ...(await momentNow(other.control, '谈好的样子', '/')), route: '/mine' }
  localStorage.clear()
  const mock = await aDemo({ world: fileOf(save) })
  const opened = await openHandOver(JSON.stringify({ ...GIVEN, brand: { name: '蓝港' } }), false)
  expect(opened).toMatchObject({ username: 'demo888', route: '/mine' })
  expect((await mock.control.read()).members[0]?.central).toBe(100_700)
  expect(JSON.parse(readDemoKey(brandKey()) ?? '')).toEqual({ name: '蓝港' })
  expect(storedHandOver()?.client).toBe('蓝港集团')
  opened?.show()
  expect(within(await shown()).getAllByRole('listitem')[0]?.textContent).toBe('谈好的样子我的')
})

test('a file takes the place of what an older one left: brand, playlist and world', async () => {
  const mock = await aDemo({ world: undefined })
  await mock.control.credit({ username: 'demo888', amount: 700 })
  writeDemoKey(brandKey(), '{"name":"旧的"}')
  writePlaylist({ items: [{ ...ITEM, title: '旧的' }], at: 0 })
  expect(await openHandOver(JSON.stringify(GIVEN), false)).toMatchObject({ username: 'demo888', route: '/' })
  expect(readDemoKey(brandKey())).toBeUndefined()
  expect(readPlaylist()).toEqual({ items: [ITEM], at: -1 })
  const { points, members } = await mock.control.read()
  expect(points.at(-1)).toMatchObject({ by: 'control', what: 'scenario' })
  expect(members[0]?.central).toBe(1_268_050)
})

test('a moment of another version is refused with what to do, and the whole demo opens in its place', async () => {
  const save = await momentNow((await testMock('visitor')).control, '旧的', '/')
  const mock = await aDemo({ world: fileOf({ ...save, schema: save.schema - 1 }) })
  const opened = await openHandOver(JSON.stringify(GIVEN), false)
  expect(opened).toMatchObject({ username: 'demo888', route: '/' })
  expect((await mock.control.read()).scenario).toBe('demo')
  opened?.show()
  expect(within(await shown()).getByRole('alert').textContent).toMatch(
    /^准备好的样子没有用上：.+来自另一个版本/,
  )
})

test('settings that cannot be read leave the demo as it is, and say so', async () => {
  await aDemo()
  const opened = await openHandOver('{', true)
  expect(storedHandOver()).toBeUndefined()
  opened?.show()
  const dialog = within(await shown())
  expect(dialog.getByRole('alert').textContent).toContain('请向发给您的人再要一份')
  expect(dialog.getByRole('button').textContent).toBe('直接看')
})
