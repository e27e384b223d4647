import * as z from 'zod/mini'
import { fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { DAY_MS, HOUR_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { VENUES } from '../data/venues.ts'
import { placeBet, voidBet } from '../rules/bets/bet.ts'
import { reviewApplication } from '../rules/bonus/activity.ts'
import { collectRebates } from '../rules/bonus/rebate.ts'
import { quotaOf } from '../rules/bonus/red-packet.ts'
import { sendInboxMessage } from '../rules/inbox.ts'
import { welcomeMessage } from '../rules/letters.ts'

import type { Member } from '../state/types.ts'
import {
  advance,
  application,
  type BuildContext,
  boundCard,
  claim,
  deposit,
  intoVenue,
  member,
  orThrow,
  recall,
  settledBet,
  withdrawal,
} from './building/builders.ts'
import { advanceTo, rewindClock } from './building/time.ts'
import { BANK_CARD, loggedIn } from './demo/people.ts'
import { DEMO } from './personas.ts'
import { labelled, none, scenario } from './scenario.ts'

/** Empty lists and very long lists. */

const PUBLIC = ['banners', 'notices', 'articles', 'activities', 'activityTypes', 'games'] as const
const MANY_BETS_DAYS = 30
const STAKE = wholeYuan(10)

const countOf = (label: string, fallback: number, most: number) =>
  labelled(label, z._default(z.int().check(z.minimum(0), z.maximum(most)), fallback))

/** Bets in all venues, evenly over the last 30 days; the newest has a stake of its own. Losses and double payouts alternate, so that the money lasts. */
function bets(context: BuildContext, who: Member, count: number, end: number): void {
  const step = Math.floor((end - context.now) / (count + 1))
  for (const { platname } of VENUES) intoVenue(context, who, platname, wholeYuan(1000))
  for (let n = 0; n < count; n++) {
    advanceTo(context, context.now + step)
    const { platname } = VENUES[n % VENUES.length] ?? VENUES[0]
    const stake = n === count - 1 ? fen(2 * STAKE) : STAKE
    settledBet(context, who, platname, stake, Math.floor(n / VENUES.length) % 2 === 0 ? ZERO : fen(2 * stake))
  }
}

/** A day with every kind of record: deposit, red packets, application, inbox message, transfers, withdrawal. */
function day(context: BuildContext, who: Member, n: number): void {
  const { world } = context
  advanceTo(context, startOfBeijingDay(context.now) + 10 * HOUR_MS)
  while (quotaOf(world, who.id, context.now).remaining > 0) claim(context, who)
  advanceTo(context, startOfBeijingDay(context.now) + 13 * HOUR_MS)
  deposit(context, who, wholeYuan(500))
  reviewApplication(world, application(context, who, String((n % 10) + 1)).id, n % 2 === 0, context.now)
  sendInboxMessage(world, who.id, welcomeMessage(who.username), context.now)
  for (const { platname } of VENUES) intoVenue(context, who, platname, fen(1000 + n))
  advance(context, HOUR_MS)
  for (let left = 0; who.wageringLeft > 0; left++) {
    const { platname } = VENUES[left % VENUES.length] ?? VENUES[0]
    settledBet(context, who, platname, fen(1000), fen(1000))
  }
  recall(context, who)
  if (n % 3 === 0) collectRebates(world, who, context.now)
  const [to] = world.cards[who.id] ?? []
  if (to) withdrawal(context, who, to, wholeYuan(200), n % 3 === 0 ? 'rejected' : 'approved')
}

export const listScenarios = {
  'empty-lists': scenario({
    title: '所有列表都是空的',
    words: '空列表 没有数据 暂无数据 空白 无记录',
    path: '/activity',
    params: none,
    must: `${loggedIn(DEMO)} and has nothing; the site has no banners, announcements, articles, promotions, types of promotions and games: every list is empty.`,
    build: ({ world, now }) => {
      member({ world, now }, DEMO)
      for (const collection of PUBLIC) {
        for (const key of Object.keys(world[collection])) delete world[collection][key]
      }
    },
  }),

  'unfilled-site': scenario({
    title: '站点尚未填好内容和地址',
    words: '空站 未配置 没配置 新站 空白',
    isForTests: true,
    path: '/',
    params: none,
    must: `${loggedIn(DEMO)}, is an agent (isagent 1) and has nothing else. The back office has filled in nothing: no venues, banners, lines for the notice bar, announcements, promotions, types of promotions, games, banks, receiving accounts, VIP levels and rules of red packets; articles 1 to 8 are there without content, and the addresses (service, visit, agent, h5, ios download) are not set.`,
    build: ({ world, now }) => {
      member({ world, now }, DEMO).isAgent = true
      for (const collection of [...PUBLIC, 'venues'] as const) {
        if (collection === 'articles') continue
        for (const key of Object.keys(world[collection])) delete world[collection][key]
      }
      for (const article of Object.values(world.articles)) article.content = ''
      const { settings, switches } = world.site
      Object.assign(settings, { serviceUrl: '', visitUrl: '', agentUrl: '', h5Url: '', iosDownloadUrl: '' })
      switches.tablesEmpty = true
    },
  }),

  'bets-of-each-state': scenario({
    title: '各种状态的注单各有一笔',
    words: '注单状态 未结算 已结算 作废 投注记录 输赢 中奖 取消',
    path: '/betRecord',
    params: none,
    must: `${loggedIn(DEMO)}, has 1000 元 in the wallet of venue yzdz before four bets there today, in this order: one of 80 元 is invalid (0; its stake came back), one of 60 元 settled and lost (1), one of 100 元 settled and won 50 元 (1), one of 100 元 is not settled (2), which settles an hour from now and loses. The wallet of yzdz holds 890 元. \`Code\` is the name of the venue, not its code.`,
    build: (context) => {
      const { world } = context
      const who = member(context, DEMO)
      deposit(context, who, wholeYuan(1000))
      intoVenue(context, who, 'yzdz', wholeYuan(1000))
      const bet = {
        plat: 'yzdz',
        gameCode: 'yzdz-001',
        category: 'concise',
        stake: wholeYuan(100),
        payout: ZERO,
      }
      const toBeVoid = { ...bet, stake: wholeYuan(80) }
      const invalid = orThrow(placeBet(world, who, toBeVoid, context.now, context.now + HOUR_MS))
      voidBet(world, who.id, invalid.position, context.now)
      settledBet(context, who, 'yzdz', wholeYuan(60), ZERO)
      settledBet(context, who, 'yzdz', wholeYuan(100), wholeYuan(150))
      orThrow(placeBet(world, who, bet, context.now, context.now + HOUR_MS))
    },
  }),

  'long-lists': scenario({
    title: '许多天的长列表',
    words: '很多记录 长列表 翻页 分页 加载更多',
    isForTests: true,
    path: '/transRecord',
    picture: { days: 20 },
    params: z.object({ days: countOf('多少天的记录', 120, 365) }),
    must: `${loggedIn(DEMO)}, joined \`days\` days ago, and has for each of these days a deposit, red packets, an application, a message, a transfer into and out of each of 11 venues, bets, rebates and a withdrawal: many pages of every kind of record.`,
    build: (context, { days }) => {
      const end = rewindClock(context, days)
      context.now = startOfBeijingDay(context.now)
      const who = member(context, DEMO)
      boundCard(context, who, BANK_CARD)
      for (let n = 0; n < days; n++) {
        day(context, who, n)
        advanceTo(context, startOfBeijingDay(context.now) + DAY_MS)
      }
      advanceTo(context, end)
    },
  }),

  'many-bets': scenario({
    title: '极多的注单，用来看长列表的性能',
    words: '十万注单 大量注单 很多投注 投注记录 压力',
    isForTests: true,
    path: '/betRecord',
    picture: { bets: 500 },
    params: z.object({ bets: countOf('注单数量', 100_000, 1_000_000) }),
    must: `${loggedIn(DEMO)} and has placed \`bets\` bets of 10 元, the newest alone of 20 元, within the last 30 days, evenly over 11 venues and all seven categories, all settled. By turns eleven are lost and eleven paid double; at least 1000 元 stay in the central wallet. Where \`bets\` is greater than 0 they must be more than one of YOUR pages of betrecord holds, so that page 2 has at least one row: if your pages are longer than \`bets\`, place as many more as that takes.`,
    build: (context, { bets: count }) => {
      const end = rewindClock(context, MANY_BETS_DAYS - 1)
      const who = member(context, DEMO)
      deposit(context, who, wholeYuan(12_000))
      bets(context, who, count, end)
      advanceTo(context, end)
    },
  }),
} as const
