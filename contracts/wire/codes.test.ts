import { describe, expect, it } from 'vitest'
import { CARD_TYPES, cardTypeOfTab, WALLET_TABS } from './codes.ts'
import { GAME_CATEGORIES, HOME_CATEGORIES, PROVIDERS } from './game-codes.ts'
import { transactionStateLabel } from './record-codes.ts'
import { UNKNOWN_STATE } from './wire.ts'

describe('codes', () => {
  it('the tabs have 1 for USDT and 2 for bank, getcard the other way round', () => {
    expect([WALLET_TABS.usdt, WALLET_TABS.bank]).toEqual([1, 2])
    expect([CARD_TYPES.bank, CARD_TYPES.usdt]).toEqual([1, 2])
    expect(cardTypeOfTab(WALLET_TABS.usdt)).toBe(CARD_TYPES.usdt)
    expect(cardTypeOfTab(WALLET_TABS.bank)).toBe(CARD_TYPES.bank)
  })

  it.each([
    [1, 1, '待审核'],
    [2, 2, '审核通过'],
    [2, 3, '审核拒绝'],
    [1, 0, '未定义'],
    [3, 0, '失败'],
    [4, 1, '成功'],
    [3, 2, '待结算'],
    [4, 3, '未定义'],
    [1, UNKNOWN_STATE, '未知状态'],
    [3, 9, '未知状态'],
  ] as const)('a transaction of type %s in state %s is %s', (type, state, label) => {
    expect(transactionStateLabel(type, state)).toBe(label)
  })

  it('the home sidebar has each category once, with the backend’s ids', () => {
    expect(Object.fromEntries(HOME_CATEGORIES.map(({ id, category }) => [category, id]))).toEqual({
      hot: 6,
      concise: 4,
      realbet: 0,
      gaming: 2,
      joker: 3,
      lottery: 5,
      sport: 1,
    })
    expect(Object.keys(GAME_CATEGORIES)).toHaveLength(7)
    expect(PROVIDERS.map(({ code }) => code)).toEqual(['obgdy', 'fgdz', 'pp', 'ae'])
  })
})
