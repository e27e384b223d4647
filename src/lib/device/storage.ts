import * as z from 'zod/mini'
import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { isOrderNo } from '../format/order-no.ts'
import { createListeners } from './listeners.ts'

/**
 * Everything that the app stores on the phone, one schema per key (docs/wire.md#stored-keys). A value that does not fit
 * its schema is dropped; other keys are not affected. If the browser refuses storage, values stay in memory as long as
 * the tab.
 *
 * `session` keys are removed when the session ends. `device` keys (how this phone shows the app, the remembered account
 * name) stay. Keys of other owners on the same origin are never read or changed.
 */
type Scope = 'session' | 'device'
type Entry<S extends z.core.$ZodType = z.core.$ZodType> = {
  /** Built at first use: a start reads few keys, and building schemas is the slowest part of loading the app's code. */
  schema: () => S
  scope: Scope
  maxChars: number
  raw: boolean
}

const SMALL = 4_096
const RECORD = 65_536
const LIST = 2_000_000

const entry = <S extends z.core.$ZodType>(
  make: () => S,
  scope: Scope,
  maxChars: number,
  raw = false,
): Entry<S> => ({
  schema: once(make),
  scope,
  maxChars,
  raw,
})

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** An object that was encoded by the contract. Its reader decodes it again, so no field is trusted here. */
const record = once(() => z.record(z.string(), z.unknown()))
const list = once(() => z.array(record()).check(z.maxLength(5_000)))
const NOT_TOKENS = /^(undefined|null|true|false|NaN)$/
const token = () =>
  z.string().check(
    z.regex(/^[\w.~+/=|:-]{1,2048}$/),
    z.refine((text) => !NOT_TOKENS.test(text)),
  )

/** The player's own limits on time and deposits, for this device. */
const playSettings = () =>
  z.object({
    /** Minutes of play between two reminders; 0 is none. */
    remindMin: z.int().check(z.minimum(0), z.maximum(1_440)),
    /** From this daily total on, a deposit asks for confirmation. */
    dailyFen: z.optional(z.int().check(z.minimum(1))),
    /**
     * The end of each account's break from logging in on this device. Keyed by the account's mark; epoch ms by the
     * server's clock.
     */
    breaks: z.optional(z.record(z.string(), z.int())),
  })

/** The maximum length of a name that a player gives to an address. */
export const CARD_NAME_CHARS = 12
/** Names of addresses, oldest first. An array, since an object would sort its ids by number. */
const cardNames = () =>
  z.array(z.object({ id: z.string(), name: z.string().check(z.maxLength(CARD_NAME_CHARS)) }))

/** The last choices of each account on this phone, oldest account first. A fingerprint identifies the account. */
const lastTimes = () =>
  z
    .array(
      z.object({
        account: z.string(),
        deposit: z.optional(z.string().check(z.maxLength(16))),
        withdrawal: z.optional(z.string().check(z.maxLength(1))),
        /** The amount moved into a venue before a game, in fen. */
        movedFen: z.optional(z.int().check(z.minimum(1))),
      }),
    )
    .check(z.maxLength(50))

const entries = {
  token: entry(token, 'session', SMALL, true),
  userInfo: entry(record, 'session', RECORD),
  appInfo: entry(record, 'session', RECORD),
  'yz:receipt': entry(record, 'session', RECORD),
  messageNum: entry(() => z.int().check(z.minimum(0)), 'session', SMALL),
  baseURL: entry(() => z.string().check(z.regex(/^https?:\/\/\S{1,2000}$/)), 'session', SMALL),
  pendingOrder: entry(
    () => z.object({ orderNo: z.string().check(z.refine(isOrderNo)), createdAtMs: z.int() }),
    'session',
    SMALL,
  ),
  'yz:pay-pages': entry(list, 'session', RECORD),
  banner: entry(list, 'session', LIST),
  realbet: entry(list, 'session', LIST),
  joker: entry(list, 'session', LIST),
  gaming: entry(list, 'session', LIST),
  sport: entry(list, 'session', LIST),
  lottery: entry(list, 'session', LIST),
  concise: entry(list, 'session', LIST),
  fishing: entry(list, 'session', LIST),
  remen: entry(list, 'session', LIST),
  all: entry(list, 'session', LIST),
  new: entry(list, 'session', LIST),
  'yz:letters': entry(() => z.array(z.string()), 'session', SMALL),
  'yz:searches': entry(() => z.array(z.string()), 'session', SMALL),
  'yz:card-names': entry(cardNames, 'session', RECORD),
  'yz:game-visit': entry(() => z.string().check(z.maxLength(16)), 'session', SMALL),
  'yz:recent': entry(() => z.array(z.string()).check(z.maxLength(60)), 'session', RECORD),
  'yz:favourites': entry(() => z.array(z.string()).check(z.maxLength(500)), 'session', RECORD),
  'yz:hide-balance': entry(() => z.boolean(), 'session', SMALL),
  'yz:theme': entry(() => z.literal(['dark', 'light']), 'device', SMALL),
  'yz:care': entry(playSettings, 'device', SMALL),
  'yz:play': entry(
    () => z.object({ sinceMs: z.int(), seenMs: z.int(), toldMs: z.int(), inGame: z.boolean() }),
    'session',
    SMALL,
  ),
  'yz:deposited': entry(
    () => z.object({ day: z.string().check(z.maxLength(10)), sums: z.record(z.string(), z.int()) }),
    'device',
    SMALL,
  ),
  'yz:last-time': entry(lastTimes, 'device', SMALL),
  'yz:welcomed': entry(() => z.string(), 'device', SMALL),
  'yz:no-packet': entry(() => z.string(), 'device', SMALL),
  'yz:remember': entry(() => z.string().check(z.minLength(1), z.maxLength(INPUT_MAX_CHARS)), 'device', SMALL),
}

