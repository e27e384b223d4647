import { expect, test, vi } from 'vitest'
import { contract } from '#contracts/index.ts'
import { readAnswer } from './answer.ts'
import { logOnce, onContractError } from './contract-report.ts'
import type { ContractError } from './errors.ts'

const read = (data: unknown) =>
  readAnswer({ route: contract.member.user, silent: false }, { code: 200, message: '', data })
const USER = { username: 'demo888', balance: '100.00' }

// This test must be first: the later ones replace the report that development uses.
test('in development and tests a breach is an uncaught error, even if the rest is valid', () => {
  const thrown: unknown[] = []
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => {
    try {
      run()
    } catch (error) {
      thrown.push(error)
    }
  })
  expect(read({ ...USER, birthday: 'soon' })).toMatchObject({
    data: { username: 'demo888', balance: 10_000, birthday: '' },
  })
  expect(() => read({ ...USER, balance: 'many' })).toThrow('data.balance')
  expect(thrown.map(String)).toEqual([
    'ContractError: POST /api/user: data.birthday not a date of Beijing time (string)',
    'ContractError: POST /api/user: data.balance not an amount with at most 2 decimals (string)',
  ])
  vi.restoreAllMocks()
})

test('production logs each breach once, with its path and without data of the member', () => {
  const lines: string[] = []
  onContractError(logOnce((line) => lines.push(line)))
  const user = { username: 'geheim', mobile: { no: 'geheim' }, balance: 'geheim', birthday: 'geheim' }
  for (const data of [user, user, 'geheim', []]) expect(() => read(data)).toThrow('POST /api/user')
  expect(lines).toEqual([
    'contract: POST /api/user: data.mobile invalid_union (object)',
    'contract: POST /api/user: data.birthday not a date of Beijing time (string)',
    'contract: POST /api/user: data.balance not an amount with at most 2 decimals (string)',
    'contract: POST /api/user: data not an object (string)',
    'contract: POST /api/user: data.username invalid_type (undefined)',
    'contract: POST /api/user: data.balance invalid_union (undefined)',
  ])
})

test('the same breach in many rows, or in a later answer, is logged once', () => {
  const reported: ContractError[] = []
  const lines: string[] = []
  const log = logOnce((line) => lines.push(line))
  onContractError((error) => {
    reported.push(error)
    log(error)
  })
  const bet = { bet_id: 'B1', bet_amount: 5, win_loss: 0, created_at: 'soon' }
  const page = (rows: object[]) =>
    readAnswer(
      { route: contract.records.betrecord, silent: false },
      { code: 200, message: '', data: { data: rows, total: rows.length } },
    )
  page([bet, bet, bet])
  expect(page([bet, { ...bet, bet_amount: 'many' }])).toMatchObject({
    data: { data: [{ bet_id: 'B1' }], lost: 1 },
  })
  expect(reported.map(({ issues }) => issues.map(({ path }) => path))).toEqual([
    ['data.data.#.created_at'],
    ['data.data.#.created_at', 'data.data.#.bet_amount'],
  ])
  expect(lines).toEqual([
    'contract: POST /api/betrecord: data.data.#.created_at not a date of Beijing time (string)',
    'contract: POST /api/betrecord: data.data.#.bet_amount not an amount with at most 2 decimals (string)',
  ])
})
