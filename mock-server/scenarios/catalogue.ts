import * as z from 'zod/mini'
import { wholeYuan } from '#contracts/money/money.ts'
import { doDueWork } from '../rules/due-work.ts'
import { sendInboxMessage } from '../rules/inbox.ts'
import { welcomeMessage } from '../rules/letters.ts'
import { tick } from '../state/due.ts'
import { closeSession, closeSessionsOf, openOnlySession, setBlocked } from '../state/members.ts'
import type { World } from '../state/types.ts'
import { beginBuild, member } from './building/builders.ts'
import { byDayScenarios } from './by-day.ts'
import { buildDemo } from './demo/demo.ts'
import { loggedIn, withMoney } from './demo/people.ts'
import { openSite, type ScenarioStart } from './demo/seed.ts'
import { levelScenarios } from './levels.ts'
import { listScenarios } from './lists.ts'
import { manyRecordsScenarios } from './many-records.ts'
import { orderScenarios } from './orders.ts'
import { DEMO, FRESH, tokenOf } from './personas.ts'
import { redPacketScenarios } from './red-packets.ts'
import { amount, labelled, none, oneOf, type Scenario, scenario } from './scenario.ts'
import { textScenarios } from './texts.ts'
import { transferScenarios } from './transfers.ts'
import { wireScenarios } from './wire.ts'
import { withdrawingScenarios } from './withdrawing.ts'

export type { Scenario } from './scenario.ts'

