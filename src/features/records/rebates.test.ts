import { expect, test } from 'vitest'
import { fen, type Share } from '#contracts/money/money.ts'
import { rebateDetail } from './rebates.ts'

const at = '2026-05-02 00:00:00'
const row = { game: '云舟电子', amount: fen(1_234), state: 1 as const, createdAt: at, updatedAt: at }

test('the details of a rebate show the amount that it is a share of, if the backend sends it', () => {
  const labels = (more: object) =>
    rebateDetail({ ...row, ...more }).fields.map(
      ({ label, value }) => `${label} ${value.replace('\u00a0', ' ')}`,
    )
  expect(labels({ rate: 8_000 as Share, base: fen(154_250) })).toEqual([
    '游戏 云舟电子',
    '返水金额 ¥ 12.34',
    '返水比例 0.80%',
    '返水基数（有效投注） ¥ 1,542.50',
    `派发时间（北京） ${at}`,
    `领取时间（北京） ${at}`,
  ])
  expect(labels({}).join()).not.toMatch(/返水比例|有效投注/)
})
