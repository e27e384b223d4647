// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { playlistKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import {
  fileOfPlaylist,
  itemsInFile,
  moved,
  type Playlist,
  readPlaylist,
  without,
  writePlaylist,
} from './playlist.ts'

afterEach(() => writeDemoKey(playlistKey(), undefined))

const item = (title: string) => ({ title, name: 'visitor', params: {}, username: '', route: '/' })
const LIST: Playlist = { items: ['一', '二', '三'].map(item), at: 1 }
const shown = ({ items, at }: Playlist) => [items.map(({ title }) => title).join(''), at]

test('the list is kept in this browser, and what is no list is none', () => {
  expect(readPlaylist()).toEqual({ items: [], at: -1 })
  writePlaylist(LIST)
  expect(readPlaylist()).toEqual(LIST)
  for (const text of ['{', '[]', '{"items":[{"title":1}],"at":0}']) {
    writeDemoKey(playlistKey(), text)
    expect(readPlaylist()).toEqual({ items: [], at: -1 })
  }
})

test('items are moved and taken out, and what was shown last stays so', () => {
  expect(shown(moved(LIST, 0, 1))).toEqual(['二一三', 0])
  expect(shown(moved(LIST, 1, 1))).toEqual(['一三二', 2])
  expect(shown(moved(LIST, 2, 1))).toEqual(['一二三', 1])
  expect(shown(without(LIST, 0))).toEqual(['二三', 0])
  expect(shown(without(LIST, 2))).toEqual(['一二', 1])
})

test('a list goes into a file and comes out as it was, and another file is refused with what to choose', () => {
  const items = [{ ...item('一'), caption: '看这里', note: '慢一点讲', keeps: true as const }, item('二')]
  expect(itemsInFile(fileOfPlaylist({ items, at: 1 }))).toEqual(items)
  for (const text of ['{', 'null', '{"items":[]}', fileOfPlaylist({ items: [{ title: 1 } as never], at: 0 })])
    expect(() => itemsInFile(text)).toThrow('这个文件不是播放单')
})
