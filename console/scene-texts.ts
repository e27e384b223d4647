import type { ScenarioName } from '#mock/scenarios/catalogue.ts'
import { SCENE_STARTS, type SceneStart } from '#mock/scenarios/starts.ts'

/** What each scenario shows, in one line. */
export const SCENE_TEXTS: Record<ScenarioName, string> = {
  visitor: '游客：站点内容齐全，没有任何会员',
  'fresh-member': '新会员：没有余额、记录和卡片',
  'member-with-money': '有余额的会员：中心钱包和一个场馆里有钱',
  'venue-under-maintenance': '一个场馆正在维护，不能转入转出和进游戏',
  'member-with-letters': '信箱里有一封未读的信',
  'session-expired': '登录已失效：过期、已退出、已改密码或已在其他设备登录',
  maintenance: '全站维护中，并显示维护说明',
  demo: '完整演示：VIP 4 会员与 90 天历史，另有新会员',
  'deposit-order': '一笔充值订单：待支付、已到账或未入账',
  'deposit-about-to-expire': '充值订单只剩几十秒就超时',
  'deposit-expired': '充值订单已超过付款时限',
  'withdrawal-order': '一笔取款：待审核、审核通过或审核拒绝',
  'activity-application': '一份优惠申请：待审核、审核通过或审核拒绝',
  'agent-application': '一份代理申请：待审核、审核通过或审核拒绝',
  'ready-to-withdraw': '可以取款：打码量已完成，有银行卡和 USDT 地址',
  'wagering-owed': '还有打码量未完成，暂不能取款',
  'withdrawal-limits': '取款的次数、时段和单笔上限',
  'no-pay-password': '尚未设置支付密码',
  'pay-password-locked': '支付密码因多次输错被锁定',
  'member-with-cards': '绑定了几张银行卡和几个 USDT 地址',
  'no-cards': '没有绑定任何收款卡片',
  'five-cards': '卡片数量已到上限',
  'pay-ways': '逐项开关充值方式',
  'red-packet-before': '红包尚未开抢',
  'red-packet-open': '红包正在开抢，有可领的红包',
  'red-packet-not-met': '红包开抢中，但充值条件未满足',
  'red-packet-used-up': '今日的红包已经领完',
  'red-packet-ended': '今日的红包时段已结束',
  'red-packet-off': '红包活动已关闭',
  'vip-level': '停在某个 VIP 等级的会员',
  'vip-about-to-rise': '零点就要升一级的会员',
  'vip-about-to-fall': '零点就要降一级的会员',
  'vip-fallen': '今天零点刚降了一级的会员，信箱里有通知',
  'rebate-pending': '有两笔返水等待领取',
  'rebate-collected': '返水已经领过',
  'empty-lists': '所有列表都是空的',
  'unfilled-site': '站点尚未填好内容和地址',
  'bets-of-each-state': '各种状态的注单各有一笔',
  'long-lists': '许多天的长列表',
  'many-bets': '极多的注单，用来看长列表的性能',
  'many-records': '每种记录都超过一页',
  'transfers-of-each-state': '成功、失败、等待和未知状态的转账',
  texts: '极短、极长、不断行或带符号的文字',
  'member-with-history': '每个列表都至少有一行的会员',
  'wire-form': '后台以另一种写法回答',
  'refusal-code': '后台以另一个错误码拒绝',
}

/** The line of a scenario; its name where it has none, as an older mock backend over HTTP may know others. */
export const sceneText = (name: string): string =>
  Object.hasOwn(SCENE_TEXTS, name) ? SCENE_TEXTS[name as ScenarioName] : name

/** Who begins it, and where. */
export const sceneStart = (name: string): SceneStart =>
  Object.hasOwn(SCENE_STARTS, name) ? SCENE_STARTS[name as ScenarioName] : { path: '/', as: '' }
