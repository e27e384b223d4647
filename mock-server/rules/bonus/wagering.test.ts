import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, type Fen, fen, ZERO } from '#contracts/money/money.ts'
import { member } from '../../scenarios/building/builders.ts'
import { openSite } from '../../scenarios/demo/seed.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { NOON } from '../../testing/test-mock.ts'
import { addRequirement, countTurnover, isWageringDone, openRequirements } from './wagering.ts'

function memberWithRequirements() {
  const world = openSite({ seed: 3, now: NOON, clock: { stopped: true } })
  const who = member({ world, now: NOON }, FRESH)
  let count = 0
  const addDeposit = (amount: Fen) =>
    addRequirement(world, who, { source: 'deposit', ref: `D${++count}`, amount }, NOON + count)
  const open = () => openRequirements(world, who).map(({ ref, left }) => [ref, left])
  return { world, who, addDeposit, open }
}

describe('wagering requirements', () => {
  it('are listed one by one, and met from the oldest on', () => {
    const { who, addDeposit, open } = memberWithRequirements()
    expect(open()).toEqual([])
    addDeposit(fen(1000))
    addDeposit(fen(500))
    countTurnover(who, fen(300))
    expect(open()).toEqual([
      ['D1', 700],
      ['D2', 500],
    ])
    countTurnover(who, fen(700))
    expect(open()).toEqual([['D2', 500]])
    countTurnover(who, fen(499))
    expect(isWageringDone(who)).toBe(false)
    countTurnover(who, fen(1))
    expect(isWageringDone(who)).toBe(true)
    expect(open()).toEqual([])
  })

  it('are not met in advance: turnover without an open one counts only for the VIP level', () => {
    const { who, addDeposit, open } = memberWithRequirements()
    countTurnover(who, fen(900))
    addDeposit(fen(400))
    expect(open()).toEqual([['D1', 400]])
    expect(who.turnover).toBe(900)
  })

  it('behave like a queue that turnover reduces from the front, in any sequence', () => {
    const step = fc.record({ adds: fc.boolean(), amount: fc.integer({ min: 1, max: 2000 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { who, addDeposit, open } = memberWithRequirements()
        const queue: [string, number][] = []
        let count = 0
        for (const { adds, amount } of steps) {
          if (adds) {
            addDeposit(fen(amount))
            queue.push([`D${++count}`, amount])
          } else {
            countTurnover(who, fen(amount))
            let unused = amount
            while (unused > 0 && queue[0]) {
              const paid = Math.min(unused, queue[0][1])
              unused -= paid
              queue[0][1] -= paid
              if (queue[0][1] === 0) queue.shift()
            }
          }
          expect(open()).toEqual(queue)
          expect(who.wageringLeft).toBe(add(ZERO, ...queue.map(([, amount]) => fen(amount))))
        }
      }),
      { numRuns: 60 },
    )
  })
})
