import { describe, expect, test } from 'vitest'
import { tokenOf } from '../scenarios/personas.ts'
import { testMock } from '../testing/test-mock.ts'

const token = tokenOf('demo888')

describe('the books', () => {
  test('show the newest postings, and that what left the accounts is what came into them', async () => {
    const { control } = await testMock('demo')
    const books = await control.books({ limit: 500 })
    expect(books).toMatchObject({ sum: 0, wrong: [], overdrawn: [] })
    expect(books.taken).toBe(books.given)
    expect(books.rows).toHaveLength(Math.min(500, books.found))
    expect(books.rows[0]).toMatchObject({ takenSoFar: books.taken, givenSoFar: books.given })
    for (const { takenSoFar, givenSoFar } of books.rows) expect(takenSoFar).toBe(givenSoFar)
    const moments = books.rows.map(({ atMs }) => atMs)
    expect(moments).toEqual([...moments].sort((a, b) => b - a))
  })

  test('are filtered by member and by order, and still count every posting', async () => {
    const { control } = await testMock('demo')
    const no = await control.credit({ username: 'new888', amount: 500 })
    const all = await control.books()
    const ofNew = await control.books({ username: 'new888' })
    expect(ofNew.found).toBeLessThan(all.found)
    for (const { entries } of ofNew.rows)
      expect(entries.some(([account]) => account.startsWith('member:m2:'))).toBe(true)
    expect(await control.books({ ref: no.slice(-6) })).toMatchObject({
      found: 1,
      postings: all.postings,
      rows: [{ ref: no, kind: 'deposit' }],
    })
    expect((await control.books({ username: 'demo888', ref: no })).rows).toEqual([])
  })

  test.each([
    { username: 'nobody' },
    { limit: 0 },
    { limit: 501 },
    { member: 'demo888' },
  ])('input without an effect is refused: %j', async (input) => {
    const { control } = await testMock('fresh-member')
    await expect(control.books(input as never)).rejects.toThrow(/no member|^books\./)
  })
})

describe('the life of an order', () => {
  test('of a withdrawal goes from the call to the letter', async () => {
    const mock = await testMock('ready-to-withdraw')
    const [card] = ((await mock.call('/api/getcard', { type: 1 }, { token })).data as { id: string }[]) ?? []
    const body = { bank: card?.id, amount: 100, password: '888888' }
    const answer = await mock.call('/api/withdraw', body, { token })
    expect(answer.code).toBe(200)
    const [{ id: no = '' } = {}] = (await mock.control.read()).pending
    await mock.control.clock({ byMs: 60_000 })
    await mock.control.review({ what: 'withdrawal', id: no, approve: true })
    const steps = await mock.control.life({ no })
    expect(steps.map(({ stage }) => stage)).toEqual([
      'call',
      'order',
      'posting',
      'review',
      'posting',
      'letter',
    ])
    expect(steps[0]).toMatchObject({ path: '/api/withdraw', applied: true })
    expect(steps[3]).toMatchObject({ approved: true, by: 'cashier' })
  })

  test('of a deposit that ran out shows that nobody paid it', async () => {
    const { control } = await testMock('deposit-order')
    const [{ id: no = '' } = {}] = (await control.read()).pending
    await control.clock({ byMs: 2 * 3_600_000 })
    expect(await control.life({ no })).toMatchObject([
      { stage: 'order', what: 'deposit' },
      { stage: 'review', approved: false, by: 'expiry' },
      { stage: 'letter', title: '充值未入账' },
    ])
  })

  test('transfers, bets and applications have one too, and an unknown number has none', async () => {
    const { control } = await testMock('demo')
    const { rows } = await control.books({ limit: 500 })
    const kinds = new Map(rows.map(({ kind, ref }) => [kind, ref]))
    for (const kind of ['transfer', 'stake'] as const)
      expect((await control.life({ no: kinds.get(kind) ?? '' })).map(({ stage }) => stage)).toEqual(
        expect.arrayContaining(['order', 'posting']),
      )
    const order = (await control.life({ no: kinds.get('stake') ?? '' })).find(
      ({ stage }) => stage === 'order',
    )
    const labels = (order as { details: [string, string][] }).details.map(([label]) => label)
    expect(labels).toEqual(['金额', '游戏', '计入打码量'])
    expect(await control.life({ no: 'X1' })).toEqual([])
    await expect(control.life({ no: '' })).rejects.toThrow(/^life\./)
  })
})
