import type { MockControl } from '#mock/control/control.ts'
import type { Act } from './plan.ts'

const ONE_YUAN = 100
const TIPS = '系统升级，请稍后再来'

/** What the people behind the site do meanwhile. Returns it as a line of the log. */
export async function operate(
  mock: MockControl,
  { what, at, yes }: Act & { do: 'operator' },
): Promise<string> {
  const { pending, venues, members } = await mock.read()
  const chosen = <T>(list: readonly T[]): T | undefined => list[Math.floor(at * list.length)]
  if (what === 'site') {
    await mock.site({ settings: { open: false, repairTips: TIPS } })
    return 'closed the site'
  }
  if (what === 'venue') {
    const venue = chosen(venues)
    if (venue) await mock.venue({ plat: venue.plat, open: yes })
    return `${yes ? 'opened' : 'closed'} ${venue?.plat}`
  }
  if (what === 'credit') {
    const member = chosen(members)
    if (member) await mock.credit({ username: member.username, amount: Math.ceil(at * 10_000) * ONE_YUAN })
    return `credited ${member?.username}`
  }
  const row = chosen(pending)
  if (!row) return 'nothing waits for a decision'
  if (row.by === 'payment') await mock.pay({ id: row.id, paid: yes })
  else await mock.review({ what: row.what, id: row.id, approve: yes, reason: yes ? '' : '资料不符' })
  return `${yes ? 'approved' : 'rejected'} ${row.what} ${row.id}`
}

/** As a run begins: no faults, all open. */
export async function calm(mock: MockControl): Promise<void> {
  await mock.faults({ clear: true })
  await mock.site({ settings: { open: true } })
  const { venues } = await mock.read()
  for (const { plat, open } of venues) if (!open) await mock.venue({ plat, open: true })
}
