// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { appInfo } from '#contracts/site.ts'
import { storage } from '../../lib/device/storage.ts'
import {
  type Game,
  gamesIn,
  hotGames,
  listedGames,
  newGames,
  readCachedGames,
  rememberGames,
} from '../queries/games/game-lists.ts'
import { readCachedUser } from '../queries/member.ts'
import { cache, readCached } from './cached-answers.ts'
import { signIn, signOut } from './client/session-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  signOut()
  localStorage.clear()
})

const game = (code: string, more: Partial<Game> = {}): Game => ({
  category: 'concise',
  isOpen: true,
  isHot: false,
  isNew: false,
  venue: 'yzdz',
  code,
  name: `游戏${code}`,
  picture: '',
  venueLogo: '',
  ...more,
})
const codes = (games: readonly Game[] | undefined) => games?.map(({ code }) => code)

const GAMES = [
  game('slot'),
  game('hot slot', { isHot: true }),
  game('new slot', { isNew: true }),
  game('off', { isOpen: false, isHot: true, isNew: true }),
  game('live', { category: 'realbet', isHot: true }),
  game('odd', { category: 'another' }),
]

describe('the game lists', () => {
  test('hold the listed games: hot, new, by category, and concise without hot and new', () => {
    const all = listedGames(GAMES)
    expect(codes(all)).toEqual(['slot', 'hot slot', 'new slot', 'live', 'odd'])
    expect(codes(hotGames(all))).toEqual(['hot slot', 'live'])
    expect(codes(newGames(all))).toEqual(['new slot'])
    expect(codes(gamesIn('realbet', all))).toEqual(['live'])
    expect(codes(gamesIn('concise', all))).toEqual(['slot'])
  })

  test('are stored in wire form once the page is idle, and read back', () => {
    const all = listedGames(GAMES)
    rememberGames(all)
    expect(localStorage.getItem('all')).toBeNull()
    vi.runAllTimers()
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    expect(stored('remen')).toMatchObject([
      { game_code: 'hot slot', is_hot: 1, app_state: 1 },
      { game_code: 'live' },
    ])
    expect(stored('concise')).toHaveLength(1)
    for (const key of ['all', 'new', 'realbet', 'joker', 'gaming', 'sport', 'lottery', 'fishing']) {
      expect(stored(key)).toBeInstanceOf(Array)
    }
    expect(readCachedGames()).toEqual(all)
  })

  test('are not stored if they are too long', () => {
    rememberGames(listedGames(GAMES))
    vi.runAllTimers()
    rememberGames(Array.from({ length: 1_001 }, (_, n) => game(`g${n}`)))
    vi.runAllTimers()
    expect(readCachedGames()).toBeUndefined()
    expect(localStorage.getItem('all')).toBeNull()
  })

  test('are not stored if the session ends before the page is idle', () => {
    signIn('member')
    rememberGames(listedGames(GAMES))
    signOut()
    vi.runAllTimers()
    expect(localStorage.length).toBe(0)
  })

  test('are stored once, in their latest version', () => {
    rememberGames([game('old')])
    rememberGames([game('young')])
    vi.runAllTimers()
    expect(codes(readCachedGames())).toEqual(['young'])
  })
})

describe('a stored value that does not fit its schema is dropped', () => {
  test.each([
    '[{"name":"x","app_state":"javascript:alert(1)"}]',
    '[{"app_state":7}]',
    '[1,2,3]',
    '{"__proto__":{"polluted":1}}',
    '[{"__proto__":{"polluted":1},"is_hot":{}}]',
    '[{"name":"cut',
    'null',
    'undefined',
    `[${'{},'.repeat(700_000)}{}]`,
  ])('%.60s', (text) => {
    localStorage.setItem('all', text)
    expect(readCachedGames()).toBeUndefined()
    expect(localStorage.getItem('all')).toBeNull()
    expect('polluted' in {}).toBe(false)
  })
})

test('the stored member is read until the logout', () => {
  const wire = {
    username: 'demo888',
    balance: '12680.50',
    current_vip: 'P4',
    usdtrate: 7.3,
    withdrawusdtrate: 7.1,
  }
  signIn('a')
  storage.set('userInfo', { ...wire, withdrawcashfee: 5, withdrawfeeusdttrc: 1 })
  const user = readCachedUser()
  expect(user).toMatchObject({ username: 'demo888', balance: fen(1_268_050), vip: 4 })
  signOut()
  expect(localStorage.getItem('userInfo')).toBeNull()
  expect(readCachedUser()).toBeUndefined()
})

test('an answer that cannot be stored is returned anyway', () => {
  const info = readCached('appInfo', appInfo)
  expect(info).toBeUndefined()
  storage.set('appInfo', { title: '云舟', site_state: 1 })
  const known = readCached('appInfo', appInfo)
  expect(known).toMatchObject({ title: '云舟', site_state: true, redpacket_switch: false })
  if (!known) return
  const long = { ...known, webcontent: 'x'.repeat(100_000) }
  expect(cache('appInfo', appInfo, long)).toBe(long)
  expect(readCached('appInfo', appInfo)).toBeUndefined()
})
