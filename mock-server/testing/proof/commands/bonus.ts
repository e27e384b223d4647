import fc from 'fast-check'
import { claim, collect, readPacketInfo } from '../model/bonus.ts'
import { HOUR } from '../model/time.ts'
import { caller, make } from '../step.ts'
import { nextTime, turn } from './clock.ts'
import { command, type Drawn, memberCommand, often, who } from './draw.ts'

export const bonusCommands: Drawn[] = [
  ...often(
    2,
    memberCommand('collect rebates', fc.record({ who }), ({ token }) => collect(token)),
  ),
  ...often(
    3,
    memberCommand('claim a red packet', fc.record({ who }), ({ token }) => claim(token)),
  ),
  ...often(
    2,
    command(
      'wait for the red packets',
      fc.record({ who, times: fc.integer({ min: 1, max: 3 }) }),
      (m, drawn) => {
        const by = caller(m, drawn.who)
        if (!by) return undefined
        return async (_, run) => {
          await turn(nextTime(m, 10 * HOUR))(m, run)
          for (let n = 0; n < drawn.times; n++) await make(m, run, claim(by.token))
        }
      },
    ),
  ),
  memberCommand('read the red packets of today', fc.record({ who }), ({ token }) => readPacketInfo(token)),
]
