import fc from 'fast-check'
import { DEPOSIT, TRANSFER_IN, TRANSFER_OUT, WITHDRAWAL } from '#contracts/codes.ts'
import {
  applications,
  bets,
  CATEGORIES,
  everyPage,
  packets,
  rebates,
  transactions,
} from '../model/records.ts'
import { caller, make } from '../step.ts'
import { at, command, type Drawn, memberCommand, nth, often, who } from './draw.ts'

const date = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 4 as const)
const page = fc.constantFrom(1, 1, 1, 1, 2, 2, 3, 9, 0, -5, 999_999_999)
const category = nth.map((n) => at(CATEGORIES, n) ?? '')

export const recordCommands: Drawn[] = [
  memberCommand('read bets', fc.record({ who, date, page, category }), ({ token }, drawn) =>
    bets(token, drawn, drawn.category),
  ),
  ...often(
    2,
    memberCommand(
      'read transactions',
      fc.record({ who, date, page, type: fc.constantFrom(DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT) }),
      ({ token }, drawn) => transactions(token, drawn, drawn.type),
    ),
  ),
  memberCommand(
    'read rebates',
    fc.record({ who, date, page, category, state: fc.constantFrom('' as const, '0' as const, '1' as const) }),
    ({ token }, drawn) => rebates(token, drawn, drawn.category, drawn.state),
  ),
  memberCommand('read red packets', fc.record({ who, page }), ({ token }, drawn) =>
    packets(token, drawn.page),
  ),
  memberCommand('read applications', fc.record({ who, page }), ({ token }, drawn) =>
    applications(token, drawn.page),
  ),
  command('read every page', fc.record({ who }), (m, { who: of }) => {
    const by = caller(m, of)
    if (!by) return undefined
    return async (_, run) => {
      for (const call of everyPage(by.p, by.token)) await make(m, run, call)
    }
  }),
]
