import type { MockControl } from '../../control/control.ts'
import { controlInPage } from '../../control/verbs.ts'
import { playlistKey, readDemoKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import { bringBackById } from '../saves/moment.ts'
import { beginWorld } from '../scenario/begin-scenario.ts'
import { startSession } from '../scenario/enter.ts'
import { loadApp } from '../scenario/reload.ts'

/**
 * A state of the demo in a presenter's own order, which is a step of the presenter's own tour, too. `username`: '' for a
 * visitor.
 */
export type PlaylistItem = {
  title: string
  name: string
  params: Readonly<Record<string, unknown>>
  username: string
  route: string
  /** What the card of the tour says below the title. */
  caption?: string
  /** What only the speaker reads. */
  note?: string
  /** It goes on in the state that is there, and only shows its page. */
  keeps?: true
  /** The id of a save, which it begins with in place of the scenario. */
  save?: string
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
  ['title', 'name', 'username', 'route'].every((part) => typeof Reflect.get(item, part) === 'string') &&
  ['caption', 'note', 'save'].every((part) =>
    ['string', 'undefined'].includes(typeof Reflect.get(item, part)),
  )

const MARK = 'yunzhou-demo-playlist'

/** The list as the text of a file. Its saves are files of their own. */
export const fileOfPlaylist = ({ items }: Playlist): string => JSON.stringify({ mark: MARK, items })

/** The items in such a file. Throws the message for whoever chose it. */
export function itemsInFile(text: string): readonly PlaylistItem[] {
  try {
    const { mark, items } = JSON.parse(text) as Record<string, unknown>
    if (mark === MARK && Array.isArray(items) && items.every(isItem)) return items
  } catch {
    // The same message as for another file.
  }
  throw new Error('这个文件不是播放单：请选用「下载播放单」存下的 .playlist.json 文件')
}

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

/** Begins the state of an item. Returns the member to log in, undefined for a visitor. */
export async function beginState(
  mock: MockControl,
  { name, params, username, route, title, save }: Omit<PlaylistItem, 'title'> & { title?: string },
): Promise<string | undefined> {
  if (save === undefined)
    return beginWorld(mock, { name, params, username, route, ...(title === undefined ? {} : { title }) })
  return (await bringBackById(mock, save)).username || undefined
}

/** Begins the state of an item and loads the app on its page. */
export async function playItem(at: number): Promise<void> {
  const mock = controlInPage()
  const playlist = readPlaylist()
  const item = playlist.items[at]
  if (!mock || !item) return
  if (!item.keeps) startSession(await beginState(mock, item))
  writePlaylist({ ...playlist, at })
  loadApp(item.route)
}

/** Begins a state that need not be in the playlist, and loads the app on its page. Where the list has it, the next key goes on from there. */
export async function showItem(mock: MockControl, item: PlaylistItem): Promise<void> {
  startSession(await beginState(mock, item))
  const at = placeOf(item)
  if (at >= 0) writePlaylist({ ...readPlaylist(), at })
  loadApp(item.route)
}

const placeOf = (item: PlaylistItem): number => {
  const text = JSON.stringify(item)
  return readPlaylist().items.findIndex((one) => JSON.stringify(one) === text)
}
