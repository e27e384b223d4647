import { expect, test } from 'vitest'
import { CARD_TYPES } from '#contracts/wire/codes.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'
import { DEMO } from './personas.ts'

const ME = DEMO.username

test.each([
  ['short', 0.01, 1, 1],
  ['long', 99_999_999.99, 30, 120],
  ['unbroken', 99_999_999.99, 30, 120],
  ['mixed', 99_999_999.99, 30, 120],
])('texts of length %s', async (length, balance, name, title) => {
  const { call, books } = await callsTo('texts', { params: { length } })
  const user = answerData<{ realname: string; balance: number }>(await call('member.user', {}, ME))
  expect(user.balance).toBe(balance)
  expect(user.realname.length).toBeGreaterThanOrEqual(name)
  const notices = answerData<{ data: { title: string }[] }>(await call('notices.noticeList', { page: 1 }, ME))
  for (const one of notices.data) expect(one.title.length).toBeGreaterThanOrEqual(title)
  const wallets = answerData<{ name: string }[]>(await call('wallet.balancelist', {}, ME))
  if (length === 'unbroken') expect(wallets[0]?.name).toBe('W'.repeat(24))
  if (length === 'mixed') expect(wallets[0]?.name).toContain('<b>&amp;')
  expect(answerData<unknown[]>(await call('cards.getcard', { type: CARD_TYPES.bank }, ME))).toHaveLength(1)
  expect(await books(ME)).toMatchObject({ sum: 0, wrong: [], overdrawn: [] })
})
