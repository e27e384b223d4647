import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fen, fen, wholeYuan } from '#contracts/money/money.ts'
import {
  TRANSFER_DONE,
  TRANSFER_FAILED,
  TRANSFER_IN,
  TRANSFER_OUT,
  TRANSFER_UNDEFINED,
  TRANSFER_WAITING,
  type TransactionType,
} from '#contracts/wire/record-codes.ts'
import { buildScenario } from '../../scenarios/catalogue.ts'
import { DEMO } from '../../scenarios/personas.ts'
import { accounts, balanceOf, POSTINGS_KEY, trialBalance, wealthOf } from '../../state/ledger.ts'
import { centralBalance, memberNamed, venueBalance } from '../../state/members.ts'
import { rowsOf, transactionLog } from '../../state/store/log.ts'
import type { World } from '../../state/types.ts'
import { NOON } from '../../testing/test-mock.ts'
import { isRefusal } from '../outcome.ts'
import { autoTransferTo, recallAll, transfer, transferNotMade } from './transfer.ts'

/** 1,000 元 in the central wallet and 200 in yzdz. */
function start(central = '1000.00') {
  const world = buildScenario(
    'member-with-money',
    { central },
    { seed: 1, now: NOON, clock: { stopped: true } },
  )
  const member = memberNamed(world, DEMO.username)
  if (!member) throw new Error('no member')
  const transferNow = (amount: Fen, source: string, target: string) =>
    transfer(world, member, { amount, source, target }, NOON)
  const at = (plat: string) => venueBalance(world, member.id, plat)
  const records = (type: TransactionType) => [
    ...rowsOf(world, 'transactions', transactionLog(member.id, type)),
  ]
  return { world, member, transferNow, at, records, central: () => centralBalance(world, member.id) }
}

const textOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.message : 'done')
const close = (world: World, plat: string) => {
  const venue = world.venues[plat]
  if (venue) venue.open = false
}

describe('a transfer that did not succeed', () => {
  test.each([
    [TRANSFER_FAILED, 'failed', 100_000, 0],
    [TRANSFER_WAITING, 'waits for settlement', 100_000 - 500, 500],
    [TRANSFER_UNDEFINED, 'has an undefined state', 100_000, 0],
  ] as const)('in state %i (%s) leaves %i in the central wallet and %i held', (state, _, central, held) => {
    const { world, member, at, central: centralNow, records } = start()
    const request = { amount: fen(500), source: 'userbalance', target: 'pp' }
    const made = transferNotMade(world, member, request, state, NOON)
    expect(made).toEqual({ no: expect.stringMatching(/^T20/) })
    expect(records(TRANSFER_OUT).at(-1)).toMatchObject(made)
    const postings = [...rowsOf(world, 'postings', POSTINGS_KEY)].filter(
      ({ ref }) => ref === Reflect.get(made, 'no'),
    )
    expect(postings.map(({ kind }) => kind)).toEqual(held > 0 ? ['transfer'] : [])
    expect([centralNow(), at('pp'), balanceOf(world, accounts.held(member.id))]).toEqual([central, 0, held])
    expect(records(TRANSFER_OUT).at(-1)).toMatchObject({ amount: 500, payWay: '中心钱包 → 砚溪电子', state })
    expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
  })

  test('is checked by the same rules as a successful one', () => {
    const { world, member } = start()
    const before = JSON.stringify(world)
    const request = { amount: fen(100_001), source: 'userbalance', target: 'pp' }
    expect(textOf(transferNotMade(world, member, request, TRANSFER_WAITING, NOON))).toContain('余额不足')
    expect(JSON.stringify(world)).toBe(before)
  })
})

