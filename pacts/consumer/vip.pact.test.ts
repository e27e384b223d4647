import { describe, expect, it } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { vipContract } from '#contracts/vip.ts'
import { vipLevelsQuery } from '#src/api/queries/vip.ts'
import { app } from './support/app.ts'
import { pact } from './support/pact.ts'
import { data, exactPercent, exactYuan, nothing, percent, rowsFrom, yuan } from './support/wire.ts'

const { uservip } = vipContract
/** What the first level returns of each kind of game, in percent. */
const FIRST = { realperson: 0.3, sport: 0.3, e_sport: 0.3, joker: 0.35, electron: 0.4, lottery: 0.1 }
const KINDS = Object.keys(FIRST) as (keyof typeof FIRST)[]
const rates = <T>(of: (share: number) => T) =>
  Object.fromEntries(KINDS.map((kind) => [kind, of(FIRST[kind])]))

describe('the levels', () => {
  it.each([
    { that: 'with numbers', recharge: 500, flow: 1000, share: (first: number) => first },
    {
      that: 'with amounts as text',
      recharge: '500.00',
      flow: '1000.00',
      share: (first: number) => first.toFixed(2),
    },
  ])('have conditions and benefits: $that', ({ that, recharge, flow, share }) =>
    pact(
      {
        given: ['visitor'],
        that,
        call: uservip,
        answer: data(
          rowsFrom(
            2,
            { recharge: yuan(500), flow: yuan(1000), ...rates(percent) },
            {
              recharge: exactYuan(recharge),
              flow: exactYuan(flow),
              ...rates((first) => exactPercent(share(first))),
            },
          ),
        ),
      },
      async () =>
        expect(await app().fetchQuery(vipLevelsQuery())).toEqual(
          Array(2).fill({
            deposit: wholeYuan(500),
            turnover: wholeYuan(1000),
            ...rates((first) => first * 10_000),
          }),
        ),
    ))

  it('may be none', () =>
    pact({ given: ['unfilled-site'], that: 'none', call: uservip, answer: data(nothing) }, async () =>
      expect(await app().fetchQuery(vipLevelsQuery())).toEqual([]),
    ))
})
