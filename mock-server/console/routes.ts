/** The routes where a demonstration can begin, with their names. The route of every scenario is among them. */
export const ROUTES = [
  ['/', '首页'],
  ['/mine', '我的'],
  ['/money', '我的钱包'],
  ['/recharge', '充值'],
  ['/withdrawal', '取款'],
  ['/transfer', '转账'],
  ['/hongbao', '红包'],
  ['/fanshui', '返水'],
  ['/vip', 'VIP'],
  ['/activity', '优惠'],
  ['/transRecord', '交易记录'],
  ['/transRecord?type=2', '取款记录'],
  ['/transRecord?type=3', '转账记录'],
  ['/betRecord', '投注记录'],
  ['/activityRecord', '活动记录'],
  ['/welfare', '福利记录'],
  ['/report', '个人报表'],
  ['/message', '公告'],
  ['/message?type=2', '站内信'],
  ['/wallet?type=2', '卡包'],
  ['/userCent', '安全中心'],
  ['/password?type=2', '支付密码'],
  ['/applyagent', '申请代理'],
  ['/login', '登录'],
] as const satisfies readonly (readonly [path: string, text: string])[]

/** The name of a page, whatever stands in its query; '' for a page where no demonstration begins. */
export const pageTitle = (route: string): string =>
  (ROUTES.find(([path]) => path === route) ??
    ROUTES.find(([path]) => path === route.replace(/\?.*/, '')))?.[1] ?? ''
