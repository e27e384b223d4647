import { expect, test } from 'vitest'
import { SCENARIO_NAMES } from '../../scenarios/catalogue.ts'
import { scenarioViews } from '../../scenarios/scenario-views.ts'
import { foundScenarios, typedParams } from './scenario-search.ts'

const found = (search: string) => foundScenarios(scenarioViews(), search)
const names = (search: string) => found(search).map(({ scenario }) => scenario.name)

test('an empty search finds all, a strange one none', () => {
  expect(names('')).toEqual(SCENARIO_NAMES)
  expect(names('  ')).toEqual(SCENARIO_NAMES)
  for (const strange of ['天气预报', 'xyz', '鱼']) expect(names(strange), strange).toEqual([])
})

test('a search finds scenarios by every word, in their names and in what they show', () => {
  expect(names('红包')).toHaveLength(6)
  expect(names(' 红包  OFF ')).toEqual(['red-packet-off'])
  expect(names('member-with-money')).toEqual(['member-with-money'])
})

/**
 * Search texts as a sales person types them: without spaces, in the trade's words. The first result must be this
 * scenario, with these parameters.
 */
const TYPED: readonly (readonly [search: string, name: string, typed?: Record<string, string>])[] = [
  ['取款被拒', 'withdrawal-order', { decision: 'rejected' }],
  ['取款 驳回', 'withdrawal-order', { decision: 'rejected' }],
  ['提现失败', 'withdrawal-order', { decision: 'rejected' }],
  ['提款审核中', 'withdrawal-order', { decision: 'pending' }],
  ['USDT提现成功', 'withdrawal-order', { to: 'usdt', decision: 'approved' }],
  ['withdrawal rejected', 'withdrawal-order', { decision: 'rejected' }],
  ['VIP降级', 'vip-fallen'],
  ['vip demotion', 'vip-fallen'],
  ['即将降级', 'vip-about-to-fall'],
  ['VIP 保级', 'vip-about-to-fall'],
  ['降级', 'vip-fallen'],
  ['VIP5', 'vip-level', { level: '5' }],
  ['红包剩3个', 'red-packet-open'],
  ['抢红包', 'red-packet-open'],
  ['红包抢完了', 'red-packet-used-up'],
  ['红包结束', 'red-packet-ended'],
  ['USDT订单过期', 'deposit-expired', { way: 'usdt-trc20' }],
  ['USDT 超时', 'deposit-expired', { way: 'usdt-trc20' }],
  ['支付宝订单超时', 'deposit-expired', { way: 'alipay' }],
  ['微信充值成功', 'deposit-order', { way: 'wechat', decision: 'approved' }],
  ['存款待付款', 'deposit-order', { decision: 'pending' }],
  ['密码锁定', 'pay-password-locked'],
  ['输错密码', 'pay-password-locked'],
  ['流水不够', 'wagering-owed'],
  ['未登录', 'visitor'],
  ['新用户', 'fresh-member'],
  ['被踢下线', 'session-expired', { by: 'login' }],
  ['异地登录', 'session-expired', { by: 'login' }],
  ['场馆维护', 'venue-under-maintenance'],
  ['系统维护', 'maintenance'],
  ['没有数据', 'empty-lists'],
  ['反水', 'rebate-pending'],
  ['站内信', 'member-with-letters'],
  ['未结算注单', 'bets-of-each-state'],
  ['转账失败', 'transfers-of-each-state'],
  ['绑卡上限', 'five-cards'],
  ['没绑卡', 'no-cards'],
  ['优惠被拒', 'activity-application', { decision: 'rejected' }],
  ['代理申请通过', 'agent-application', { decision: 'approved' }],
  ['长文字', 'texts', { length: 'long' }],
]

for (const [search, name, typed = {}] of TYPED)
  test(`${search} is ${name}`, () => {
    const [first] = found(search)
    expect([first?.scenario.name, first?.typed]).toEqual([name, typed])
  })

test('nothing that is typed hides most of what it could mean', () => {
  expect(names('升级')).toEqual(expect.arrayContaining(['vip-level', 'vip-about-to-rise']))
  expect(names('取款').length).toBeGreaterThan(4)
  expect(names('充值').length).toBeGreaterThan(4)
})

test('typed fields become parameters of their kind, and empty ones are left out', () => {
  const field = (name: string, label: string, kind: 'text' | 'number' | 'amount' | 'flag') => ({
    name,
    label,
    kind,
    usual: '',
    choices: [],
  })
  const fields = [
    field('central', '中心钱包余额', 'amount'),
    field('level', 'VIP 等级', 'number'),
    field('card', '银行卡转账', 'flag'),
    field('tips', '维护说明', 'text'),
  ]
  const typed = { central: ' 1.280,5元 ', level: '３', card: 'false', tips: '' }
  expect(typedParams(fields, typed)).toEqual({ central: '1280.50', level: 3, card: false })
  expect(() => typedParams(fields, { level: '1e3' })).toThrow(
    '请改正“VIP 等级”：「e」不是数字，只能写数字和小数点',
  )
  expect(() => typedParams(fields, { central: '1.280' })).toThrow('请写成 1280 或 1280.50')
})
