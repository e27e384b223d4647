import { expect, test } from 'vitest'
import { SCENARIO_NAMES } from '../../scenarios/catalogue.ts'
import { scenarioViews } from '../../scenarios/scenario-views.ts'
import { PANEL_TARGETS } from './panel-words.ts'
import { foundTargets, typedParams } from './scenario-search.ts'

const found = (search: string) => foundTargets(scenarioViews(), search)
const nameOf = (one: ReturnType<typeof found>[number]) =>
  'panel' in one ? one.panel.name : one.scenario.name
const names = (search: string) => found(search).map(nameOf)

test('an empty search finds all scenarios but those for tests, a strange one nothing', () => {
  expect(names('').length).toBeLessThan(SCENARIO_NAMES.length)
  expect(SCENARIO_NAMES).toEqual(expect.arrayContaining(names('')))
  expect(names('  ')).toEqual(names(''))
  expect(names('')).not.toContain('wire-form')
  expect(names('后端格式')).toEqual(['wire-form'])
  for (const strange of ['天气预报', 'xyz', '鱼']) expect(names(strange), strange).toEqual([])
})

test('a search finds scenarios by every word, in their names and in what they show', () => {
  expect(names('红包').length).toBeGreaterThanOrEqual(6)
  expect(names(' 红包  OFF ')).toEqual(['red-packet-off'])
  expect(names('member-with-money')).toEqual(['member-with-money'])
})

/**
 * Search texts as a sales person types them: without spaces, in the trade's words. The first result must be this
 * scenario, with these parameters, or this part of the console.
 */
const TYPED: readonly (readonly [search: string, name: string, typed?: Record<string, string>])[] = [
  ['发给客户', '交给客户'],
  ['看过什么', '留给客户'],
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
  ['余额不足', 'fresh-member'],
  ['红包雨', 'red-packet-open'],
  ['红包开抢', 'red-packet-open'],
  ['VIP升级', 'vip-about-to-rise'],
  ['账号冻结', 'session-expired', { by: 'blocked' }],
  ['密码锁定', 'pay-password-locked'],
  ['退款', 'withdrawal-order', { decision: 'rejected' }],
  ['维护', 'maintenance'],
  ['大客户', 'demo'],
  ['绑卡', 'member-with-cards'],
  ['USDT取款', 'ready-to-withdraw'],
  ['首存', 'activity-application'],
  ['顶号', 'session-expired', { by: 'login' }],
  ['代理', 'agent-application'],
  ['中奖', 'bets-of-each-state'],
  ['取款限额', 'withdrawal-limits'],
  ['支付方式', 'pay-ways'],
  ['通道维护', 'pay-ways'],
  ['领返水', 'rebate-pending'],
  ['没设支付密码', 'no-pay-password'],
  ['打码没完成', 'wagering-owed'],
  ['断网', '网络'],
  ['弱网', '网络'],
  ['中大奖', '仅演示'],
  ['上分', '会员'],
  ['下分', '会员'],
  ['发公告', '公告'],
  ['自动审核', '待处理'],
  ['快进', '时钟'],
  ['过一天', '时钟'],
  ['换logo', '品牌'],
  ['币种', '品牌'],
  ['汇率', '站点'],
  ['对账', '账目'],
  ['撤销', '步骤'],
  ['导出', '报告'],
  ['自动演示', '导览'],
  ['充值没到账', 'deposit-order', { decision: 'rejected' }],
  ['掉单', 'deposit-order', { decision: 'rejected' }],
  ['慢网', '网络'],
  ['風控', '待处理'],
  ['VIP降級', 'vip-fallen'],
  ['紅包雨', 'red-packet-open'],
  ['提現', 'ready-to-withdraw'],
  ['让球盘', 'member-with-money'],
  ['香港盘', 'member-with-money'],
  ['快三', 'member-with-money'],
  ['百家乐', 'member-with-money'],
  ['捕鱼', 'member-with-money'],
  ['捕鱼维护', 'venue-under-maintenance'],
  ['串关', 'member-with-money'],
  ['子弹', 'member-with-money'],
]

for (const [search, name, typed = {}] of TYPED)
  test(`${search} is ${name}`, () => {
    const [first] = found(search)
    expect([first && nameOf(first), first && 'typed' in first ? first.typed : {}]).toEqual([name, typed])
  })

test('every part of the console is found by its own name', () => {
  for (const { name } of PANEL_TARGETS) expect(names(name), name).toContain(name)
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
