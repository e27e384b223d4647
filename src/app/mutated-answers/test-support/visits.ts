import { addressesOf, ROUTES } from '#e2e/access/addresses.ts'
import { READY_TO_WITHDRAW } from '#e2e/journeys/openings.ts'
import { ACTIONS } from '#e2e/matrix/actions.ts'
import { type Driver, SUBMIT, type Target } from '#e2e/matrix/driver.ts'
import { isScenario, type ScenarioName } from '#mock/scenarios/catalogue.ts'
import { DEMO, FRESH, type Persona } from '#mock/scenarios/personas.ts'
import { storage } from '../../../lib/device/storage.ts'
import { chooseAvatar, logInForm, newPassword, registerForm } from './forms.ts'

/** One thing that somebody does in the app: opens an address, or gets a form ready there and taps. */
export type Visit = {
  name: string
  scenario: ScenarioName
  params?: Readonly<Record<string, unknown>>
  as?: Persona
  path: string
  /** Before the app starts. */
  prepare?: () => void
  /** How far the phone's clock is ahead of the server's. */
  clockAheadMs?: number
  /** All but the last tap; the answers are still good. */
  ready?: (app: Driver) => Promise<void>
  /** The answers are spoiled from here on. */
  act?: (app: Driver) => Promise<void>
  /** What happens around the app once its screen is at rest. */
  event?: () => Promise<void>
}

const tapOn = (target: Target) => (app: Driver) => app.tap(target)
const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
})

export const OPENINGS: readonly Visit[] = (['member', 'visitor'] as const).flatMap((who) =>
  ROUTES.filter((route) => route.who === 'all' || route.who === who)
    .flatMap(addressesOf)
    .map((path) => ({
      name: `${path} as a ${who}`,
      path,
      ...(who === 'member' ? { scenario: 'demo', as: DEMO } : { scenario: 'visitor' }),
    })),
)

/** Links to member screens, opened by visitors: a dialog asks them to log in, or they go to /login. */
export const TURNED_AWAY: readonly Visit[] = ROUTES.filter(({ who }) => who === 'member')
  .flatMap(addressesOf)
  .map((path) => ({ name: `${path} as a visitor`, path, scenario: 'visitor' }))

/** Screens that need a state of their own to show anything. */
const STATES: readonly Visit[] = [
  ...['usdt-trc20', 'wechat', 'bank'].map(
    (way): Visit => ({
      name: `an open order by ${way}`,
      scenario: 'deposit-order',
      params: { way },
      as: DEMO,
      path: '/payInfo?deposit_no=D20260501120000000100001',
    }),
  ),
  {
    name: 'the return from an online payment',
    scenario: 'demo',
    as: DEMO,
    path: '/recharge',
    prepare: () => void storage.set('pendingOrder', { orderNo: 'P-1', createdAtMs: Date.now() }),
  },
  {
    name: 'the red packet while it is open',
    scenario: 'red-packet-open',
    as: DEMO,
    path: '/hongbao',
  },
]

const scenarioNamed = (name: string): ScenarioName => {
  if (!isScenario(name)) throw new Error(`no scenario ${name}`)
  return name
}

const MONEY: readonly Visit[] = ACTIONS.map(({ name, open, ready, button: last }) => ({
  name,
  ...open,
  scenario: scenarioNamed(open.scenario),
  ready,
  act: tapOn(last),
}))

const MEMBER = { scenario: 'member-with-money', as: DEMO } as const

const OTHERS: readonly Visit[] = [
  {
    name: 'logging in',
    scenario: 'member-with-money',
    path: '/login',
    ready: logInForm,
    act: tapOn(SUBMIT),
  },
  {
    name: 'registering',
    scenario: 'visitor',
    path: '/login?type=1',
    ready: registerForm,
    act: tapOn(SUBMIT),
  },
  {
    name: 'leaving',
    ...MEMBER,
    path: '/mine',
    ready: tapOn(button('退出登录')),
    act: tapOn(button('退出登录', { role: 'alertdialog' })),
  },
  { name: 'refreshing the balance', ...MEMBER, path: '/transfer', act: tapOn(button('刷新余额')) },
  {
    name: 'changing the profile',
    ...MEMBER,
    path: '/userInfo',
    ready: (app) => app.fill('邮箱', 'boat@example.com'),
    act: tapOn(SUBMIT),
  },
  { name: 'a new avatar', ...MEMBER, path: '/userInfo', act: chooseAvatar },
  {
    name: 'a new login password',
    ...MEMBER,
    path: '/password?type=1',
    ready: (app) => newPassword(app, '登录', DEMO.password, 'another1'),
    act: tapOn(SUBMIT),
  },
  {
    name: 'a new payment password',
    ...MEMBER,
    path: '/password?type=2',
    ready: (app) => newPassword(app, '支付', DEMO.payPassword, '246810'),
    act: tapOn(SUBMIT),
  },
  {
    name: 'applying as an agent',
    scenario: 'fresh-member',
    as: FRESH,
    path: '/applyagent',
    ready: async (app) => {
      await app.fill('手机号', '13800138000')
      await app.fill('申请理由', '有自己的玩家社群')
    },
    act: tapOn(SUBMIT),
  },
  {
    name: 'the agent’s entrance',
    scenario: 'agent-application',
    params: { decision: 'approved' },
    as: DEMO,
    path: '/gamePage?dailiD=1',
  },
  {
    name: 'applying for a promotion',
    ...MEMBER,
    path: '/activityInfo?id=3',
    ready: tapOn(button('立即申请')),
    act: tapOn(button('确认申请')),
  },
  { name: 'the USD platform', scenario: 'visitor', path: '/sitepage?type=2' },
  {
    name: 'choosing the bank of a deposit',
    ...READY_TO_WITHDRAW,
    path: '/recharge',
    act: tapOn({ boxOf: 'radio', name: '银行卡转账' }),
  },
  { name: 'choosing a bank', ...MEMBER, path: '/addBankCard', act: tapOn(button(/选择银行/)) },
]

/** Everything that the app is tried with. */
export const VISITS: readonly Visit[] = [...OPENINGS, ...STATES, ...MONEY, ...OTHERS]
