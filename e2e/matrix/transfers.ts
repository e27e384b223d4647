import { WITH_MONEY } from '../journeys/openings.ts'
import { type Driver, SUBMIT } from './driver.ts'
import { leadsTo, type MoneyAction, showsToast } from './money-action.ts'

const VENUE = '云舟电子'
const AMOUNT_FIELD = { label: '转账金额' }

/** Venue as the target of a transfer from the central wallet. */
const chooseVenue = async (app: Driver) => {
  const sheet = { role: 'dialog', name: '转入钱包' } as const
  await app.tap({ role: 'button', name: '转入钱包' })
  await app.tap({ role: 'button', name: VENUE, within: sheet })
  await app.seesNone(sheet)
}
/** Auto-transfer on, and a link to a game: the tap moves all that the member has into the venue. */
const gameWithAutoTransfer = async (app: Driver) => {
  await app.post('/api/uptransferstatus', { transferstatus: 1 })
  await app.goTo('/gamePage?name=yzdz&type=0&code=yzdz-001')
  await app.canTap(LAUNCH)
}
const LAUNCH = { role: 'button', name: '开始游戏' } as const

export const TRANSFERS: readonly MoneyAction[] = [
  {
    name: 'transfer in',
    path: '/api/transfer',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: async (app) => {
      await chooseVenue(app)
      await app.fill('转账金额', '1000')
    },
    button: SUBMIT,
    done: showsToast(/转账成功/),
    counts: 'intoVenue',
    adds: 1,
    inTwoTabs: 1,
    typed: ['转账金额', '1000'],
  },
  {
    name: 'transfer out',
    path: '/api/transfer',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: async (app) => {
      await chooseVenue(app)
      await app.tap({ role: 'button', name: '互换转出与转入' })
      await app.fill('转账金额', '200')
    },
    button: SUBMIT,
    done: showsToast(/转账成功/),
    counts: 'fromVenue',
    adds: 1,
    inTwoTabs: 1,
    typed: ['转账金额', '200'],
  },
  {
    name: 'recall',
    path: '/api/transall',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: (app) => app.sees(AMOUNT_FIELD),
    button: { role: 'button', name: '一键回收' },
    done: showsToast(/回收/),
    counts: 'fromVenue',
    adds: 1,
    inTwoTabs: 1,
  },
  {
    name: 'auto-transfer switch',
    path: '/api/uptransferstatus',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: (app) => app.sees(AMOUNT_FIELD),
    button: { boxOf: 'checkbox', name: '自动免转' },
    done: (app) => app.seesNone(AMOUNT_FIELD),
    counts: 'auto',
    adds: 1,
    onReturn: (app) => app.seesNone(AMOUNT_FIELD),
    inTwoTabs: 1,
  },
  {
    name: 'launch with auto-transfer',
    path: '/api/getGameUrl',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: gameWithAutoTransfer,
    button: LAUNCH,
    done: leadsTo(/[?&]ticket=/),
    counts: 'intoVenue',
    adds: 1,
    toldAway: '已回收 1,200.00 元到中心钱包',
    inTwoTabs: 1,
    leavesOnRefusal: true,
  },
]
