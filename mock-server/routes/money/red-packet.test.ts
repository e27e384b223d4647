import { describe, expect, it } from 'vitest'
import { redPacketTexts } from '#contracts/texts/messages.ts'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { DEMO, FRESH } from '../../scenarios/personas.ts'
import { answerData, callsTo } from '../../testing/test-calls.ts'

const ME = DEMO.username

describe('red packets', () => {
  const claim = 'redPacket.douserredpacket'

  it('may be claimed from ten to twelve, as many as the table allows', async () => {
    const { call, mock, books } = await callsTo('demo', { now: Date.UTC(2026, 4, 20, 1, 59, 59, 999) })
    const info = async () =>
      answerData<{ sendnums: number; acquirednum: number; status: string }>(
        await call('redPacket.userredpacket', {}, ME),
      )
    // How much the member of the demo deposited the day before depends on how the games went: 3, 5 or 8 by the table.
    const { sendnums: quota } = await info()
    expect([3, 5, 8]).toContain(quota)
    expect(await info()).toMatchObject({ acquirednum: 0, status: 'READY' })
    expect(await call(claim, {}, ME)).toMatchObject({ code: 202, message: redPacketTexts.notStarted })
    await mock.control.clock({ byMs: 1 })
    let won = 0
    for (let n = 1; n <= quota; n++) {
      const { redpacketmoney } = answerData<{ redpacketmoney: number }>(await call(claim, {}, ME))
      won += Math.round(redpacketmoney * 100)
      expect(await info()).toMatchObject({ sendnums: quota - n, acquirednum: n, status: 'STARTING' })
    }
    expect(await call(claim, {}, ME)).toMatchObject({ code: 202, message: redPacketTexts.notQualified })
    expect(await books(ME)).toMatchObject({ wealth: 1_392_550 + won, sum: 0 })
    await mock.control.clock({ byMs: 2 * HOUR_MS })
    expect(await call(claim, {}, ME)).toMatchObject({ code: 202, message: redPacketTexts.ended })
  })

  it('are refused without a deposit, and when they are switched off', async () => {
    const { call, mock } = await callsTo('demo', { now: Date.UTC(2026, 4, 20, 3) })
    expect(await call(claim, {}, FRESH.username)).toMatchObject({
      code: 202,
      message: redPacketTexts.notQualified,
    })
    await mock.control.site({ settings: { redPacketOn: false } })
    expect(await call(claim, {}, ME)).toMatchObject({ code: 202, message: redPacketTexts.closed })
  })
})
