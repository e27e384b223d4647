// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSOLE_PANEL, playlistKey, writeDemoKey, writeTabKey } from '../../demo-sites/demo-keys.ts'
import { testMock } from '../../testing/test-mock.ts'
import { Console } from '../Console.tsx'
import { readPlaylist, writePlaylist } from '../playlist/playlist.ts'

const item = (title: string) => ({ title, name: 'visitor', params: {}, username: '', route: '/' })

/** The playlist in the console of a demo, which knows its address. */
async function openPlaylist(scenario: 'visitor' | 'member-with-money') {
  writeTabKey(CONSOLE_PANEL, '播放单')
  const { control } = await testMock(scenario)
  return {
    user: userEvent.setup(),
    ...render(<Console mock={control} enter={() => ''} base="https://demo.example/" />),
  }
}

beforeEach(() => history.replaceState(null, '', '#/vip'))
afterEach(() => {
  cleanup()
  writeDemoKey(playlistKey(), undefined)
  window.__demoTour = undefined
})

test('a step is added for the page that shows, with a caption and a note, and goes on in the state that is there', async () => {
  const { user, ...view } = await openPlaylist('member-with-money')
  await user.click(await view.findByRole('button', { name: '加入播放单' }))
  expect(readPlaylist().items).toEqual([])
  await user.type(view.getByLabelText('标题'), '等级')
  await user.type(view.getByLabelText('卡片上的话（可不填）'), '看这里')
  await user.type(view.getByLabelText(/^讲稿/), '慢一点讲')
  await user.click(view.getByRole('button', { name: '加入播放单' }))
  await vi.waitFor(() => expect(readPlaylist().items).toHaveLength(1))
  expect(readPlaylist().items[0]).toMatchObject({
    title: '等级',
    name: 'member-with-money',
    route: '/vip',
    caption: '看这里',
    note: '慢一点讲',
    keeps: true,
  })
})

test('an item is given a note, which stays when the item moves, and the list is played as a tour', async () => {
  writePlaylist({ items: [item('一'), item('二')], at: -1 })
  const beginOwn = vi.fn()
  window.__demoTour = { beginOwn } as never
  const { user, ...view } = await openPlaylist('visitor')
  const second = () => within(view.getByRole('listitem', { name: '二' }))
  await user.click(await vi.waitFor(() => second().getByRole('button', { name: '讲稿' })))
  await user.type(second().getByLabelText(/^讲稿/), '先问一句')
  await user.click(second().getByLabelText('接着上一步的状态，只换页'))
  await user.click(second().getByRole('button', { name: '保存讲稿' }))
  await vi.waitFor(() =>
    expect(readPlaylist().items[1]).toEqual({ ...item('二'), note: '先问一句', keeps: true }),
  )
  await user.click(second().getByRole('button', { name: '上移' }))
  expect(readPlaylist().items[0]?.note).toBe('先问一句')
  await user.click(view.getByRole('button', { name: '自动往下走' }))
  await vi.waitFor(() => expect(beginOwn).toHaveBeenCalledWith('play'))
})
