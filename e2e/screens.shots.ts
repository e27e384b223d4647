import { DEMO } from '#mock/scenarios/personas.ts'
import {
  after,
  at,
  atFresh,
  button,
  failing,
  followLink,
  hanging,
  inScenario,
  narrow,
  pastWelcome,
  rich,
  type Shot,
  takeShots,
  texts,
} from './support/shooting.ts'
import { type App, expect } from './support/test.ts'

const redPacket = (scenario: string) => inScenario(scenario, '/hongbao')

/** Starts the first game of a category from home, and waits until it has loaded. */
const playing = (category: string) => async (app: App) => {
  const { page } = app
  await pastWelcome(app)
  await page.getByRole('tab', { name: category }).click()
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('region', { name: '场馆余额' })).toContainText('¥')
}

/** On /recharge: chooses this payment method. */
const paying =
  (method: string) =>
  ({ page }: App) =>
    page.getByRole('radio', { name: method }).check({ force: true })

const ORDER = '/payInfo?deposit_no=D20260501120000000100001'
const NO_METHODS = { usdt: 0, wechat: 0, pipay: 0, card: 0, rengong: 0 }

const SCREENS: readonly Shot[] = [
  { name: 'home-welcome', open: {} },
  { name: 'home-visitor', open: {}, act: pastWelcome, on: 'both' },
  { name: 'home-member', open: rich, act: pastWelcome, on: 'both' },
  { name: 'home-drawer', open: rich, act: after(pastWelcome, button('打开菜单')) },
  { name: 'home-announcements', open: rich, act: after(pastWelcome, button('查看公告')) },
  { name: 'home-more', open: rich, act: after(pastWelcome, button('更多')), on: 'both' },
  { name: 'home-empty', open: { scenario: 'empty-lists', as: DEMO }, act: pastWelcome },
  {
    name: 'home-failing',
    open: { scenario: 'visitor', path: '/login' },
    act: after(failing('/'), pastWelcome),
    cold: true,
  },
  { name: 'home-320', open: rich, act: after(pastWelcome, narrow()) },
  { name: 'home-320-large', open: rich, act: after(pastWelcome, narrow('large')) },
  { name: 'home-long-welcome', open: texts('long') },
  { name: 'home-long', open: texts('long'), act: pastWelcome },
  { name: 'home-unbroken', open: texts('unbroken'), act: pastWelcome },
  { name: 'home-mixed-announcements', open: texts('mixed'), act: after(pastWelcome, button('查看公告')) },
  { name: 'home-loading', open: at('/mine'), act: hanging('/'), cold: true },
  { name: 'maintenance', open: { scenario: 'maintenance' } },
  { name: 'login', open: { path: '/login' }, on: 'both' },
  { name: 'login-refused', open: { path: '/login' }, act: button('登录') },
  { name: 'login-320-large', open: { path: '/login' }, act: narrow('large') },
  { name: 'register', open: { path: '/login?type=1' } },
  { name: 'register-320', open: { path: '/login?type=1' }, act: narrow() },
  { name: 'member-home', open: at('/mine'), on: 'both' },
  { name: 'member-home-fresh', open: atFresh('/mine') },
  { name: 'member-home-loading', open: rich, act: hanging('/mine') },
  { name: 'member-home-320-large', open: at('/mine'), act: narrow('large') },
  { name: 'logout-asks', open: at('/mine'), act: button('退出登录'), on: 'both' },
  { name: 'transfer', open: at('/transfer'), on: 'both' },
  { name: 'transfer-fresh', open: atFresh('/transfer') },
  { name: 'transfer-loading', open: rich, act: hanging('/transfer') },
  { name: 'transfer-wallets', open: at('/transfer'), act: button('转入钱包'), on: 'both' },
  { name: 'transfer-refused', open: at('/transfer'), act: button('立即转账') },
  { name: 'transfer-long', open: texts('long', '/transfer') },
  { name: 'transfer-320', open: at('/transfer'), act: narrow() },
  { name: 'transfer-320-large', open: at('/transfer'), act: narrow('large') },
  { name: 'transfer-failing', open: rich, act: failing('/transfer') },
  { name: 'transfer-visitor-asked', open: {}, act: after(pastWelcome, followLink('/transfer')) },
  { name: 'transactions', open: at('/transRecord'), on: 'both' },
  { name: 'transactions-filter', open: at('/transRecord'), act: button('筛选'), on: 'both' },
  { name: 'transactions-detail', open: at('/transRecord?type=2'), act: button('USDT') },
  { name: 'transactions-empty', open: atFresh('/transRecord?type=2&date=1') },
  { name: 'transactions-loading', open: at('/mine'), act: hanging('/transRecord') },
  { name: 'transactions-failing', open: at('/mine'), act: failing('/transRecord') },
  { name: 'transactions-long', open: texts('long', '/transRecord') },
  { name: 'transactions-320', open: at('/transRecord'), act: narrow() },
  { name: 'bets', open: at('/betRecord'), on: 'both' },
  { name: 'bets-states', open: inScenario('bets-of-each-state', '/betRecord') },
  { name: 'bets-many', open: inScenario('many-bets', '/betRecord') },
  { name: 'bets-320-large', open: at('/betRecord'), act: narrow('large') },
  { name: 'promotion-applications', open: at('/activityRecord') },
  { name: 'promotion-applications-empty', open: atFresh('/activityRecord') },
  { name: 'report', open: at('/report'), on: 'both' },
  { name: 'report-empty', open: atFresh('/report') },
  { name: 'report-loading', open: at('/mine'), act: hanging('/report') },
  { name: 'report-320-large', open: at('/report'), act: narrow('large') },
  { name: 'deposit', open: at('/recharge'), act: button('500.00 元'), on: 'both' },
  { name: 'deposit-bank', open: at('/recharge'), act: paying('银行卡转账') },
  { name: 'deposit-online', open: at('/recharge'), act: paying('其他支付') },
  {
    name: 'deposit-refused',
    open: at('/recharge'),
    act: after(paying('其他支付'), button('前往支付')),
  },
  { name: 'deposit-no-cards', open: atFresh('/recharge') },
  { name: 'deposit-closed', open: { scenario: 'pay-ways', params: NO_METHODS, as: DEMO, path: '/recharge' } },
  { name: 'deposit-loading', open: rich, act: hanging('/recharge') },
  { name: 'deposit-failing', open: rich, act: failing('/recharge') },
  { name: 'deposit-320-large', open: at('/recharge'), act: narrow('large') },
  { name: 'deposit-order', open: inScenario('deposit-order', ORDER), on: 'both' },
  {
    name: 'deposit-order-wechat',
    open: { scenario: 'deposit-order', params: { way: 'wechat' }, as: DEMO, path: ORDER },
  },
  { name: 'deposit-order-over', open: inScenario('deposit-expired', ORDER) },
  { name: 'deposit-order-none', open: at('/payInfo?deposit_no=D1') },
  { name: 'deposit-order-loading', open: { scenario: 'deposit-order', as: DEMO }, act: hanging(ORDER) },
  {
    name: 'deposit-order-320-large',
    open: inScenario('deposit-order', ORDER),
    act: narrow('large'),
  },
  { name: 'red-packet-before', open: redPacket('red-packet-before') },
  { name: 'red-packet-open', open: redPacket('red-packet-open'), on: 'both' },
  { name: 'red-packet-won', open: redPacket('red-packet-open'), act: button('开红包'), on: 'both' },
  { name: 'red-packet-not-met', open: redPacket('red-packet-not-met'), act: button('开红包') },
  { name: 'red-packet-used-up', open: redPacket('red-packet-used-up') },
  { name: 'red-packet-ended', open: redPacket('red-packet-ended'), act: button('开红包') },
  {
    name: 'red-packet-loading',
    open: inScenario('red-packet-open', '/mine'),
    act: hanging('/hongbao'),
  },
  {
    name: 'red-packet-failing',
    open: inScenario('red-packet-open', '/mine'),
    act: failing('/hongbao'),
  },
  { name: 'red-packet-320-large', open: redPacket('red-packet-open'), act: narrow('large') },
  { name: 'red-packet-records', open: inScenario('red-packet-used-up', '/welfare') },
  { name: 'red-packet-records-empty', open: atFresh('/welfare') },
  { name: 'rebate', open: at('/fanshui'), on: 'both' },
  { name: 'rebate-collected', open: inScenario('rebate-pending', '/fanshui'), act: button('立即领取') },
  { name: 'rebate-empty', open: atFresh('/fanshui'), act: button('立即领取') },
  { name: 'rebate-loading', open: rich, act: hanging('/fanshui') },
  { name: 'rebate-320-large', open: at('/fanshui'), act: narrow('large') },
  { name: 'vip', open: at('/vip'), on: 'both' },
  { name: 'vip-visitor', open: { path: '/vip' }, on: 'both' },
  { name: 'vip-0', open: atFresh('/vip') },
  { name: 'vip-10', open: { scenario: 'vip-level', params: { level: 10 }, as: DEMO, path: '/vip' } },
  { name: 'vip-rising', open: inScenario('vip-about-to-rise', '/vip') },
  { name: 'vip-falling', open: inScenario('vip-about-to-fall', '/vip') },
  { name: 'vip-loading', open: { path: '/login' }, act: hanging('/vip') },
  { name: 'vip-failing', open: { path: '/login' }, act: failing('/vip') },
  { name: 'vip-320-large', open: at('/vip'), act: narrow('large') },
  { name: 'game-slot', open: rich, act: playing('电子') },
  { name: 'game-lottery', open: rich, act: playing('彩票') },
  { name: 'game-slip', open: rich, act: playing('体育') },
  { name: 'game-dragon', open: rich, act: playing('真人') },
  { name: 'game-cold-link', open: at('/gamePage?name=yzdz&type=0&code=1') },
]

takeShots(SCREENS)
