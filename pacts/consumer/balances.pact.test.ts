import { describe, expect, it } from 'vitest'
import { memberContract } from '#contracts/member.ts'
import { type Fen, fen, wholeYuan } from '#contracts/money/money.ts'
import { walletContract } from '#contracts/wallet.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { userQuery } from '#src/api/queries/member.ts'
import { venuesQuery } from '#src/api/queries/money/wallet.ts'
import { app } from './support/app.ts'
import { knownMember } from './support/member.ts'
import { pact, type StateRef } from './support/pact.ts'
import { chinese, data, exactText, exactYuan, rowsWith, words, yuan } from './support/wire.ts'

/** What the wallets hold after something has happened: nothing is lost, and nothing is there twice. */

const { user } = memberContract
const { balancelist } = walletContract

describe('the central wallet', () => {
  type Held = { that: string; given: StateRef; holds: number | string; read: Fen }
  const deposit = (decision: 'pending' | 'approved' | 'rejected'): StateRef => ['deposit-order', { decision }]
  const withdrawal = (decision: 'pending' | 'approved' | 'rejected'): StateRef => [
    'withdrawal-order',
    { decision },
  ]
  const application = (decision: 'pending' | 'approved' | 'rejected'): StateRef => [
    'activity-application',
    { activity: '3', decision },
  ]
  const whole = (that: string, given: StateRef, yuan: number): Held => ({
    that,
    given,
    holds: yuan,
    read: wholeYuan(yuan),
  })

  const wallets: Held[] = [
    whole('while a deposit waits', deposit('pending'), 0),
    whole('after a deposit was credited', deposit('approved'), 500),
    whole('after a deposit failed', deposit('rejected'), 0),
    whole('after the hour of a deposit', ['deposit-expired'], 0),
    whole('with one of four deposits credited', ['several-deposit-orders'], 400),
    whole('while a withdrawal waits', withdrawal('pending'), 700),
    whole('after a withdrawal was paid', withdrawal('approved'), 700),
    whole('after a withdrawal was rejected', withdrawal('rejected'), 1000),
    whole('after transfers of each state', ['transfers-of-each-state'], 974),
    whole('while rebates wait', ['rebate-pending'], 3000),
    whole('after rebates were collected', ['rebate-collected'], 3008),
    whole('while an application waits', application('pending'), 1000),
    whole('after an application passed', application('approved'), 1038),
    whole('after an application was rejected', application('rejected'), 1000),
    {
      that: 'while stakes are owed for a deposit',
      given: ['wagering-owed', { left: '250.50' }],
      holds: '1250.50',
      read: fen(125_050),
    },
  ]
  it.each(wallets)('holds what is there $that', ({ that, given, holds, read }) =>
    pact(
      { given, that, call: user, as: DEMO, answer: data({ ...knownMember, balance: exactYuan(holds) }) },
      async () => expect(await app().fetchQuery(userQuery())).toMatchObject({ balance: read }),
    ))

  it.each([
    { that: 'after transfers of each state, with the venues', given: ['transfers-of-each-state'], sum: 160 },
    { that: 'after bets of each state, with the venues', given: ['bets-of-each-state'], sum: 890 },
  ] as const)('is told beside the sum of the venues: $that', ({ that, given, sum }) =>
    pact(
      { given, that, call: user, as: DEMO, answer: data({ ...knownMember, gameblance: exactYuan(sum) }) },
      async () => expect(await app().fetchQuery(userQuery())).toMatchObject({ venueBalance: wholeYuan(sum) }),
    ))
})

describe('the wallet of a venue', () => {
  it.each([
    { that: 'after transfers of each state', given: ['transfers-of-each-state'], holds: 160 },
    { that: 'after bets of each state', given: ['bets-of-each-state'], holds: 890 },
  ] as const)('holds what is there $that', ({ that, given, holds }) =>
    pact(
      {
        given,
        that,
        call: balancelist,
        as: DEMO,
        answer: data(
          rowsWith(
            { name: chinese('云舟电子'), platname: words('yzdz'), balance: yuan(0) },
            { platname: exactText('yzdz'), balance: exactYuan(holds) },
          ),
        ),
      },
      async () =>
        expect(await app().fetchQuery(venuesQuery())).toMatchObject([{ balance: wholeYuan(holds) }]),
    ))
})
