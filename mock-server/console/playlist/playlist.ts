import type { MockControl } from '../../control/control.ts'
import { controlInPage } from '../../control/verbs.ts'
import { playlistKey, readDemoKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import { beginWorld } from '../scenario/begin-scenario.ts'
import { startSession } from '../scenario/enter.ts'
import { loadApp } from '../scenario/reload.ts'

/** A state of the demo in a presenter's own order. `username`: '' for a visitor. */
export type PlaylistItem = {
  title: string
  name: string
  params: Readonly<Record<string, unknown>>
  username: string
  route: string
}
/** `at`: the item that was shown last; -1 before the first. */
export type Playlist = { items: readonly PlaylistItem[]; at: number }

const EMPTY: Playlist = { items: [], at: -1 }

/** The playlist of this browser; empty if there is none, or if its text is invalid. */
export function readPlaylist(): Playlist {
  try {
    const stored: unknown = JSON.parse(readDemoKey(playlistKey()) ?? '')
    const { items, at } = stored as Playlist
    return Array.isArray(items) && items.every(isItem) && Number.isSafeInteger(at) ? { items, at } : EMPTY
  } catch {
    return EMPTY
  }
}

const isItem = (item: unknown): item is PlaylistItem =>
  typeof item === 'object' &&
  item !== null &&
  ['title', 'name', 'username', 'route'].every((part) => typeof Reflect.get(item, part) === 'string')

export const writePlaylist = (playlist: Playlist): void =>
  writeDemoKey(playlistKey(), JSON.stringify(playlist))

/** The list with an item moved up or down; what was shown last stays the same item. */
export function moved({ items, at }: Playlist, from: number, by: 1 | -1): Playlist {
  const to = from + by
  const [one, other] = [items[from], items[to]]
  if (!one || !other) return { items, at }
  const swapped = items.map((item, index) => (index === from ? other : index === to ? one : item))
  return { items: swapped, at: at === from ? to : at === to ? from : at }
}

/** The list without an item. */
export const without = ({ items, at }: Playlist, index: number): Playlist => ({
  items: items.filter((_, other) => other !== index),
  at: at >= index ? at - 1 : at,
})

/** Shows the next item, or the one before; at either end nothing happens. */
export async function playStep(by: 1 | -1): Promise<void> {
  const playlist = readPlaylist()
  await playItem(playlist.at + by)
}

/** Begins the world of an item and loads the app on its page. */
export async function playItem(at: number): Promise<void> {
  const mock = controlInPage()
  const playlist = readPlaylist()
  const item = playlist.items[at]
  if (!mock || !item) return
  await showItem(mock, item, at)
}

/** Begins a state and loads the app on its page. `at`: its place in the playlist, from where the next key goes on. */
export async function showItem(mock: MockControl, item: PlaylistItem, at = placeOf(item)): Promise<void> {
  const username = await beginWorld(mock, item)
  if (at >= 0) writePlaylist({ ...readPlaylist(), at })
  startSession(username)
  loadApp(item.route)
}

const placeOf = (item: PlaylistItem): number => {
  const text = JSON.stringify(item)
  return readPlaylist().items.findIndex((one) => JSON.stringify(one) === text)
}
