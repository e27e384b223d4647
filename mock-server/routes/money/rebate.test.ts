import { describe, expect, it } from 'vitest'
import { wholeYuan, ZERO } from '#contracts/money/money.ts'
import { rebateTexts } from '#contracts/texts/messages.ts'
import { DAY_MS, HOUR_MS } from '#contracts/time/beijing-time.ts'
import type { Paged } from '#contracts/wire/envelope.ts'
import { playAtOnce } from '../../rules/bets/bet.ts'
import { isRefusal } from '../../rules/outcome.ts'
import { DEMO } from '../../scenarios/personas.ts'
import { memberNamed } from '../../state/members.ts'
import { answerData, callsTo } from '../../testing/test-calls.ts'

const ME = DEMO.username
type Row = Record<string, unknown>

describe('rebate', () => {
  it('adds up, is collected once, and adds a wagering requirement', async () => {
    const { call, books } = await callsTo('demo')
    const read = (more: Row = {}) =>
      call('rebate.getfanshui', { date: 4, page: 1, api_type: '', type: '', ...more }, ME)
    const { nojisuan } = answerData<{ nojisuan: number }>(await read())
    expect(nojisuan).toBeGreaterThan(0)
    let pending = 0
    for (let page = 1; page <= 5; page++) {
      const rows = answerData<{ list: Paged<{ money: number; state: number }> }>(
        await read({ page, type: '0' }),
      ).list.data
      pending += rows.reduce((sum, { money }) => sum + Math.round(money * 100), 0)
    }
    expect(pending).toBe(Math.round(nojisuan * 100))
    expect((await call('rebate.dofanshui', {}, ME)).code).toBe(200)
    expect(await books(ME)).toMatchObject({ wealth: 1_392_550 + pending, sum: 0, wrong: [] })
    expect(await call('withdrawal.getBetAmount', {}, ME)).toMatchObject({ data: { bet_amount: nojisuan } })
    expect(await call('rebate.dofanshui', {}, ME)).toMatchObject({
      code: 202,
      message: rebateTexts.nothingPending,
    })
  })

  it('tells the share and the valid stake that each of them is', async () => {
    const { call } = await callsTo('demo')
    const { list } = answerData<{ list: Paged<{ money: number; rate: number; base: number }> }>(
      await call('rebate.getfanshui', { date: 4, page: 1, api_type: '', type: '' }, ME),
    )
    expect(list.data.length).toBeGreaterThan(0)
    // Rounded down to the fen.
    for (const { money, rate, base } of list.data) {
      const rest = Math.round(base * rate * 100) - Math.round(money * 10_000)
      expect(rest >= 0 && rest < 100).toBe(true)
    }
  })

  it('is added at midnight by the mock backend’s clock, for the stakes of that day', async () => {
    const { call, mock } = await callsTo('demo')
    const read = async () =>
      answerData<{ nojisuan: number }>(
        await call('rebate.getfanshui', { date: 1, page: 1, api_type: '', type: '' }, ME),
      ).nojisuan
    const before = await read()
    await mock.change((world, now) => {
      const member = memberNamed(world, ME)
      const bet = {
        plat: 'yzdz',
        gameCode: 'yzdz-001',
        category: 'concise',
        stake: wholeYuan(100),
        payout: ZERO,
      }
      if (!member || isRefusal(playAtOnce(world, member, bet, now))) throw new Error('no bet')
    })
    await mock.control.clock({ byMs: 12 * HOUR_MS - 1 })
    expect(await read()).toBe(before)
    await mock.control.clock({ byMs: 1 })
    expect(await read()).toBeCloseTo(before + 0.6, 5)
    await mock.control.clock({ byMs: 10 * DAY_MS })
    expect(await read()).toBeCloseTo(before + 0.6, 5)
  })
})
