// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { storage as Storage_, StorageKey } from './storage.ts'

let storage: typeof Storage_
let storageKeys: StorageKey[]

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  const module = await import('./storage.ts')
  storage = module.storage
  storageKeys = module.storageKeys
})
afterEach(() => vi.unstubAllGlobals())

const GOOD: Partial<Record<StorageKey, string>> = {
  token: '1|abcDEF_-.~+/=',
  userInfo: '{"username":"demo888"}',
  messageNum: '3',
  baseURL: '"https://example.com"',
  pendingOrder: '{"orderNo":"D20261120001432","createdAtMs":1}',
  banner: '[{"src":"/a.png"}]',
  'yz:theme': '"light"',
  'yz:remember': '"demo888"',
  'yz:welcomed': '"2026-11-21"',
  'yz:hide-balance': 'true',
}

const CORRUPT: Record<string, string> = {
  'truncated JSON': '{"username":"de',
  'wrong type': '[[1],2]',
  'a number where none belongs': '-0.5e3 ',
  null: 'null',
  undefined: 'undefined',
  proto: '{"__proto__":{"polluted":true}}x',
  '4 MB': `"${'x'.repeat(4_000_000)}"`,
  'older schema version': '{"v":0,"data":{"user":1}}]',
  script: '<script>alert(1)</script>',
  empty: '',
  'header injection': 'abc\r\nX: 1',
}

describe.each(Object.entries(CORRUPT))('%s', (_name, text) => {
  test.each([
    'token',
    'userInfo',
    'appInfo',
    'messageNum',
    'baseURL',
    'pendingOrder',
    'banner',
    'realbet',
    'joker',
    'gaming',
    'sport',
    'lottery',
    'concise',
    'fishing',
    'remen',
    'all',
    'new',
    'yz:letters',
    'yz:searches',
    'yz:recent',
    'yz:card-names',
    'yz:game-visit',
    'yz:favourites',
    'yz:hide-balance',
    'yz:theme',
    'yz:care',
    'yz:play',
    'yz:deposited',
    'yz:last-time',
    'yz:pay-pages',
    'yz:receipt',
    'yz:remember',
    'yz:welcomed',
    'yz:no-packet',
  ] as const)('under %s is dropped, the other keys are kept', (key) => {
    for (const [other, good] of Object.entries(GOOD)) localStorage.setItem(other, good)
    localStorage.setItem('someone-else', 'untouched')
    localStorage.setItem(key, text)
    expect(storage.get(key)).toBeUndefined()
    expect(localStorage.getItem(key)).toBeNull()
    for (const [other, good] of Object.entries(GOOD))
      if (other !== key) expect(localStorage.getItem(other)).toBe(good)
    expect(localStorage.getItem('someone-else')).toBe('untouched')
  })
})

test.each(
  Object.entries(GOOD),
)('a value of %s that fits but is longer than its key may be is dropped', (key, text) => {
  // JSON may end in any number of spaces. The token is not JSON, and has a maximum length.
  localStorage.setItem(key, key === 'token' ? 'a'.repeat(2_049) : text.padEnd(2_000_001))
  expect(storage.get(key as StorageKey)).toBeUndefined()
  expect(localStorage.getItem(key)).toBeNull()
})

test('there are 34 keys: add a new one to the corruption test', () => {
  expect(storageKeys).toHaveLength(34)
})

/** The table of docs/wire.md: each key, and whether it goes with the session or the device. */
function documented(): [key: string, goesWith: string][] {
  const page = readFileSync(`${import.meta.dirname}/../../../docs/wire.md`, 'utf8')
  const table = page.split('### Local storage')[1]?.split('\n### ')[0] ?? ''
  return [...table.matchAll(/^\| (`.+?) \|.*\| (\w+) \|$/gm)].flatMap(([, cell = '', goesWith = '']) =>
    (cell.match(/[\w:-]+/g) ?? []).map((key): [string, string] => [key, goesWith]),
  )
}

test('the documented keys are exactly those that exist', () => {
  expect(
    documented()
      .map(([key]) => key)
      .sort(),
  ).toEqual([...storageKeys].sort())
})

test('a prototype in stored JSON pollutes nothing', () => {
  localStorage.setItem(
    'userInfo',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  )
  storage.get('userInfo')
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('reads what is stored, and stores what is set', () => {
  for (const [key, text] of Object.entries(GOOD)) localStorage.setItem(key, text)
  expect(storage.get('token')).toBe('1|abcDEF_-.~+/=')
  expect(storage.get('pendingOrder')).toEqual({ orderNo: 'D20261120001432', createdAtMs: 1 })
  storage.set('pendingOrder', { orderNo: '2026.05.01-7', createdAtMs: 1 })
  expect(storage.get('pendingOrder')?.orderNo).toBe('2026.05.01-7')
  expect(storage.set('messageNum', 7)).toBe(true)
  expect(localStorage.getItem('messageNum')).toBe('7')
  expect(() => storage.set('messageNum', -1)).toThrow()
})

test('the end of a session removes every key except the device keys of docs/wire.md and those of other owners', () => {
  // The values need not fit their schemas, since nothing reads them: unread values are removed as well.
  for (const key of [...storageKeys, 'mock-snapshot']) localStorage.setItem(key, 'x')
  storage.clearSession()
  const ofDevice = documented().flatMap(([key, goesWith]) => (goesWith === 'device' ? [key] : []))
  expect(ofDevice).not.toEqual([])
  expect(Object.keys(localStorage).sort()).toEqual(['mock-snapshot', ...ofDevice].sort())
})

describe('a browser that refuses storage', () => {
  const refusing = (method: 'setItem' | 'removeItem', name: string) => {
    const real = localStorage
    const area = {
      getItem: (key: string) => real.getItem(key),
      setItem: real.setItem.bind(real),
      removeItem: real.removeItem.bind(real),
    }
    vi.stubGlobal('localStorage', {
      ...area,
      [method]: () => {
        throw new DOMException('no', name)
      },
    })
  }
  const blocked = () =>
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('no', 'SecurityError')
          },
        },
      ),
    )

  test('reads nothing and keeps values in memory', () => {
    blocked()
    expect(storage.get('token')).toBeUndefined()
    expect(storage.isPersistent()).toBe(false)
    expect(storage.set('token', 'abc')).toBe(false)
    expect(storage.get('token')).toBe('abc')
    storage.clearSession()
    expect(storage.get('token')).toBeUndefined()
  })

  test('a full disk keeps the new value in memory and no stale one behind it', () => {
    storage.set('token', 'old')
    refusing('setItem', 'QuotaExceededError')
    expect(storage.set('token', 'new')).toBe(false)
    expect(storage.get('token')).toBe('new')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('a value that cannot be removed is hidden', () => {
    storage.set('token', 'old')
    refusing('removeItem', 'SecurityError')
    storage.remove('token')
    expect(storage.get('token')).toBeUndefined()
  })
})

test('reports changes by other tabs, to one of our keys or to everything at once', () => {
  const changes: unknown[] = []
  const stop = storage.subscribe((key) => changes.push(key))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'someone-else' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(changes).toEqual(['token', null])
})

test('the sweep drops values that do not fit before they are read', () => {
  localStorage.setItem('all', '{')
  localStorage.setItem('yz:theme', '"light"')
  storage.sweep()
  expect(Object.keys(localStorage)).toEqual(['yz:theme'])
})