const siteScenarios = {
  visitor: scenario({
    title: '游客：站点内容齐全，没有任何会员',
    words: '未登录 没登录 首页 注册 公告 轮播 游戏大厅 visitor',
    path: '/',
    as: null,
    params: none,
    must: 'The site is open with its public content: banners (type 2), lines for the notice bar, more announcements than one of YOUR pages of noticeList holds, however long yours are (so that page 2 has at least one row; the newest alone is titled 【安全】谨防冒充客服, and is of a day before today, between 20:00 and 21:00 of Beijing), articles 1 to 8 (any other is refused; like all HTML they come as they are, not escaped), types of promotions and promotions (one with id "3", at least one of type "1" and one of type "2"), VIP levels (at least two, the lowest first; it asks 500 元 of deposits and 1000 元 of turnover, and returns 0.30 % for realperson, sport and e_sport, 0.35 % for joker, 0.40 % for electron, 0.10 % for lottery), games of every category (fishing among them, though it has no tab of its own) and of the providers obgdy, fgdz, pp and ae (`<provider>-001` and `<provider>-002` of each), venues (yzdz and tyg among them, each open and with a game `<venue>-001`; one game is hot and one new), banks (云川银行 among them) and receiving accounts; its addresses (service, visit, agent, h5, ios download) are set. Pictures are at https, at a path from the root that ends like a picture file, or in a data URI. Names of venues, banks, promotions and their types are in Chinese, and those of games are no codes, in all that a member sees. Red packets are switched on: deposits of 2000 元 give 3 packets of up to 38.88 元. 1 USDT is 7.3 元 for deposits (usdtrate) and 7.15 for withdrawals (withdrawusdtrate); a withdrawal costs 5 USDT over ERC20 (withdrawcashfee) and 1 over TRC20 (withdrawfeeusdttrc). Every way to deposit is open and takes 500 元 (getPayRange knows bank, alipay, wechat, usdt-trc20 and usdt-erc20, and has nothing for ebpay); 100 to 5000 元 are taken by 微信 and 支付宝, 100 to 50000 by bank, 100 to 100000 by USDT over TRC20, 500 to 100000 over ERC20. Of the online payments, wxfriend takes 200 to 2000 元, and unionscan 30 or 50 元. Every range includes both of its ends. Anybody may register, by promoter code `boat7`, too, whoever that is, and is logged in by it (api_token); a login password of 7 letters and digits and a payment password of 6 digits will do, names of people need not be true, and the captcha `code` of a login or a registration is checked by the app alone. No member exists, and no token is valid. Every other state stands on this content.',
    build: () => undefined,
  }),

  'fresh-member': scenario({
    title: '新会员：没有余额、记录和卡片',
    words: '余额不足 没有余额 新手 新用户 新人 新注册 刚注册 零余额 没钱 空账户 VIP0',
    path: '/mine',
    as: FRESH,
    params: none,
    must: `${loggedIn(FRESH)} and owns nothing: no money, no records, no cards, VIP 0. Mobile, e-mail and birthday are not set and may be; nothing is sent there to confirm them. She is no agent, has never applied to be one, and may (a reason of 8 characters will do). There is no rebate, and to collect one is refused. To recall all money from venues ends well though there is none.`,
    build: (context) => {
      member(context, FRESH)
    },
  }),

  'member-with-money': scenario({
    title: '有余额的会员：中心钱包和一个场馆里有钱',
    words: '余额 钱包 转账 普通会员 有钱 游戏',
    path: '/money',
    params: z.object({
      central: amount('中心钱包余额', wholeYuan(1000)),
      venue: labelled('场馆代码', z._default(z.string(), 'yzdz')),
      inVenue: amount('场馆钱包余额', wholeYuan(200)),
    }),
    must: `${loggedIn(DEMO)}. The central wallet holds \`central\` 元, the wallet of venue \`venue\` holds \`inVenue\` 元; auto-transfer is off. The member is no agent. Transfers of any amount that is there are taken, also with fen; there are no unpaid orders. Bank transfers may go to the account 6200001234567890124 of 云川银行, 云川银行滨江支行. The venue is open and has a game \`<venue>-001\`.`,
    build: (context, { central, venue, inVenue }) => {
      withMoney(context, central, venue, inVenue)
    },
  }),

  'venue-under-maintenance': scenario({
    title: '一个场馆正在维护，不能转入转出和进游戏',
    words: '场馆维护 游戏维护 场馆关闭 不开放',
    path: '/transfer',
    params: z.object({ venue: labelled('场馆代码', z._default(z.string(), 'yzdz')) }),
    must: `As member-with-money with its defaults, but venue \`venue\` is closed: no transfer from or to it (either is refused) and no launch of its games, all of which have app_state 0.`,
    build: (context, { venue: plat }) => {
      withMoney(context, wholeYuan(1000), 'yzdz', wholeYuan(200))
      const venue = context.world.venues[plat]
      if (venue) venue.open = false
    },
  }),

  'member-with-letters': scenario({
    title: '信箱里有一封未读的信',
    words: '信箱 消息 未读 通知 红点',
    path: '/message?type=2',
    as: FRESH,
    params: none,
    must: `As fresh-member, and the inbox of ${FRESH.username} holds a message that is not read yet: unread is 1 until a page of the inbox (noticeList, type 2) with it was requested. Announcements are not counted.`,
    build: (context) => {
      const who = member(context, FRESH)
      sendInboxMessage(context.world, who.id, welcomeMessage(who.username), context.now)
    },
  }),

  'session-expired': scenario({
    title: '登录已失效：过期、已退出、已改密码、账号被冻结或已在其他设备登录',
    words: '登录过期 掉线 被踢 挤下线 顶号 异地登录 重新登录 401 expired',
    path: '/mine',
    params: z.object({
      by: oneOf(
        '失效的原因',
        {
          time: '过期 | 登录过期',
          logoff: '已退出 | 退出登录',
          password: '已改密码 | 改密码',
          login: '已在其他设备登录 | 挤下线 被踢 顶号 异地登录 其他设备',
          blocked: '账号被冻结 | 账号冻结 冻结账号 账户冻结 封号 拉黑 冻结',
        },
        'time',
      ),
    }),
    must: `The token "${tokenOf(DEMO.username)}" was valid once and is not any more; member calls with it answer code 401. \`by\` says how it ended: it ran out (time), the member logged off with it (logoff, POST /api/logoff), changed the login password with it (password, POST /api/editPassword), was blocked by the operator (blocked; no interaction needs it, and a login is refused with a text), or has logged in on another device since (login, POST /api/login with name, password and any code; no interaction needs it, as a backend may allow several sessions). Where a call is named, make it yourself: a token that you delete by hand shows nothing.`,
    build: (context, { by }) => {
      const who = withMoney(context, wholeYuan(1000), 'yzdz', wholeYuan(200))
      const token = tokenOf(who.username)
      const session = context.world.sessions[token]
      if (by === 'logoff') closeSession(context.world, token)
      else if (by === 'password') closeSessionsOf(context.world, who.id)
      else if (by === 'blocked') setBlocked(context.world, who, true)
      else if (by === 'login') openOnlySession(context.world, who.id, context.now)
      else if (session) session.expiresMs = context.now
    },
  }),

  maintenance: scenario({
    title: '全站维护中，并显示维护说明',
    words: '维护 网站维护 系统维护 停机 关站 升级维护 503',
    path: '/',
    params: z.object({ tips: labelled('维护说明', z.optional(z.string())) }),
    must: `The site is under maintenance: site_state is 0 and repair_tips is \`tips\`, when given. Member ${DEMO.username} has token "${tokenOf(DEMO.username)}", but every member call, the inbox (noticeList, type 2), every login and every registration are refused with these tips.`,
    build: (context, { tips }) => {
      withMoney(context, wholeYuan(1000), 'yzdz', wholeYuan(200))
      const { settings } = context.world.site
      settings.open = false
      if (tips !== undefined) settings.repairTips = tips
    },
  }),

  demo: scenario({
    title: '完整演示：VIP 4 会员与 90 天历史，另有新会员',
    words: '全部 完整 首页 老会员 大客户 高级会员 公告 demo',
    path: '/mine',
    params: none,
    must: `Two members: ${DEMO.username} (VIP 4, 12680.50 元 in the central wallet, some in venues, 90 days of history, token "${tokenOf(DEMO.username)}") and ${FRESH.username} (nothing yet, token "${tokenOf(FRESH.username)}").`,
    build: buildDemo,
  }),
} as const

