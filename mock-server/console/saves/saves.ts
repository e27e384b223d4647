import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { worldName } from '../../demo-sites/demo-keys.ts'

/** A moment of the demo that somebody keeps: who was logged in where, and the world. */
export type Save = SaveView & { world: string }
/** A save without its world. `schema`: the version of the world. `username`: '' for a visitor. */
export type SaveView = {
  id: string
  name: string
  savedMs: number
  /** The world's own time, from which its clock goes on. */
  nowMs: number
  schema: number
  username: string
  route: string
}

/** A save that cannot be used. The message says why, and what to do. */
export class BadSave extends Error {
  override readonly name = 'BadSave'
}

type World = {
  meta: { schema: number }
  sessions: Record<string, { memberId: string }>
  members: Record<string, { username: string }>
}

/** A save of the world that `world` is the text of. `token`: what the app is logged in with. */
export function saveOf(
  world: string,
  { token, ...about }: { name: string; savedMs: number; nowMs: number; route: string; token: string },
): Save {
  const { meta, sessions, members } = JSON.parse(world) as World
  const session = Object.hasOwn(sessions, token) ? sessions[token] : undefined
  const username = session ? (members[session.memberId]?.username ?? '') : ''
  return { id: `${about.savedMs}-${about.name}`, ...about, schema: meta.schema, username, world }
}

const MARK = 'yunzhou-demo-save'

/** A save as the text of a file. */
export const fileOf = (save: Save): string => JSON.stringify({ mark: MARK, ...save })

/** The save in a file. Throws BadSave. */
export function saveInFile(text: string): Save {
  const read = parsed(text)
  if (read?.mark !== MARK) throw new BadSave('这个文件不是存档：请选用「下载」存下的 .save.json 文件')
  const { id, name, savedMs, nowMs, schema, username, route, world } = read
  const isWhole =
    [id, name, username, route, world].every((part) => typeof part === 'string') &&
    [savedMs, nowMs, schema].every(Number.isSafeInteger)
  if (!isWhole || !String(route).startsWith('/')) throw new BadSave('这个存档不完整，可能没有下载完')
  return { id, name, savedMs, nowMs, schema, username, route, world } as Save
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Throws BadSave for a save of another version of the demo than this world's. */
export function checkVersion({ name, schema }: Pick<SaveView, 'name' | 'schema'>, worldNow: string): void {
  const { meta } = JSON.parse(worldNow) as World
  if (meta.schema === schema) return
  throw new BadSave(
    `「${name}」来自另一个版本的演示（世界版本 ${schema}，这里是 ${meta.schema}）：请用做它时的那份演示打开，或在这里重新做一个`,
  )
}

interface Saves extends DBSchema {
  views: { key: string; value: SaveView }
  worlds: { key: string; value: string }
}

const open = (): Promise<IDBPDatabase<Saves>> =>
  openDB<Saves>(worldName('yunzhou-demo-saves'), 1, {
    upgrade: (db) => {
      db.createObjectStore('views', { keyPath: 'id' })
      db.createObjectStore('worlds')
    },
  })

async function withDb<T>(work: (db: IDBPDatabase<Saves>) => Promise<T>): Promise<T> {
  const db = await open()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** The saves in this browser, newest first. */
export const listSaves = (): Promise<SaveView[]> =>
  withDb(async (db) => (await db.getAll('views')).sort((a, b) => b.savedMs - a.savedMs))

export const keepSave = ({ world, ...view }: Save): Promise<void> =>
  withDb(async (db) => {
    const write = db.transaction(['views', 'worlds'], 'readwrite')
    await Promise.all([
      write.objectStore('views').put(view),
      write.objectStore('worlds').put(world, view.id),
      write.done,
    ])
  })

/** The whole save. Throws BadSave if it is gone. */
export const wholeSave = (view: SaveView): Promise<Save> =>
  withDb(async (db) => {
    const world = await db.get('worlds', view.id)
    if (world === undefined) throw new BadSave('这个存档已不在这个浏览器里')
    return { ...view, world }
  })

export const dropSave = (id: string): Promise<void> =>
  withDb(async (db) => {
    const write = db.transaction(['views', 'worlds'], 'readwrite')
    await Promise.all([
      write.objectStore('views').delete(id),
      write.objectStore('worlds').delete(id),
      write.done,
    ])
  })
