import { DEMO } from '#mock/scenarios/personas.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { type Driver, SUBMIT } from './driver.ts'
import { leadsTo, type MoneyAction } from './money-action.ts'

const FIRST_CARD = { css: '.card-sheet li:first-child button', within: { role: 'dialog' } } as const

const toCard = async (app: Driver, amount: string) => {
  await app.tap({ css: 'button.card-pick' })
  await app.tap(FIRST_CARD)
  await app.seesNone({ role: 'dialog' })
  await app.fill('取款金额', amount)
  await app.fill('支付密码', DEMO.payPassword)
}

const WITHDRAWAL = {
  path: '/api/withdraw',
  ready: (app) => toCard(app, '1000'),
  button: SUBMIT,
  done: leadsTo(/#\/transRecord/),
  counts: 'withdrawals',
  adds: 1,
  inTwoTabs: 1,
  secret: '支付密码',
  typed: ['取款金额', '1000'],
} as const satisfies Partial<MoneyAction>

export const WITHDRAWALS: readonly MoneyAction[] = [
  {
    ...WITHDRAWAL,
    name: 'withdrawal to a bank card',
    open: { ...READY_TO_WITHDRAW, path: '/withdrawal?type=2' },
  },
  {
    ...WITHDRAWAL,
    name: 'withdrawal to a USDT address',
    open: { ...READY_TO_WITHDRAW, path: '/withdrawal?type=1' },
  },
]
