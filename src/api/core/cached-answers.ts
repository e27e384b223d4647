import * as z from 'zod/mini'
import { type Stored, storage } from '../../lib/device/storage.ts'

/** Answers stored on the phone, so that a screen can show the last ones until new ones arrive. */
type Key = 'appInfo' | 'userInfo' | 'banner' | GameListKey
export type GameListKey =
  | 'all'
  | 'remen'
  | 'new'
  | 'realbet'
  | 'joker'
  | 'gaming'
  | 'sport'
  | 'lottery'
  | 'concise'
  | 'fishing'

/** Longer lists are not stored: they would fill the phone's 5 MB and leave no room for the token. */
const MAX_ROWS = 1_000

/** The stored answer, decoded by its schema. A value that does not fit is removed; undefined if there is none. */
export function readCached<T extends z.core.$ZodType>(key: Key, schema: T): z.output<T> | undefined {
  const stored = storage.get(key)
  if (stored === undefined) return undefined
  const read = z.safeParse(schema, stored)
  if (read.success) return read.data
  storage.remove(key)
  return undefined
}

/** Only narrows the type; `storage.set` checks the whole value again. */
const isStorable = <K extends Key>(_key: K, wire: unknown): wire is Stored<K> =>
  typeof wire === 'object' && wire !== null

/** Stores an answer in its wire form and returns it, even if storing fails. */
export function cache<T extends z.core.$ZodType>(key: Key, schema: T, value: z.output<T>): z.output<T> {
  try {
    const wire: unknown = z.encode(schema, value)
    if (Array.isArray(wire) && wire.length > MAX_ROWS) storage.remove(key)
    else if (isStorable(key, wire)) storage.set(key, wire)
  } catch {
    storage.remove(key)
  }
  return value
}
