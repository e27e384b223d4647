import { DEMO } from '#mock/scenarios/personas.ts'
import {
  after,
  bare,
  button,
  closeWelcome,
  failing,
  goTo,
  hanging,
  narrow,
  rich,
  type Shot,
  takeShots,
  words,
} from './support/shooting.ts'
import { type App, expect } from './support/test.ts'

/** The demo’s member in the named scenario, on /hongbao by default. */
const packets = (scenario: string, path = '/hongbao') => ({ scenario, as: DEMO, path })
/** Starts the first game of a category from home, and waits until it has loaded. */
const playing = (category: string) => async (app: App) => {
  const { page } = app
  await closeWelcome(app)
  await page.getByRole('tab', { name: category }).click()
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('region', { name: '场馆余额' })).toContainText('¥')
}

/** On /recharge: chooses this payment method. */
const paying =
  (way: string) =>
  ({ page }: App) =>
    page.getByRole('radio', { name: way }).check({ force: true })

const ORDER = '/payInfo?deposit_no=D20260501120000000100001'
const NO_WAY = { usdt: 0, wechat: 0, pipay: 0, card: 0, rengong: 0 }

const SHOTS_WANTED: readonly Shot[] = [
  { name: 'home-welcome', open: {} },
  { name: 'home-visitor', open: {}, act: closeWelcome, on: 'both' },
  { name: 'home-member', open: rich, act: closeWelcome, on: 'both' },
  { name: 'home-drawer', open: rich, act: after(closeWelcome, button('打开菜单')) },
  { name: 'home-notices', open: rich, act: after(closeWelcome, button('查看公告')) },
  { name: 'home-more', open: rich, act: after(closeWelcome, button('更多')), on: 'both' },
  { name: 'home-empty', open: { scenario: 'empty-lists', as: DEMO }, act: closeWelcome },
  {
    name: 'home-failing',
    open: { scenario: 'visitor', path: '/login' },
    act: after(failing('/'), closeWelcome),
    cold: true,
  },
  { name: 'home-320', open: rich, act: after(closeWelcome, narrow()) },
  { name: 'home-320-large', open: rich, act: after(closeWelcome, narrow('large')) },
  { name: 'home-long-welcome', open: words('long') },
  { name: 'home-long', open: words('long'), act: closeWelcome },
  { name: 'home-unbroken', open: words('unbroken'), act: closeWelcome },
  { name: 'home-mixed-notices', open: words('mixed'), act: after(closeWelcome, button('查看公告')) },
  { name: 'home-loading', open: { ...rich, path: '/mine' }, act: hanging('/'), cold: true },
  { name: 'maintenance', open: { scenario: 'maintenance' } },
  { name: 'login', open: { path: '/login' }, on: 'both' },
  { name: 'login-refused', open: { path: '/login' }, act: button('登录') },
  { name: 'login-320-large', open: { path: '/login' }, act: narrow('large') },
  { name: 'register', open: { path: '/login?type=1' } },
  { name: 'register-320', open: { path: '/login?type=1' }, act: narrow() },
  { name: 'mine', open: { ...rich, path: '/mine' }, on: 'both' },
  { name: 'mine-fresh', open: { ...bare, path: '/mine' } },
  { name: 'mine-loading', open: rich, act: hanging('/mine') },
  { name: 'mine-320-large', open: { ...rich, path: '/mine' }, act: narrow('large') },
  { name: 'logout-asks', open: { ...rich, path: '/mine' }, act: button('退出登录'), on: 'both' },
  { name: 'transfer', open: { ...rich, path: '/transfer' }, on: 'both' },
  { name: 'transfer-fresh', open: { ...bare, path: '/transfer' } },
  { name: 'transfer-loading', open: rich, act: hanging('/transfer') },
  { name: 'transfer-wallets', open: { ...rich, path: '/transfer' }, act: button('转入钱包'), on: 'both' },
  { name: 'transfer-refused', open: { ...rich, path: '/transfer' }, act: button('立即转账') },
  { name: 'transfer-long', open: words('long', '/transfer') },
  { name: 'transfer-320', open: { ...rich, path: '/transfer' }, act: narrow() },
  { name: 'transfer-320-large', open: { ...rich, path: '/transfer' }, act: narrow('large') },
  { name: 'transfer-failing', open: rich, act: failing('/transfer') },
  { name: 'transfer-visitor-asked', open: {}, act: after(closeWelcome, goTo('/transfer')) },
  { name: 'trans-record', open: { ...rich, path: '/transRecord' }, on: 'both' },
  { name: 'trans-record-filter', open: { ...rich, path: '/transRecord' }, act: button('筛选'), on: 'both' },
  { name: 'trans-record-detail', open: { ...rich, path: '/transRecord?type=2' }, act: button('USDT') },
  { name: 'trans-record-empty', open: { ...bare, path: '/transRecord?type=2&date=1' } },
  { name: 'trans-record-loading', open: { ...rich, path: '/mine' }, act: hanging('/transRecord') },
  { name: 'trans-record-failing', open: { ...rich, path: '/mine' }, act: failing('/transRecord') },
  { name: 'trans-record-long', open: words('long', '/transRecord') },
  { name: 'trans-record-320', open: { ...rich, path: '/transRecord' }, act: narrow() },
  { name: 'bet-record', open: { ...rich, path: '/betRecord' }, on: 'both' },
  { name: 'bet-record-states', open: { scenario: 'bets-of-each-state', as: DEMO, path: '/betRecord' } },
  { name: 'bet-record-many', open: { scenario: 'many-bets', as: DEMO, path: '/betRecord' } },
  { name: 'bet-record-320-large', open: { ...rich, path: '/betRecord' }, act: narrow('large') },
  { name: 'activity-record', open: { ...rich, path: '/activityRecord' } },
  { name: 'activity-record-empty', open: { ...bare, path: '/activityRecord' } },
  { name: 'report', open: { ...rich, path: '/report' }, on: 'both' },
  { name: 'report-empty', open: { ...bare, path: '/report' } },
  { name: 'report-loading', open: { ...rich, path: '/mine' }, act: hanging('/report') },
  { name: 'report-320-large', open: { ...rich, path: '/report' }, act: narrow('large') },
  { name: 'recharge', open: { ...rich, path: '/recharge' }, act: button('500.00 元'), on: 'both' },
  { name: 'recharge-bank', open: { ...rich, path: '/recharge' }, act: paying('银行卡转账') },
  { name: 'recharge-other', open: { ...rich, path: '/recharge' }, act: paying('其他支付') },
  {
    name: 'recharge-refused',
    open: { ...rich, path: '/recharge' },
    act: after(paying('其他支付'), button('前往支付')),
  },
  { name: 'recharge-no-cards', open: { ...bare, path: '/recharge' } },
  { name: 'recharge-closed', open: { scenario: 'pay-ways', params: NO_WAY, as: DEMO, path: '/recharge' } },
  { name: 'recharge-loading', open: rich, act: hanging('/recharge') },
  { name: 'recharge-failing', open: rich, act: failing('/recharge') },
  { name: 'recharge-320-large', open: { ...rich, path: '/recharge' }, act: narrow('large') },
  { name: 'payinfo', open: { scenario: 'deposit-order', as: DEMO, path: ORDER }, on: 'both' },
  {
    name: 'payinfo-wechat',
    open: { scenario: 'deposit-order', params: { way: 'wechat' }, as: DEMO, path: ORDER },
  },
  { name: 'payinfo-over', open: { scenario: 'deposit-expired', as: DEMO, path: ORDER } },
  { name: 'payinfo-none', open: { ...rich, path: '/payInfo?deposit_no=D1' } },
  { name: 'payinfo-loading', open: { scenario: 'deposit-order', as: DEMO }, act: hanging(ORDER) },
  {
    name: 'payinfo-320-large',
    open: { scenario: 'deposit-order', as: DEMO, path: ORDER },
    act: narrow('large'),
  },
  { name: 'hongbao-before', open: packets('red-packet-before') },
  { name: 'hongbao-open', open: packets('red-packet-open'), on: 'both' },
  { name: 'hongbao-won', open: packets('red-packet-open'), act: button('开红包'), on: 'both' },
  { name: 'hongbao-not-met', open: packets('red-packet-not-met'), act: button('开红包') },
  { name: 'hongbao-used-up', open: packets('red-packet-used-up') },
  { name: 'hongbao-ended', open: packets('red-packet-ended'), act: button('开红包') },
  {
    name: 'hongbao-loading',
    open: { ...packets('red-packet-open'), path: '/mine' },
    act: hanging('/hongbao'),
  },
  {
    name: 'hongbao-failing',
    open: { ...packets('red-packet-open'), path: '/mine' },
    act: failing('/hongbao'),
  },
  { name: 'hongbao-320-large', open: packets('red-packet-open'), act: narrow('large') },
  { name: 'welfare', open: packets('red-packet-used-up', '/welfare') },
  { name: 'welfare-empty', open: { ...bare, path: '/welfare' } },
  { name: 'fanshui', open: { ...rich, path: '/fanshui' }, on: 'both' },
  { name: 'fanshui-collected', open: packets('rebate-pending', '/fanshui'), act: button('立即领取') },
  { name: 'fanshui-empty', open: { ...bare, path: '/fanshui' }, act: button('立即领取') },
  { name: 'fanshui-loading', open: rich, act: hanging('/fanshui') },
  { name: 'fanshui-320-large', open: { ...rich, path: '/fanshui' }, act: narrow('large') },
  { name: 'vip', open: { ...rich, path: '/vip' }, on: 'both' },
  { name: 'vip-visitor', open: { path: '/vip' }, on: 'both' },
  { name: 'vip-0', open: { ...bare, path: '/vip' } },
  { name: 'vip-10', open: { scenario: 'vip-level', params: { level: 10 }, as: DEMO, path: '/vip' } },
  { name: 'vip-rising', open: packets('vip-about-to-rise', '/vip') },
  { name: 'vip-falling', open: packets('vip-about-to-fall', '/vip') },
  { name: 'vip-loading', open: { path: '/login' }, act: hanging('/vip') },
  { name: 'vip-failing', open: { path: '/login' }, act: failing('/vip') },
  { name: 'vip-320-large', open: { ...rich, path: '/vip' }, act: narrow('large') },
  { name: 'game-slot', open: rich, act: playing('电子') },
  { name: 'game-lottery', open: rich, act: playing('彩票') },
  { name: 'game-slip', open: rich, act: playing('体育') },
  { name: 'game-dragon', open: rich, act: playing('真人') },
  { name: 'game-cold-link', open: { ...rich, path: '/gamePage?name=yzdz&type=0&code=1' } },
]

takeShots(SHOTS_WANTED)
