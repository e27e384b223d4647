import { ABOUT_ARTICLES, HELP_ARTICLES } from '#contracts/wire/codes.ts'
import {
  OFFICIAL_SITE_TYPE,
  PAY_PASSWORD_TYPE,
  REGISTER_TYPE,
  USD_PLATFORM_TYPE,
} from '../../lib/query-types.ts'

/** What the shell must know of a route before its screen is loaded. */
export type RouteInfo = {
  /** The title of the document and the back bar. A function if it depends on the query. */
  title: string | ((query: URLSearchParams) => string)
  /** `member`: a visitor goes to /login, and returns after the login. */
  access: 'any' | 'member'
  /** `main`: logo, balance, 一键回收. `back`: back bar with the title. `none`: the screen draws its own header. */
  header: 'main' | 'back' | 'none'
  /** Whether the bottom tab bar shows. */
  tabs?: true
  /** Keeps state and scroll position between visits. */
  keepAlive?: true
  /** A dialog asks a visitor to log in. Other routes go to /login at once. */
  asksVisitor?: true
  /** Closed while the site has no red packets. */
  needsRedPacket?: true
}

const either = (name: string, values: Record<string, string>, otherwise: string) => {
  const titles = new Map(Object.entries(values))
  return (query: URLSearchParams) => titles.get(query.get(name) ?? '') ?? otherwise
}

/** Every route of the app. Paths have no parameters; routes read theirs from the query. */
export const appRoutes = {
  '/': { title: '首页', access: 'any', header: 'main', tabs: true, keepAlive: true },
  '/hongbao': {
    title: '天天红包',
    access: 'member',
    header: 'main',
    tabs: true,
    asksVisitor: true,
    needsRedPacket: true,
  },
  '/activity': { title: '优惠活动', access: 'any', header: 'none', tabs: true, keepAlive: true },
  '/zhanzhu': { title: '赞助', access: 'any', header: 'main', tabs: true, keepAlive: true },
  '/mine': { title: '我的', access: 'member', header: 'none', tabs: true, keepAlive: true },
  '/app': { title: 'APP下载', access: 'member', header: 'main', tabs: true, keepAlive: true },
  '/kefu': {
    title: either('topic', { feedback: '意见反馈' }, '在线客服'),
    access: 'any',
    header: 'main',
    tabs: true,
  },

  '/login': { title: either('type', { [REGISTER_TYPE]: '注册' }, '登录'), access: 'any', header: 'none' },
  '/register': { title: '注册', access: 'any', header: 'none' },
  '/gamePage': { title: '游戏', access: 'any', header: 'none' },
  '/activityInfo': { title: '活动详情', access: 'any', header: 'back' },
  '/zhanzhuye': { title: '赞助详情', access: 'any', header: 'back' },
  '/vip': { title: 'VIP 特权', access: 'any', header: 'back', keepAlive: true },
  '/applyagent': { title: '申请代理', access: 'any', header: 'back' },
  '/boutBallBet': { title: '帮助中心', access: 'any', header: 'back' },
  '/boutBallBetInfo': { title: either('type', HELP_ARTICLES, '帮助中心'), access: 'any', header: 'back' },
  '/usdtmore': { title: 'USDT 协议说明', access: 'any', header: 'back' },
  '/payInfo': { title: '充值信息', access: 'any', header: 'back' },
  '/concise': { title: '电子游戏', access: 'any', header: 'back', keepAlive: true },
  '/search': { title: '搜索', access: 'any', header: 'back', keepAlive: true },
  '/abouts': {
    title: either('type', ABOUT_ARTICLES, HELP_ARTICLES[7]),
    access: 'any',
    header: 'back',
  },
  '/sitepage': {
    title: either('type', { [OFFICIAL_SITE_TYPE]: '官方网站', [USD_PLATFORM_TYPE]: '美元平台' }, '网页'),
    access: 'any',
    header: 'back',
  },

  '/message': { title: '消息', access: 'member', header: 'back' },
  '/fanshui': { title: '返水中心', access: 'member', header: 'back' },
  '/userInfo': { title: '个人资料', access: 'member', header: 'back' },
  '/userCent': { title: '安全中心', access: 'member', header: 'back' },
  '/wallet': { title: '卡包管理', access: 'member', header: 'back' },
  '/addBankCard': { title: '添加银行卡', access: 'member', header: 'back' },
  '/addUsdtCard': { title: '添加 USDT 地址', access: 'member', header: 'back' },
  '/password': {
    title: either('type', { [PAY_PASSWORD_TYPE]: '修改支付密码' }, '修改登录密码'),
    access: 'member',
    header: 'back',
  },
  '/welfare': { title: '福利记录', access: 'member', header: 'back' },
  '/betRecord': { title: '投注记录', access: 'member', header: 'back' },
  '/activityRecord': { title: '活动记录', access: 'member', header: 'back' },
  '/transRecord': { title: '交易记录', access: 'member', header: 'back' },
  '/money': { title: '我的钱包', access: 'member', header: 'back' },
  '/recharge': { title: '充值', access: 'member', header: 'back', keepAlive: true },
  '/withdrawal': { title: '取款', access: 'member', header: 'back' },
  '/transfer': { title: '转账', access: 'member', header: 'back', asksVisitor: true },
  '/report': { title: '个人报表', access: 'member', header: 'back' },
} as const satisfies Record<string, RouteInfo>

export type Path = keyof typeof appRoutes
export const paths = Object.keys(appRoutes) as Path[]

/** Whether a pathname (no query) is a route of the app. The match is exact: no trailing slash, no other case. */
export const isPath = (pathname: string): pathname is Path => Object.hasOwn(appRoutes, pathname)

export const routeOf = (pathname: string): RouteInfo | undefined =>
  isPath(pathname) ? appRoutes[pathname] : undefined

export function titleOf(pathname: string, search: string): string | undefined {
  const title = routeOf(pathname)?.title
  return typeof title === 'function' ? title(new URLSearchParams(search)) : title
}
