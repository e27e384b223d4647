import { describe, expect, test } from 'vitest'
import { tokenOf } from '../scenarios/personas.ts'
import { memoryStore } from '../state/store/snapshot.ts'
import { sharedStore } from '../testing/proof/shared-store.ts'
import { oneMember } from '../testing/test-member.ts'
import { NOON, testMock } from '../testing/test-mock.ts'
import { undoHistory } from './history.ts'

const token = tokenOf('demo888')
const centralIn = async (mock: Awaited<ReturnType<typeof testMock>>) =>
  (await mock.control.read()).members[0]?.central

describe('undo points', () => {
  test('a call makes a point only if it changes something, with the order that it touched', async () => {
    const mock = await testMock('member-with-money')
    await mock.call('/api/balance', {}, { token })
    expect(mock.history.points()).toEqual([])
    await mock.call('/api/transall', {}, { token })
    const points = mock.history.points()
    expect(points.map(({ by, what }) => [by, what])).toContainEqual(['call', '/api/transall'])
    expect(points.at(-1)?.refs[0]).toMatch(/^T/)
  })

  test('due work before a call makes a point of its own, and each point has only its own postings', async () => {
    let real = NOON
    const mock = await testMock('member-with-money', { real: () => real })
    await mock.control.clock({ run: true })
    const game = { plat_name: 'yzdz', game_type: '0', game_code: 'yzdz-001', is_mobile_url: 1 }
    const { data } = await mock.call('/api/getGameUrl', game, { token })
    const ticket = new URL((data as { url: string }).url).searchParams.get('ticket')
    await mock.control.nextRound({ username: 'demo888', outcome: 'win' })
    await mock.call('/_game/bet', { ticket, key: 'tap-1-key', stake: 1_000, pick: {} })
    real += 60_000
    await mock.call('/api/transall', {}, { token })
    const [settled, recalled] = mock.history.points().slice(-2)
    expect([settled?.by, settled?.refs]).toEqual(['clock', [expect.stringMatching(/^B/)]])
    expect([recalled?.by, recalled?.refs.every((ref) => ref.startsWith('T'))]).toEqual(['call', true])
    expect(recalled?.refs).not.toEqual([])
  })

  test('each point lists its changes of site settings, even before another world, and so does an undo', async () => {
    const mock = await testMock('member-with-money')
    const settings = async () =>
      (await mock.control.read()).points.map((point) =>
        point.settings.map(({ name, after }) => [name, after]),
      )
    await mock.control.site({ settings: { title: '甲' }, switches: { refusalCode: 7 } })
    await mock.control.scenario({ name: 'fresh-member' })
    await mock.control.site({ settings: { title: '乙' } })
    await mock.control.credit({ username: 'new888', amount: 100 })
    const [, , third] = mock.history.points()
    const [changed, , again, credited] = await settings()
    expect(changed).toEqual([
      ['title', '甲'],
      ['refusalCode', 7],
    ])
    expect([again, credited]).toEqual([[['title', '乙']], []])
    await mock.goBack(third?.id ?? 0)
    expect((await settings()).at(-1)).toEqual([['title', expect.not.stringMatching(/[甲乙]/)]])
  })

  test('an undo reverts a change and all later ones, and can be undone itself', async () => {
    const mock = await testMock('member-with-money')
    const world = async () => JSON.parse(await mock.control.export())
    const before = await world()
    await mock.control.credit({ username: 'demo888', amount: 100 })
    await mock.control.credit({ username: 'demo888', amount: 200 })
    const [first, second] = mock.history.points()
    expect(await mock.goBack(second?.id ?? 0)).toBe(true)
    expect(await centralIn(mock)).toBe(100_100)
    expect(await mock.goBack(first?.id ?? 0)).toBe(true)
    expect(await world()).toEqual(before)
    await mock.goBack(mock.history.points().at(-1)?.id ?? 0)
    expect(await centralIn(mock)).toBe(100_100)
    await mock.goBack(second?.id ?? 0)
    await mock.control.credit({ username: 'demo888', amount: 5 })
    await mock.goBack(first?.id ?? 0)
    expect(await world()).toEqual(before)
    expect(await mock.goBack(999)).toBe(false)
  })

  test('a change of scenario, of the clock with its due work, and of faults are undone together', async () => {
    const mock = await testMock('deposit-order')
    const before = JSON.parse(await mock.control.export())
    await mock.control.faults({ add: [{ kind: 'drop', endpoint: '*' }] })
    await mock.control.clock({ byMs: 90 * 86_400_000 })
    await mock.control.scenario({ name: 'visitor' })
    const [oldest] = mock.history.points()
    expect(oldest).toMatchObject({ by: 'control', what: 'faults', atMs: NOON })
    await mock.goBack(oldest?.id ?? 0)
    expect(JSON.parse(await mock.control.export())).toEqual(before)
    expect(await mock.control.faults()).toEqual([])
    await mock.control.credit({ username: 'demo888', amount: 100 })
    await mock.goBack(oldest?.id ?? 0)
    expect(JSON.parse(await mock.control.export())).toEqual(before)
    const back = mock.history.points().findLast(({ what }) => what === 'scenario')
    await mock.goBack((back?.id ?? 0) + 1)
    expect((await mock.control.read()).scenario).toBe('visitor')
    expect(await mock.control.faults()).toHaveLength(1)
  })

  test('an undo first reads what another tab has stored', async () => {
    const inner = memoryStore()
    let stale = false
    const store: typeof inner = {
      ...inner,
      save: async (changes, version, steps) => {
        if (!stale) return inner.save(changes, version, steps)
        stale = false
        return undefined
      },
    }
    const mock = await testMock('member-with-money', { store })
    await mock.control.credit({ username: 'demo888', amount: 100 })
    const [point] = mock.history.points()
    stale = true
    expect(await mock.goBack(point?.id ?? 0)).toBe(true)
    expect(stale).toBe(false)
    expect(await centralIn(mock)).toBe(100_000)
  })
})

