import { expect, test, vi } from 'vitest'
import { contract } from '#contracts/index.ts'
import { readAnswer } from './answer.ts'
import { onContractError, sayOnce } from './contract-report.ts'
import type { ContractError } from './errors.ts'

const read = (data: unknown) =>
  readAnswer({ route: contract.member.user, silent: false }, { code: 200, message: '', data })
const USER = { username: 'demo888', balance: '100.00' }

// First: from then on a test's own report stands in for that of development.
test('in development and tests a breach is an uncaught error, also where the rest holds', () => {
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
    'ContractError: POST /api/user: data.birthday no date of Beijing time (string)',
    'ContractError: POST /api/user: data.balance no amount with at most 2 decimals (string)',
  ])
  vi.restoreAllMocks()
})

test('production logs each breach once, with its place and no data of the member', () => {
  const said: string[] = []
  onContractError(sayOnce((line) => said.push(line)))
  const user = { username: 'geheim', mobile: { no: 'geheim' }, balance: 'geheim', birthday: 'geheim' }
  for (const data of [user, user, 'geheim', []]) expect(() => read(data)).toThrow('POST /api/user')
  expect(said).toEqual([
    'contract: POST /api/user: data.mobile invalid_union (object)',
    'contract: POST /api/user: data.birthday no date of Beijing time (string)',
    'contract: POST /api/user: data.balance no amount with at most 2 decimals (string)',
    'contract: POST /api/user: data no object (string)',
    'contract: POST /api/user: data.username invalid_type (undefined)',
    'contract: POST /api/user: data.balance invalid_union (undefined)',
  ])
})

test('the same breach in many rows is one, and other rows with it are no news', () => {
  const reported: ContractError[] = []
  const said: string[] = []
  const say = sayOnce((line) => said.push(line))
  onContractError((error) => {
    reported.push(error)
    say(error)
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
  expect(said).toEqual([
    'contract: POST /api/betrecord: data.data.#.created_at no date of Beijing time (string)',
    'contract: POST /api/betrecord: data.data.#.bet_amount no amount with at most 2 decimals (string)',
  ])
})
