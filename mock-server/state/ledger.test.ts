import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fen, fen } from '#contracts/money/money.ts'
import { accounts, balanceOf, InsufficientFunds, move, post, trialBalance, wealthOf } from './ledger.ts'
import type { Entry, World } from './types.ts'
import { blankCollections } from './world.ts'

const blank = () => blankCollections() as unknown as World
const { central, venue, held, payments } = accounts

describe('the ledger', () => {
  test('sums to 0 after any postings and refusals, and every balance is the sum of its postings', () => {
    const names = [
      payments,
      central('m1'),
      venue('m1', 'pp'),
      held('m1'),
      central('m2'),
      accounts.venueResult('pp'),
      accounts.bonuses,
    ]
    const account = fc.constantFrom(...names)
    const step = fc.record({
      from: account,
      to: account,
      amount: fc.integer({ min: -5_000, max: 50_000 }),
      isUnbalanced: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = blank()
        for (const [i, { from, to, amount, isUnbalanced }] of steps.entries()) {
          const before = JSON.stringify(world)
          const entries: Entry[] = isUnbalanced
            ? [
                [from, fen(-amount)],
                [to, fen(amount + 1)],
              ]
            : move(from, to, fen(amount))
          try {
            post(world, i, 'transfer', entries, `r${i}`)
          } catch {
            expect(JSON.stringify(world)).toBe(before)
          }
          expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
        }
      }),
    )
  })

  test('refuses to overdraw a member, with an error that names account and amounts', () => {
    const world = blank()
    post(world, 0, 'deposit', move(payments, central('m1'), fen(100)), 'D1')
    expect(() => post(world, 1, 'transfer', move(central('m1'), venue('m1', 'pp'), fen(101)), 'T1')).toThrow(
      InsufficientFunds,
    )
    const caught = errorOf(() =>
      post(world, 1, 'transfer', move(central('m1'), venue('m1', 'pp'), fen(101)), 'T1'),
    )
    expect(caught).toMatchObject({
      name: 'InsufficientFunds',
      message: 'member:m1:central holds 100 fen and cannot change by -101',
      account: 'member:m1:central',
      balance: 100,
      change: -101,
    })
    expect(balanceOf(world, central('m1'))).toBe(100)
    expect(() =>
      post(world, 1, 'transfer', move(central('m1'), venue('m1', 'pp'), fen(100)), 'T1'),
    ).not.toThrow()
  })

  test('lets outside accounts go below 0, because money comes from them', () => {
    const world = blank()
    post(world, 0, 'red-packet', move(accounts.bonuses, central('m1'), fen(888)), 'R1')
    expect(balanceOf(world, accounts.bonuses)).toBe(-888)
  })

  test('adds up several entries of one account before the check', () => {
    const world = blank()
    post(world, 0, 'deposit', move(payments, central('m1'), fen(100)), 'D1')
    const inAndOut: Entry[] = [
      ...move(central('m1'), venue('m1', 'pp'), fen(150)),
      ...move(venue('m1', 'pp'), central('m1'), fen(60)),
    ]
    expect(post(world, 1, 'transfer', inAndOut, 'T1')).toBe('P2')
    expect(balanceOf(world, central('m1'))).toBe(10)
    expect(wealthOf(world, 'm1')).toBe(100)
  })

  test('refuses a posting that is empty, does not sum to zero or is not in whole fen', () => {
    const world = blank()
    expect(() => post(world, 0, 'transfer', [], 'x')).toThrow(RangeError)
    expect(() => post(world, 0, 'transfer', move(payments, central('m1'), fen(0)), 'x')).toThrow(RangeError)
    expect(() => post(world, 0, 'deposit', [[central('m1'), fen(1)]], 'x')).toThrow(/sum to 1/)
    expect(() => post(world, 0, 'deposit', move(payments, central('m1'), 0.5 as Fen), 'x')).toThrow(
      RangeError,
    )
    expect(Object.keys(world.accounts)).toEqual([])
  })

  test('finds a balance that was changed without a posting', () => {
    const world = blank()
    post(world, 0, 'deposit', move(payments, central('m1'), fen(100)), 'D1')
    world.accounts[central('m1')] = fen(101)
    expect(trialBalance(world)).toEqual({ sum: 1, wrong: ['member:m1:central'], overdrawn: [] })
  })
})

test('trialBalance finds members’ accounts below 0, and no others', () => {
  const world = blank()
  post(world, 0, 'deposit', move(payments, central('m1'), fen(100)), 'D1')
  world.accounts[venue('m1', 'pp')] = fen(-1)
  world.accounts[central('m2')] = fen(-5)
  world.accounts[held('m2')] = fen(0)
  world.accounts['venue-result:member:'] = fen(-9)
  expect(trialBalance(world)).toEqual({
    sum: -15,
    wrong: ['member:m1:venue:pp', 'member:m2:central', 'venue-result:member:'],
    overdrawn: ['member:m1:venue:pp', 'member:m2:central'],
  })
})

test('the error of a refused posting names the posting and the reason', () => {
  const world = blank()
  expect(() => post(world, 0, 'recall', [], 'T7')).toThrow('recall T7: nothing moves')
  expect(() => post(world, 0, 'recall', [[payments, fen(1)]], 'T7')).toThrow(
    'recall T7: entries sum to 1 fen, not to 0',
  )
})

function errorOf(work: () => unknown): unknown {
  try {
    work()
  } catch (problem) {
    return problem
  }
  return undefined
}
