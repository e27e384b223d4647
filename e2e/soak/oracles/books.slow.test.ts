import { expect, it } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { booksProblems } from './books.ts'

const MINE = 'member:M1:central'
const posting = (id: string, change: number, back = -change) => ({
  ...{ id, atMs: 0, kind: 'deposit' as const, ref: 'D1' },
  entries: [
    [MINE, fen(change)],
    ['payments', fen(back)],
  ] as [string, ReturnType<typeof fen>][],
})
const books = (mine: number, payments: number, ...postings: ReturnType<typeof posting>[]) => ({
  accounts: { [MINE]: fen(mine), payments: fen(payments) },
  postings: { 'all/0': postings },
})

it('books whose accounts are the sums of balanced postings are sound', () => {
  expect(booksProblems(books(300, -300, posting('P1', 100), posting('P2', 200)))).toEqual([])
})

it('a posting that does not sum to zero is found', () => {
  expect(booksProblems(books(100, -99, posting('P1', 100, -99)))).toEqual([
    'posting P1 sums to 1 fen',
    'all accounts together hold 1 fen',
  ])
})

it('an account that its postings do not explain is found', () => {
  expect(booksProblems(books(101, -100, posting('P1', 100)))).toEqual([
    `${MINE} holds 101 fen, its postings say 100`,
    'all accounts together hold 1 fen',
  ])
})

it('a member below zero is found, the account of payments is not', () => {
  expect(booksProblems(books(-100, 100, posting('P1', -100)))).toEqual([`${MINE} is overdrawn: -100 fen`])
})