describe('transfer', () => {
  test('moves money out and in to the fen, with records of both types', () => {
    const { transferNow, at, central, records } = start()
    expect(textOf(transferNow(fen(1), 'userbalance', 'pp'))).toBe('done')
    expect(textOf(transferNow(fen(99_999), 'userbalance', 'pp'))).toBe('done')
    expect([central(), at('pp')]).toEqual([0, 100_000])
    expect(textOf(transferNow(fen(100_000), 'pp', 'userbalance'))).toBe('done')
    expect([central(), at('pp')]).toEqual([100_000, 0])
    expect(records(TRANSFER_OUT).map(({ amount, payWay, state }) => [amount, payWay, state])).toEqual([
      [20_000, '中心钱包 → 云舟电子', TRANSFER_DONE],
      [1, '中心钱包 → 砚溪电子', TRANSFER_DONE],
      [99_999, '中心钱包 → 砚溪电子', TRANSFER_DONE],
    ])
    expect(records(TRANSFER_IN).map(({ amount, payWay }) => [amount, payWay])).toEqual([
      [100_000, '砚溪电子 → 中心钱包'],
    ])
    expect(new Set([...records(TRANSFER_IN), ...records(TRANSFER_OUT)].map(({ no }) => no)).size).toBe(4)
  })

  test.each([
    ['venue to venue', 100, 'yzdz', 'pp', '场馆内钱包不支持互转'],
    [
      'one fen more than the central wallet holds',
      100_001,
      'userbalance',
      'pp',
      '中心钱包余额不足，请调整转账金额',
    ],
    ['one fen more than the venue holds', 20_001, 'yzdz', 'userbalance', '云舟电子余额不足，请调整转账金额'],
    ['an amount of 0', 0, 'userbalance', 'pp', '转账金额必须大于 0，请重新输入'],
    ['a negative amount', -100, 'userbalance', 'pp', '转账金额必须大于 0，请重新输入'],
    ['a transfer to an unknown venue', 100, 'userbalance', 'nowhere', '场馆不存在，请重新选择'],
    ['a transfer from an unknown venue', 100, '', 'userbalance', '场馆不存在，请重新选择'],
    ['the name of an inherited property', 100, 'userbalance', '__proto__', '场馆不存在，请重新选择'],
    [
      'a transfer from the central wallet to itself',
      100,
      'userbalance',
      'userbalance',
      '转出与转入钱包不能相同，请重新选择',
    ],
    ['a transfer from a venue to itself', 100, 'pp', 'pp', '转出与转入钱包不能相同，请重新选择'],
  ])('refuses %s and changes nothing', (_, amount, source, target, text) => {
    const { world, transferNow } = start()
    const before = JSON.stringify(world)
    expect(textOf(transferNow(fen(amount), source, target))).toBe(text)
    expect(JSON.stringify(world)).toBe(before)
  })

  test('refuses a venue under maintenance in both directions', () => {
    const { world, transferNow } = start()
    close(world, 'yzdz')
    expect(textOf(transferNow(fen(100), 'userbalance', 'yzdz'))).toBe(
      '云舟电子维护中，暂时无法转账，请稍后再试',
    )
    expect(textOf(transferNow(fen(100), 'yzdz', 'userbalance'))).toBe(
      '云舟电子维护中，暂时无法转账，请稍后再试',
    )
  })

  test('keeps the member’s total and the ledger balanced in any sequence', () => {
    const wallet = fc.constantFrom('userbalance', 'yzdz', 'pp', 'zrt', 'nowhere')
    const request = fc.record({
      amount: fc.integer({ min: -50, max: 130_000 }),
      source: wallet,
      target: wallet,
      recall: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(request, { maxLength: 30 }), (list) => {
        const { world, member, transferNow } = start()
        for (const { amount, source, target, recall } of list) {
          if (recall) recallAll(world, member, NOON)
          else transferNow(fen(amount), source, target)
          expect(wealthOf(world, member.id)).toBe(120_000)
          expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('recall', () => {
  test('moves every venue balance back, and a second recall moves nothing', () => {
    const { world, member, transferNow, at, central, records } = start()
    transferNow(wholeYuan(300), 'userbalance', 'pp')
    expect(recallAll(world, member, NOON)).toEqual({ moved: 50_000, skipped: [] })
    expect([central(), at('pp'), at('yzdz')]).toEqual([120_000, 0, 0])
    expect(records(TRANSFER_IN)).toHaveLength(2)
    const before = JSON.stringify(world)
    expect(recallAll(world, member, NOON)).toEqual({ moved: 0, skipped: [] })
    expect(JSON.stringify(world)).toBe(before)
  })

  test('skips the balance of a venue under maintenance, and names it', () => {
    const { world, member, transferNow, at, central } = start()
    transferNow(wholeYuan(300), 'userbalance', 'pp')
    close(world, 'pp')
    close(world, 'ae')
    const { moved, skipped } = recallAll(world, member, NOON)
    expect(moved).toBe(20_000)
    expect(skipped.map(({ name }) => name)).toEqual(['砚溪电子'])
    expect([central(), at('pp')]).toEqual([90_000, 30_000])
  })
})

describe('auto-transfer', () => {
  test('moves all the member’s money into the venue if it is on, and nothing if it is off', () => {
    const { world, member, at, central, records } = start()
    expect(autoTransferTo(world, member, 'pp', NOON)).toEqual({ moved: 0 })
    member.autoTransfer = true
    expect(autoTransferTo(world, member, 'pp', NOON)).toEqual({ moved: 120_000 })
    expect([central(), at('yzdz'), at('pp')]).toEqual([0, 0, 120_000])
    expect(records(TRANSFER_IN)).toHaveLength(1)
    const before = JSON.stringify(world)
    expect(autoTransferTo(world, member, 'pp', NOON)).toEqual({ moved: 0 })
    expect(JSON.stringify(world)).toBe(before)
  })

  test('moves all money to a second venue, even from an empty central wallet', () => {
    const { world, member, at, central } = start()
    member.autoTransfer = true
    autoTransferTo(world, member, 'pp', NOON)
    expect(autoTransferTo(world, member, 'zrt', NOON)).toEqual({ moved: 120_000 })
    expect([central(), at('pp'), at('zrt')]).toEqual([0, 0, 120_000])
    expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
  })

  test('leaves money at another venue that is under maintenance', () => {
    const { world, member, at, central } = start()
    member.autoTransfer = true
    close(world, 'yzdz')
    expect(autoTransferTo(world, member, 'pp', NOON)).toEqual({ moved: 100_000 })
    expect([central(), at('yzdz'), at('pp')]).toEqual([0, 20_000, 100_000])
  })

  test('refuses a closed or unknown venue and moves nothing', () => {
    const { world, member, central } = start()
    member.autoTransfer = true
    close(world, 'pp')
    expect(textOf(autoTransferTo(world, member, 'pp', NOON))).toContain('维护中')
    expect(textOf(autoTransferTo(world, member, 'nowhere', NOON))).toBe('场馆不存在，请重新选择')
    expect(central()).toBe(100_000)
  })
})
