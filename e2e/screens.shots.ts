import { DEMO } from '#mock/scenarios/personas.ts'
import { backToShop, openPaymentPage, pendingOrders } from './journeys/deposit.ts'
import {
  after,
  failing,
  followLink,
  freshScreenAt,
  hanging,
  inScenario,
  narrow,
  pastWelcome,
  rich,
  type Shot,
  screenAt,
  takeShots,
  tapButton,
  texts,
} from './support/shooting.ts'
import { type AppFixture, expect } from './support/test.ts'

const redPacket = (scenario: string) => inScenario(scenario, '/hongbao')

const tapFirstGame = ({ page }: AppFixture) =>
  page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()

const tapFirstBet = async ({ page }: AppFixture) => {
  await page.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
}

/** On /recharge: chooses this payment method. */
const paying =
  (method: string) =>
  ({ page }: AppFixture) =>
    page.getByRole('radio', { name: method }).check({ force: true })

/** An online order that the member has come back from without paying. */
const leftUnpaid = async (app: AppFixture) => {
  await openPaymentPage(app)
  await backToShop(app.page)
  await expect(pendingOrders(app.page)).toBeVisible()
}

const ORDER = '/payInfo?deposit_no=D20260501120000000100001'
const NO_METHODS = { usdt: 0, wechat: 0, pipay: 0, card: 0, rengong: 0 }