describe('a new world', () => {
  test('can be undone to what another tab had stored before', async () => {
    const { world } = oneMember()
    const shared = sharedStore(world)
    const firstTab = await testMock('visitor', { store: await shared.tab() })
    const secondTab = await testMock('visitor', { store: await shared.tab() })
    const exported = await firstTab.control.export()
    await secondTab.control.credit({ username: 'demo888', amount: 100 })
    await firstTab.control.import({ text: exported })
    expect(await firstTab.goBack(firstTab.history.points().at(-1)?.id ?? 0)).toBe(true)
    expect(await centralIn(firstTab)).toBe(100)
  })

  test('can be undone after a reset together with the faults', async () => {
    const mock = await testMock('member-with-money')
    await mock.control.faults({ add: [{ kind: 'drop', endpoint: '*' }] })
    await mock.control.reset()
    expect(await mock.control.faults()).toEqual([])
    const [, cleared] = mock.history.points()
    await mock.goBack(cleared?.id ?? 0)
    expect(await mock.control.faults()).toEqual([{ kind: 'drop', endpoint: '*' }])
  })
})

describe('the history in memory', () => {
  const cause = { by: 'control', what: 'credit' } as const

  test('keeps the last 50 points', () => {
    const history = undoHistory()
    for (let at = 0; at < 120; at++) history.note(cause, { entries: [] }, at)
    expect(history.points().map(({ atMs }) => atMs)).toEqual(Array.from({ length: 50 }, (_, n) => n + 70))
    expect(history.since(1)).toBeUndefined()
  })

  test('keeps the last three points with a whole world, and nothing before them', () => {
    const history = undoHistory()
    history.note(cause, { entries: [] }, 0)
    for (let at = 1; at <= 5; at++) history.note(cause, { world: {} as never }, at)
    expect(history.points().map(({ atMs }) => atMs)).toEqual([3, 4, 5])
  })
})