export type StorageKey = keyof typeof entries
export type Stored<K extends StorageKey> = z.output<ReturnType<(typeof entries)[K]['schema']>>
export const storageKeys = Object.keys(entries) as StorageKey[]

/**
 * Values that the disk refused. They also hide an older value that a refused write left behind. `null` means removed.
 */
const memory = new Map<StorageKey, string | null>()
/** Called with the key that another tab changed. `null` means that it changed everything at once. */
const listeners = createListeners<[key: StorageKey | null]>()
let refused = false

function disk<T>(act: (area: Storage) => T): T | undefined {
  try {
    return act(globalThis.localStorage)
  } catch {
    refused = true
    return undefined
  }
}

function parse(key: StorageKey, text: string): { ok: true; value: unknown } | { ok: false } {
  const { schema, maxChars, raw } = entries[key]
  if (text.length > maxChars) return { ok: false }
  try {
    const result = z.safeParse(schema(), raw ? text : JSON.parse(text))
    return result.success ? { ok: true, value: result.data } : { ok: false }
  } catch {
    return { ok: false }
  }
}

/** The value of a key, or undefined if there is none or it does not fit (and is dropped). Never throws. */
function get<K extends StorageKey>(key: K): Stored<K> | undefined {
  const text = memory.has(key) ? memory.get(key) : disk((area) => area.getItem(key))
  if (text === null || text === undefined) return undefined
  const read = parse(key, text)
  if (!read.ok) remove(key)
  return read.ok ? (read.value as Stored<K>) : undefined
}

function write(key: StorageKey, text: string): boolean {
  return (
    disk((area) => {
      area.setItem(key, text)
      return true
    }) === true
  )
}

/**
 * Stores a value. False if it is only in memory (storage full or blocked). Throws if the value is outside the schema.
 */
function set<K extends StorageKey>(key: K, value: Stored<K>): boolean {
  const { schema, maxChars, raw } = entries[key]
  const parsed = z.parse(schema(), value)
  const text = raw ? String(parsed) : JSON.stringify(parsed)
  const written = text.length <= maxChars && write(key, text)
  if (written) {
    memory.delete(key)
  } else {
    memory.set(key, text.length <= maxChars ? text : null)
    disk((area) => area.removeItem(key))
  }
  return written
}

function remove(key: StorageKey): void {
  memory.delete(key)
  disk((area) => area.removeItem(key))
  if (disk((area) => area.getItem(key) === null) !== true) memory.set(key, null)
}

/** Removes every session key, at the end of a session. Device keys and keys of other owners stay. */
function clearSession(): void {
  for (const key of storageKeys) if (entries[key].scope === 'session') remove(key)
}

const isKey = (key: string): key is StorageKey => Object.hasOwn(entries, key)

globalThis.addEventListener?.('storage', (event) => {
  const { key } = event as StorageEvent
  if (key !== null && !isKey(key)) return
  if (key === null) memory.clear()
  else memory.delete(key)
  listeners.notify(key)
})

/** Drops every value that does not fit its schema, so that nothing reads it later. Called once at the start. */
function sweep(): void {
  for (const key of storageKeys) get(key)
}

/** False once the browser has refused a read or a write. Values then stay in memory. */
const isPersistent = (): boolean => !refused

export const storage = { get, set, remove, clearSession, subscribe: listeners.subscribe, sweep, isPersistent }