const SCREENS: readonly Shot[] = [
  { name: 'home-welcome', open: {} },
  { name: 'home-visitor', open: {}, act: pastWelcome, on: 'both' },
  { name: 'home-member', open: rich, act: pastWelcome, on: 'both' },
  { name: 'home-visitor-taps-game', open: {}, act: after(pastWelcome, tapFirstGame) },
  { name: 'home-visitor-announcements', open: {}, act: after(pastWelcome, tapButton('查看公告')) },
  { name: 'home-drawer', open: rich, act: after(pastWelcome, tapButton('打开菜单')) },
  { name: 'home-announcements', open: rich, act: after(pastWelcome, tapButton('查看公告')) },
  { name: 'home-more', open: rich, act: after(pastWelcome, tapButton('更多')), on: 'both' },
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
  { name: 'home-mixed-announcements', open: texts('mixed'), act: after(pastWelcome, tapButton('查看公告')) },
  { name: 'home-loading', open: screenAt('/mine'), act: hanging('/'), cold: true },
  { name: 'maintenance', open: { scenario: 'maintenance' } },
  { name: 'login', open: { path: '/login' }, on: 'both' },
  { name: 'login-refused', open: { path: '/login' }, act: tapButton('登录') },
  { name: 'login-320-large', open: { path: '/login' }, act: narrow('large') },
  { name: 'register', open: { path: '/login?type=1' } },
  { name: 'register-320', open: { path: '/login?type=1' }, act: narrow() },
  { name: 'member-home', open: screenAt('/mine'), on: 'both' },
  { name: 'member-home-fresh', open: freshScreenAt('/mine') },
  { name: 'member-home-loading', open: rich, act: hanging('/mine') },
  { name: 'member-home-320-large', open: screenAt('/mine'), act: narrow('large') },
  { name: 'logout-asks', open: screenAt('/mine'), act: tapButton('退出登录'), on: 'both' },
  { name: 'transfer', open: screenAt('/transfer'), on: 'both' },
  { name: 'transfer-fresh', open: freshScreenAt('/transfer') },
  { name: 'transfer-loading', open: rich, act: hanging('/transfer') },
  { name: 'transfer-wallets', open: screenAt('/transfer'), act: tapButton('转入钱包'), on: 'both' },
  { name: 'transfer-refused', open: screenAt('/transfer'), act: tapButton('立即转账') },
  { name: 'transfer-long', open: texts('long', '/transfer') },
  { name: 'transfer-320', open: screenAt('/transfer'), act: narrow() },
  { name: 'transfer-320-large', open: screenAt('/transfer'), act: narrow('large') },
  { name: 'transfer-failing', open: rich, act: failing('/transfer') },
  { name: 'transfer-visitor-asked', open: {}, act: after(pastWelcome, followLink('/transfer')) },
  { name: 'transactions', open: screenAt('/transRecord'), on: 'both' },
  { name: 'transactions-all', open: screenAt('/transRecord?type=0'), on: 'both' },
  { name: 'transactions-filter', open: screenAt('/transRecord'), act: tapButton('筛选'), on: 'both' },
  { name: 'transactions-detail', open: screenAt('/transRecord?type=2'), act: tapButton('USDT') },
  { name: 'transactions-empty', open: freshScreenAt('/transRecord?type=2&date=1') },
  { name: 'transactions-loading', open: screenAt('/mine'), act: hanging('/transRecord') },
  { name: 'transactions-failing', open: screenAt('/mine'), act: failing('/transRecord') },
  { name: 'transactions-long', open: texts('long', '/transRecord') },
  { name: 'transactions-320', open: screenAt('/transRecord'), act: narrow() },
  { name: 'bets', open: screenAt('/betRecord'), on: 'both' },
  { name: 'bets-open', open: inScenario('bets-of-each-state', '/betRecord?status=2') },
  { name: 'bets-detail', open: screenAt('/betRecord'), act: tapFirstBet },
  { name: 'bets-filter', open: screenAt('/betRecord'), act: tapButton('筛选') },
  { name: 'bets-states', open: inScenario('bets-of-each-state', '/betRecord') },
  { name: 'bets-many', open: inScenario('many-bets', '/betRecord') },
  { name: 'bets-320-large', open: screenAt('/betRecord'), act: narrow('large') },
  { name: 'promotion-applications', open: screenAt('/activityRecord') },
  { name: 'promotion-applications-empty', open: freshScreenAt('/activityRecord') },
  { name: 'report', open: screenAt('/report'), on: 'both' },
  { name: 'report-empty', open: freshScreenAt('/report') },
  { name: 'report-loading', open: screenAt('/mine'), act: hanging('/report') },
  { name: 'report-320-large', open: screenAt('/report'), act: narrow('large') },
  { name: 'deposit', open: screenAt('/recharge'), act: tapButton('500.00 元'), on: 'both' },
  { name: 'deposit-bank', open: screenAt('/recharge'), act: paying('银行卡转账') },
  { name: 'deposit-online', open: screenAt('/recharge'), act: paying('其他支付') },
  {
    name: 'deposit-refused',
    open: screenAt('/recharge'),
    act: after(paying('其他支付'), tapButton('前往支付')),
  },
  { name: 'deposit-pending', open: rich, act: leftUnpaid, on: 'both' },
  { name: 'deposit-no-cards', open: freshScreenAt('/recharge') },
  { name: 'deposit-closed', open: { scenario: 'pay-ways', params: NO_METHODS, as: DEMO, path: '/recharge' } },
  { name: 'deposit-loading', open: rich, act: hanging('/recharge') },
  { name: 'deposit-failing', open: rich, act: failing('/recharge') },
  { name: 'deposit-320-large', open: screenAt('/recharge'), act: narrow('large') },
  { name: 'deposit-order', open: inScenario('deposit-order', ORDER), on: 'both' },
  {
    name: 'deposit-order-wechat',
    open: { scenario: 'deposit-order', params: { way: 'wechat' }, as: DEMO, path: ORDER },
  },
  { name: 'deposit-order-over', open: inScenario('deposit-expired', ORDER) },
  { name: 'deposit-order-none', open: screenAt('/payInfo?deposit_no=D1') },
  { name: 'deposit-order-loading', open: { scenario: 'deposit-order', as: DEMO }, act: hanging(ORDER) },
  {
    name: 'deposit-order-320-large',
    open: inScenario('deposit-order', ORDER),
    act: narrow('large'),
  },
  { name: 'red-packet-before', open: redPacket('red-packet-before') },
  { name: 'red-packet-open', open: redPacket('red-packet-open'), on: 'both' },
  {
    name: 'red-packet-won',
    open: redPacket('red-packet-open'),
    act: after(tapButton('开红包'), tapButton('确认领取')),
    on: 'both',
  },
  { name: 'red-packet-not-met', open: redPacket('red-packet-not-met'), act: tapButton('开红包') },
  { name: 'red-packet-used-up', open: redPacket('red-packet-used-up') },
  { name: 'red-packet-ended', open: redPacket('red-packet-ended'), act: tapButton('开红包') },
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
  { name: 'red-packet-records-empty', open: freshScreenAt('/welfare') },
  { name: 'rebate', open: screenAt('/fanshui'), on: 'both' },
  {
    name: 'rebate-collected',
    open: inScenario('rebate-pending', '/fanshui'),
    act: after(tapButton('立即领取'), tapButton('确认领取')),
  },
  { name: 'rebate-empty', open: freshScreenAt('/fanshui'), act: tapButton('立即领取') },
  { name: 'rebate-loading', open: rich, act: hanging('/fanshui') },
  { name: 'rebate-320-large', open: screenAt('/fanshui'), act: narrow('large') },
  { name: 'vip', open: screenAt('/vip'), on: 'both' },
  { name: 'vip-visitor', open: { path: '/vip' }, on: 'both' },
  { name: 'vip-0', open: freshScreenAt('/vip') },
  { name: 'vip-10', open: { scenario: 'vip-level', params: { level: 10 }, as: DEMO, path: '/vip' } },
  { name: 'vip-rising', open: inScenario('vip-about-to-rise', '/vip') },
  { name: 'vip-falling', open: inScenario('vip-about-to-fall', '/vip') },
  { name: 'vip-loading', open: { path: '/login' }, act: hanging('/vip') },
  { name: 'vip-failing', open: { path: '/login' }, act: failing('/vip') },
  { name: 'vip-320-large', open: screenAt('/vip'), act: narrow('large') },
  { name: 'game-cold-link', open: screenAt('/gamePage?name=yzdz&type=0&code=1') },
]

takeShots(SCREENS)
