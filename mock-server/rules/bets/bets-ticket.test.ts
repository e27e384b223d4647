import { describe, expect, it } from 'vitest'
import { MAINTENANCE, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { member } from '../../scenarios/building/builders.ts'
import { DEMO, FRESH, tokenOf } from '../../scenarios/personas.ts'
import type { Member, World } from '../../state/types.ts'
import { oneMember, refusalText } from '../../testing/test-member.ts'
import { isRefusal } from '../outcome.ts'
import { holderOf, openTicket } from './bets-ticket.ts'

const ENDED = '登录或游戏凭证已失效，请返回大厅重新进入'

const launch = (who: Member) => ({
  member: who,
  token: tokenOf(who.username),
  plat: 'yzdz',
  gameCode: 'yzdz-001',
  gameName: '试玩',
  category: 'concise',
})
const openTickets = (world: World, names: readonly string[]) =>
  names.filter((name) => Object.hasOwn(world.tickets, name))

describe('tickets', () => {
  it('are limited to eight for each member: a ninth ends the oldest, whatever their order in the store', () => {
    const { world, who, now } = oneMember()
    const at = [5, 3, 8, 1, 7, 2, 6, 4]
    const names = at.map((ms) => openTicket(world, launch(who), now + ms))
    expect(openTickets(world, names)).toHaveLength(8)
    openTicket(world, launch(who), now + 9)
    expect(openTickets(world, names)).toEqual(names.filter((_, n) => at[n] !== 1))
    openTicket(world, launch(who), now + 10)
    expect(openTickets(world, names)).toEqual(names.filter((_, n) => ![1, 2].includes(at[n] ?? 0)))
  })

  it('with the same time end in order of their names, so that equal worlds stay equal', () => {
    const { world, who, now } = oneMember()
    const names = Array.from({ length: 8 }, () => openTicket(world, launch(who), now))
    const [first, second, ...rest] = [...names].sort()
    openTicket(world, launch(who), now + 1)
    openTicket(world, launch(who), now + 1)
    expect(openTickets(world, [first ?? '', second ?? ''])).toEqual([])
    expect(openTickets(world, rest)).toEqual(rest)
  })

  it('of other members do not count towards the limit', () => {
    const { world, who, now } = oneMember()
    const other = member({ world, now }, FRESH)
    const othersTickets = Array.from({ length: 8 }, (_, n) => openTicket(world, launch(other), now + n))
    const ownTicket = openTicket(world, launch(who), now + 9)
    expect(openTickets(world, [...othersTickets, ownTicket])).toEqual([...othersTickets, ownTicket])
  })

  it('above the limit in an older world end with the next new ticket', () => {
    const { world, who, now } = oneMember()
    for (let n = 0; n < 11; n++) {
      const { member: _, ...rest } = launch(who)
      world.tickets[`old-${n}`] = { ...rest, memberId: who.id, atMs: now - 100 + n }
    }
    openTicket(world, launch(who), now)
    expect(Object.keys(world.tickets).filter((name) => name.startsWith('old-'))).toEqual(
      [4, 5, 6, 7, 8, 9, 10].map((n) => `old-${n}`),
    )
  })

  it('have names of 24 letters and digits that are not confused with each other', () => {
    const { world, who, now } = oneMember()
    expect(openTicket(world, launch(who), now)).toMatch(/^[a-km-np-z2-9]{24}$/)
  })
})

describe('the holder of a ticket', () => {
  it('is the member, while the session is valid and the site is open', () => {
    const { world, who, now } = oneMember()
    const name = openTicket(world, launch(who), now)
    const holder = holderOf(world, name, now)
    expect(!isRefusal(holder) && holder.member.username).toBe(DEMO.username)
    world.site.settings.open = false
    expect(holderOf(world, name, now)).toMatchObject({
      code: MAINTENANCE,
      message: world.site.settings.repairTips,
    })
    delete world.sessions[tokenOf(who.username)]
    expect(holderOf(world, name, now)).toMatchObject({ code: UNAUTHORISED, message: ENDED })
  })

  it('is nobody if the token belongs to another member now', () => {
    const { world, who, now } = oneMember()
    const other = member({ world, now }, FRESH)
    const name = openTicket(world, launch(who), now)
    const session = world.sessions[tokenOf(who.username)]
    if (session) session.memberId = other.id
    expect(refusalText(holderOf(world, name, now))).toBe(ENDED)
  })

  it('is nobody for an unknown ticket', () => {
    const { world, now } = oneMember()
    for (const name of ['', 'x', 'constructor']) expect(refusalText(holderOf(world, name, now))).toBe(ENDED)
  })
})
