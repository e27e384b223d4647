import { describe, expect, it } from 'vitest'
import { wholeYuan } from '#contracts/money.ts'
import { vipContract } from '#contracts/vip.ts'
import { vipLevelsQuery } from '#src/api/queries/vip.ts'
import { app } from './support/app.ts'
import { pact } from './support/pact.ts'
import { data, nothing, rate, rows, yuan } from './support/wire.ts'

const { uservip } = vipContract
const KINDS = ['realperson', 'sport', 'e_sport', 'joker', 'electron', 'lottery'] as const

/** A percentage for each game type. */
const rates = <T>(each: T) => Object.fromEntries(KINDS.map((kind) => [kind, each]))

describe('the levels', () => {
  it.each([
    { that: 'with numbers', recharge: 500, flow: 1000, percent: 0.3 },
    { that: 'with amounts as text', recharge: '500.00', flow: '1000.00', percent: '0.30' },
  ])('have conditions and benefits: $that', ({ that, recharge, flow, percent }) =>
    pact(
      {
        given: ['visitor'],
        that,
        call: uservip,
        answer: data(rows({ recharge: yuan(recharge), flow: yuan(flow), ...rates(rate(percent)) })),
      },
      async () =>
        expect(await app().fetchQuery(vipLevelsQuery())).toEqual([
          { recharge: wholeYuan(500), flow: wholeYuan(1000), ...rates(3_000) },
        ]),
    ))

  it('may be none', () =>
    pact({ given: ['unfilled-site'], that: 'none', call: uservip, answer: data(nothing) }, async () =>
      expect(await app().fetchQuery(vipLevelsQuery())).toEqual([]),
    ))
})
