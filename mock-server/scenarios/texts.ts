import * as z from 'zod/mini'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { sendInboxMessage } from '../rules/inbox.ts'
import type { World } from '../state/types.ts'
import { boundCard, deposit, intoVenue, member } from './building/builders.ts'
import { BANK_CARD, loggedIn } from './demo/people.ts'
import { DEMO } from './personas.ts'
import { oneOf, scenario } from './scenario.ts'

/** Texts and amounts of every length, in everything that the operator writes and a screen shows. */

const CHINESE = '云舟同行，风正一帆悬；潮平两岸阔，海日生残夜，江春入旧年。'
const EMOJI = '👨‍👩‍👧‍👦🏳️‍🌈é'

/** Texts by length, with characters that tend to break layouts. */
const TEXTS = {
  short: (_length: number) => '云',
  long: (length: number) => CHINESE.repeat(Math.ceil(length / CHINESE.length)).slice(0, length),
  unbroken: (length: number) => 'W'.repeat(length),
  mixed: (length: number) => `${EMOJI}<b>&amp;"'`.repeat(Math.ceil(length / 20)),
} as const

type Write = (length: number) => string

function rewrite(world: World, text: Write): void {
  const { settings } = world.site
  settings.repairTips = text(300)
  settings.webcontent = `<p>${text(800)}</p>`
  for (const venue of Object.values(world.venues)) venue.name = text(24)
  for (const game of Object.values(world.games)) game.name = text(40)
  for (const type of Object.values(world.activityTypes)) type.name = text(16)
  for (const notice of Object.values(world.notices)) {
    notice.title = text(120)
    notice.content = `<p>${text(2000)}</p>`
  }
  for (const activity of Object.values(world.activities)) {
    activity.title = text(80)
    activity.content = `<p>${text(3000)}</p>`
    activity.memo = `<p>${text(1000)}</p>`
  }
  for (const article of Object.values(world.articles)) article.content = `<p>${text(5000)}</p>`
}

export const textScenarios = {
  texts: scenario({
    title: '极短、极长、不断行或带符号的文字',
    words: '长文字 长名字 超长 表情 排版 溢出',
    isForTests: true,
    path: '/activity',
    params: z.object({
      length: oneOf(
        '文字的样子',
        { short: '极短 | 短文字', long: '极长 | 长文字 长名字 超长', unbroken: '不断行', mixed: '带符号' },
        'long',
      ),
    }),
    must: `${loggedIn(DEMO)}. All texts that the back office writes (names of venues, games and promotions, notices, articles, messages, the welcome, a card's owner and branch) are of the kind \`length\`: one character, very long Chinese, very long without a place to break, or emoji and marks of HTML. The central wallet holds 0.01 元 for short, else 99999999.99 元.`,
    build: (context, { length }) => {
      const text = TEXTS[length]
      const { world } = context
      rewrite(world, text)
      const who = member(context, { ...DEMO, realname: text(30) })
      const most = fen(9_999_999_999)
      deposit(context, who, length === 'short' ? fen(1) : most, { payWay: text(40) })
      if (length !== 'short') {
        deposit(context, who, wholeYuan(1000))
        intoVenue(context, who, 'yzdz', wholeYuan(1000))
      }
      boundCard(context, who, { ...BANK_CARD, bank: text(30), owner: text(30), branch: text(60) })
      sendInboxMessage(world, who.id, { title: text(120), content: `<p>${text(2000)}</p>` }, context.now)
    },
  }),
} as const
