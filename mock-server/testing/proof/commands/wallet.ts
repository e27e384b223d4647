import fc from 'fast-check'
import { platAt } from '../model/records.ts'
import { invalidBody } from '../model/session.ts'
import {
  autoTransfer,
  CENTRAL,
  PLATS,
  readBalance,
  readVenues,
  recall,
  transfer,
  venueMoney,
} from '../model/wallet.ts'
import {
  anyBoolean,
  anyIndex,
  asWire,
  atIndex,
  type Drawn,
  form,
  memberCommand,
  often,
  partOf,
  share,
  venueIndex,
  who,
} from './draw.ts'

/** Invalid amounts, which the contract rejects. */
const NO_AMOUNTS = [
  ...['1e3', '', 'abc', '12,50', '1.005', '0.009999999999', '99999999999999999', 'Infinity'],
  ...[null, {}],
] as const
const BAD_DIRECTIONS = [
  ['yzdz', 'zrt'],
  ['pp', 'pp'],
  [CENTRAL, CENTRAL],
  [CENTRAL, 'nowhere'],
  ['__proto__', CENTRAL],
  ['', ''],
] as const

export const walletCommands: Drawn[] = [
  ...often(
    4,
    memberCommand(
      'transfer out',
      fc.record({ who, plat: venueIndex, share, form }),
      ({ p, token }, drawn) => {
        const amount = partOf(p.central, drawn.share)
        return transfer(token, {
          amount,
          wire: asWire(amount, drawn.form),
          from: CENTRAL,
          to: platAt(drawn.plat),
        })
      },
    ),
  ),
  ...often(
    2,
    memberCommand('transfer in', fc.record({ who, plat: venueIndex, share, form }), ({ p, token }, drawn) => {
      const holding = PLATS.filter((plat) => venueMoney(p, plat) > 0)
      const plat = atIndex(holding, drawn.plat) ?? platAt(drawn.plat)
      const amount = partOf(venueMoney(p, plat), drawn.share)
      return transfer(token, { amount, wire: asWire(amount, drawn.form), from: plat, to: CENTRAL })
    }),
  ),
  memberCommand(
    'transfer the wrong way',
    fc.record({ who, direction: anyIndex }),
    ({ token }, { direction }) => {
      const [from, to] = BAD_DIRECTIONS[direction % BAD_DIRECTIONS.length] ?? BAD_DIRECTIONS[0]
      return transfer(token, { amount: 100, wire: 1, from, to })
    },
  ),
  memberCommand(
    'transfer nothing, or less',
    fc.record({
      who,
      plat: venueIndex,
      amount: fc.constantFrom(0, -1, -100, -99_999),
      isTransferIn: anyBoolean,
    }),
    ({ token }, { plat, amount, isTransferIn }) => {
      const venue = platAt(plat)
      const [from, to] = isTransferIn ? [venue, CENTRAL] : [CENTRAL, venue]
      return transfer(token, { amount, wire: asWire(amount, 'number'), from, to })
    },
  ),
  memberCommand('transfer what is no amount', fc.record({ who, bad: anyIndex }), ({ token }, { bad }) =>
    invalidBody(token, '/api/transfer', {
      amount: NO_AMOUNTS[bad % NO_AMOUNTS.length],
      sourcetype: CENTRAL,
      targettype: 'pp',
    }),
  ),
  ...often(
    2,
    memberCommand('recall all', fc.record({ who }), ({ token }) => recall(token)),
  ),
  memberCommand(
    'switch auto-transfer',
    fc.record({ who, on: anyBoolean, form: anyBoolean }),
    ({ token }, { on, form: text }) => autoTransfer(token, on, text ? String(Number(on)) : Number(on)),
  ),
  memberCommand(
    'switch auto-transfer to nonsense',
    fc.record({ who, to: fc.constantFrom(2, -1, 'on', null) }),
    ({ token }, { to }) => invalidBody(token, '/api/uptransferstatus', { transferstatus: to }),
  ),
  memberCommand('read the balance', fc.record({ who }), ({ token }) => readBalance(token)),
  memberCommand('read the venues', fc.record({ who }), ({ token }) => readVenues(token)),
]
