import fc from 'fast-check'
import { DEPOSIT, TRANSFER_IN, TRANSFER_OUT, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import {
  CATEGORY_FILTERS,
  everyPage,
  readApplications,
  readBets,
  readPackets,
  readRebates,
  readTransactions,
} from '../model/records.ts'
import { caller, make } from '../step.ts'
import { anyIndex, atIndex, command, type Drawn, memberCommand, often, who } from './draw.ts'

const date = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 4 as const)
const page = fc.constantFrom(1, 1, 1, 1, 2, 2, 3, 9, 0, -5, 999_999_999)
const category = anyIndex.map((n) => atIndex(CATEGORY_FILTERS, n) ?? '')

export const recordCommands: Drawn[] = [
  memberCommand('read bets', fc.record({ who, date, page, category }), ({ token }, drawn) =>
    readBets(token, drawn, drawn.category),
  ),
  ...often(
    2,
    memberCommand(
      'read transactions',
      fc.record({ who, date, page, type: fc.constantFrom(DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT) }),
      ({ token }, drawn) => readTransactions(token, drawn, drawn.type),
    ),
  ),
  memberCommand(
    'read rebates',
    fc.record({ who, date, page, category, state: fc.constantFrom('' as const, '0' as const, '1' as const) }),
    ({ token }, drawn) => readRebates(token, drawn, drawn.category, drawn.state),
  ),
  memberCommand('read red packets', fc.record({ who, page }), ({ token }, drawn) =>
    readPackets(token, drawn.page),
  ),
  memberCommand('read applications', fc.record({ who, page }), ({ token }, drawn) =>
    readApplications(token, drawn.page),
  ),
  command('read every page', fc.record({ who }), (m, { who: of }) => {
    const by = caller(m, of)
    if (!by) return undefined
    return async (_, run) => {
      for (const call of everyPage(by.p, by.token)) await make(m, run, call)
    }
  }),
]
