import { changeField, changeRows, onlyIn } from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

const USER = '/api/user'
const VENUES = '/api/balancelist'

type In = readonly [state: string, params?: Record<string, unknown>]

/** The central wallet has this much more in a state than it should. */
const central = (wrong: string, more: number, [state, params]: In): WrongBehaviour => ({
  wrong,
  path: USER,
  change: onlyIn(
    state,
    changeField(USER, 'balance', (balance: number) => balance + more),
    params,
  ),
})

/** The wallet of venue yzdz has this much more in a state than it should. */
const venue = (wrong: string, more: number, [state]: In): WrongBehaviour => ({
  wrong,
  path: VENUES,
  change: onlyIn(
    state,
    changeRows(VENUES, (rows) =>
      rows.map((row) => (row.platname === 'yzdz' ? { ...row, balance: Number(row.balance) + more } : row)),
    ),
  ),
})

/** The sum of the venues is this much more in a state than it should be. */
const venues = (wrong: string, more: number, [state]: In): WrongBehaviour => ({
  wrong,
  path: USER,
  change: onlyIn(
    state,
    changeField(USER, 'gameblance', (sum: number) => sum + more),
  ),
})

const deposit = (decision: string): In => ['deposit-order', { decision }]
const withdrawal = (decision: string): In => ['withdrawal-order', { decision }]
const application = (decision: string): In => ['activity-application', { decision }]
const TRANSFERS: In = ['transfers-of-each-state']

/** Balances that do not agree with what has happened in the state. */
export const WRONG_BALANCES: readonly WrongBehaviour[] = [
  central('a deposit that waits is credited already', 500, deposit('pending')),
  central('a paid deposit is not credited', -500, deposit('approved')),
  central('a paid deposit is credited twice', 500, deposit('approved')),
  central('a failed deposit is credited', 500, deposit('rejected')),
  central('a withdrawal that waits is not debited', 300, withdrawal('pending')),
  central('a paid withdrawal is debited twice', -300, withdrawal('approved')),
  central('a rejected withdrawal does not come back', -300, withdrawal('rejected')),
  central('a rejected withdrawal comes back twice', 300, withdrawal('rejected')),
  central('a transfer that waits has arrived already', 36, TRANSFERS),
  central('a transfer that waits has not left yet', 30, TRANSFERS),
  central('failed transfers have moved', 2, TRANSFERS),
  central('transfers of an undefined state have moved', 8, TRANSFERS),
  central('an order whose hour is over is credited', 500, ['deposit-expired']),
  central('rebates that wait are credited already', 8, ['rebate-pending']),
  central('collected rebates are not credited', -8, ['rebate-collected']),
  central('an application that waits has paid its bonus', 38, application('pending')),
  central('a passed application pays no bonus', -38, application('approved')),
  central('a rejected application pays its bonus', 38, application('rejected')),
  central('a deposit whose stakes are owed is not in the balance', -250.5, ['wagering-owed']),
  venue('a transfer that waits has arrived already', 30, TRANSFERS),
  venue('a transfer that waits has not left yet', 36, TRANSFERS),
  venue('the stake of an open bet is still there', 100, ['bets-of-each-state']),
  venue('the stake of an invalid bet has not come back', -80, ['bets-of-each-state']),
  venues('the sum leaves out a transfer that waits', 36, TRANSFERS),
  venues('the sum has the stake of an open bet', 100, ['bets-of-each-state']),
]
