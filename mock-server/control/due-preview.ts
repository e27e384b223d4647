import { fen, formatYuan } from '#contracts/money/money.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { doDueWork } from '../rules/due-work.ts'
import { ClockGoesForward } from '../state/clock.ts'
import { tick } from '../state/due.ts'
import { centralBalance } from '../state/members.ts'
import { commit } from '../state/store/commit.ts'
import type { DueWork, Member, World } from '../state/types.ts'

/** A piece of work that the clock would do on the way. */
export type DueItemView = { atMs: number; kind: DueWork['kind']; text: string }
/** What is different for a member at the end of the way. */
export type DueChange = { username: string; what: string; before: string; after: string }
export type DueView = {
  to: number
  beijing: string
  /** The number of all due work; `items` has the first of it. */
  count: number
  items: DueItemView[]
  changes: DueChange[]
}

const ITEMS_SHOWN = 100

/** Does the due work up to a moment on a draft and throws the draft away: what the clock would do on the way there. */
export function duePreview(world: World, now: number, to: number): DueView {
  if (to < now) throw new ClockGoesForward(`the clock shows ${now} and cannot go back to ${to}`)
  const items: DueItemView[] = []
  const factsBefore = factsOf(world)
  const { result: factsAfter } = commit(world, (draft) => {
    tick(draft, to, (drafted, atMs, work) => {
      items.push({ atMs, kind: work.kind, text: textOf(work) })
      doDueWork(drafted, atMs, work)
    })
    return factsOf(draft)
  })
  return {
    to,
    beijing: formatBeijing(to),
    count: items.length,
    items: items.slice(0, ITEMS_SHOWN),
    changes: factsAfter.flatMap(({ username, facts }, at) =>
      Object.entries(facts).flatMap(([what, after]) => {
        const before = factsBefore[at]?.facts[what] ?? ''
        return before === after ? [] : [{ username, what, before, after }]
      }),
    ),
  }
}

const WORDS = {
  deposit: '充值',
  withdrawal: '取款',
  application: '优惠申请',
  agent: '代理加盟',
} as const

function textOf(work: DueWork): string {
  switch (work.kind) {
    case 'settle':
      return work.voids ? '注单作废，退回本金' : `注单结算，派彩 ${formatYuan(fen(work.payout))}`
    case 'review':
      return `自动审核：${WORDS[work.what]} ${work.id} ${work.rejects ? '驳回' : '通过'}`
    case 'expire':
      return `充值订单超时 ${work.no}`
    case 'midnight':
      return '日终：结算返水，检查 VIP 等级'
  }
}

const factsOf = (world: World): { username: string; facts: Record<string, string> }[] =>
  Object.values(world.members).map((member: Member) => ({
    username: member.username,
    facts: {
      中心钱包: formatYuan(centralBalance(world, member.id)),
      待领返水: formatYuan(member.rebatesPending),
      'VIP 等级': String(member.vip),
      未完成打码量: formatYuan(member.wageringLeft),
    },
  }))