/** The scenarios by what they are about. */
const GROUPS = {
  会员与站点: siteScenarios,
  充值取款与申请: orderScenarios,
  取款条件与卡片: withdrawingScenarios,
  红包: redPacketScenarios,
  'VIP 与返水': levelScenarios,
  记录与转账: { ...listScenarios, ...manyRecordsScenarios, ...byDayScenarios, ...transferScenarios },
  后台的写法: { ...textScenarios, ...wireScenarios },
} as const

/**
 * Named worlds: one catalogue for the demo, the provider states of the pacts, e2e and unit tests. They all use the same
 * names. `must` describes the world precisely enough for a backend team to set up the same state.
 */
export const catalogue = {
  ...GROUPS.会员与站点,
  ...GROUPS.充值取款与申请,
  ...GROUPS.取款条件与卡片,
  ...GROUPS.红包,
  ...GROUPS['VIP 与返水'],
  ...GROUPS.记录与转账,
  ...GROUPS.后台的写法,
} as const satisfies Record<string, unknown>

/** What a scenario is about, in Chinese. */
export const groupOf = (name: string): string =>
  Object.entries(GROUPS).find(([, group]) => Object.hasOwn(group, name))?.[0] ?? ''

export type ScenarioName = keyof typeof catalogue
export type ParamsOf<N extends ScenarioName> = z.input<(typeof catalogue)[N]['params']>

export const SCENARIO_NAMES = Object.keys(catalogue) as ScenarioName[]
export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(catalogue, name)

/** The name is not in the catalogue, or the scenario does not accept the params. */
export class UnknownScenario extends Error {
  override readonly name = 'UnknownScenario'
}

/** The scenario and its params, decoded. Throws UnknownScenario for an unknown name or invalid params. */
export function decodedParams(name: string, params: unknown) {
  if (!isScenario(name))
    throw new UnknownScenario(`no scenario "${name}"; there are: ${SCENARIO_NAMES.join(', ')}`)
  const chosen = catalogue[name] as unknown as Scenario
  const unknownParam = Object.keys(params ?? {}).find((key) => !Object.hasOwn(chosen.params.shape, key))
  if (unknownParam !== undefined)
    throw new UnknownScenario(`scenario "${name}" knows no param ${unknownParam}`)
  const decoded = z.safeDecode(chosen.params, (params ?? {}) as never)
  if (!decoded.success) {
    const [issue] = decoded.error.issues
    throw new UnknownScenario(`scenario "${name}" does not take ${issue?.path.join('.')}: ${issue?.message}`)
  }
  return { chosen, decoded: decoded.data }
}

/** Builds a named world from the given start. Throws UnknownScenario for an unknown name or invalid params. */
export function buildScenario(name: string, params: unknown, start: ScenarioStart): World {
  const { chosen, decoded } = decodedParams(name, params)
  const adjusted = chosen.at ? { ...start, now: chosen.at(start.now) } : start
  const world = openSite(adjusted)
  world.meta.scenario = name
  world.meta.params = params ?? {}
  const context = beginBuild(world, adjusted.clock.stopped ? adjusted.now : adjusted.clock.realNow)
  chosen.build(context, decoded)
  tick(world, context.now, doDueWork)
  world.meta.lastMs = Math.max(world.meta.lastMs, context.now)
  return world
}
