import fc from 'fast-check'
import type { Model, Payout, Person } from '../model/state.ts'
import { LEAST, MOST, readWagering, settle, withdraw } from '../model/withdrawal.ts'
import { same } from '../same.ts'
import {
  anyIndex,
  asWire,
  atIndex,
  command,
  type Drawn,
  form,
  memberCommand,
  often,
  partOf,
  payOf,
  share,
  who,
} from './draw.ts'

const payoutsOf = (m: Model): { p: Person; payout: Payout }[] =>
  m.people.flatMap((p) => p.payouts.slice(-5).map((payout) => ({ p, payout })))

const foreignCard = (m: Model, p: Person): string =>
  m.people.find((other) => other !== p && other.cards.length > 0)?.cards[0]?.id ?? '0'

export const withdrawalCommands: Drawn[] = [
  ...often(
    4,
    memberCommand('withdraw', fc.record({ who, card: anyIndex, share, form }), ({ p, token }, drawn) => {
      const amount = Math.max(LEAST, Math.min(partOf(p.central, drawn.share), MOST))
      const card = atIndex(p.cards, drawn.card)?.id ?? '0'
      return withdraw(token, { amount, wire: asWire(amount, drawn.form), card, password: payOf(p) })
    }),
  ),
  ...often(
    2,
    memberCommand('withdraw badly', fc.record({ who, bad: fc.nat(6), form }), ({ p, token }, drawn, m) => {
      const amount = [LEAST, LEAST - 1, MOST + 1, p.central + 1, 0, -LEAST, LEAST][drawn.bad] ?? LEAST
      const card = drawn.bad === 0 ? foreignCard(m, p) : (p.cards[0]?.id ?? '0')
      const password = drawn.bad === 6 ? '' : payOf(p)
      return withdraw(token, { amount, wire: asWire(amount, drawn.form), card, password })
    }),
  ),
  memberCommand('withdraw with a wrong password', fc.record({ who }), ({ p, token }) =>
    withdraw(token, { amount: LEAST, wire: 100, card: p.cards[0]?.id ?? '0', password: 'wrong-one' }),
  ),
  ...often(
    3,
    command(
      'review a withdrawal',
      fc.record({ order: anyIndex, approve: fc.boolean() }),
      (m, { order, approve }) => {
        const found = atIndex(payoutsOf(m), order)
        if (!found) return undefined
        return async (_, { real }) => {
          const { p, payout } = found
          const decided = settle(m, p, payout, approve)
          const changed = await real.runControl('review', { what: 'withdrawal', id: payout.no, approve })
          same(changed, decided, `whether the review changed withdrawal ${payout.no}`)
        }
      },
    ),
  ),
  memberCommand('ask what is to stake', fc.record({ who }), ({ token }) => readWagering(token)),
]
