import { MAINTENANCE, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { sessionOf, wasReplaced } from '../../state/members.ts'
import { rngOf } from '../../state/random.ts'
import type { Member, VenueTicket, World } from '../../state/types.ts'
import { type Refusal, refuse } from '../outcome.ts'
import { refuseUnauthorised } from '../unauthorised.ts'

const MAX_TICKETS = 8
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

export type Launch = {
  member: Member
  token: string
  plat: string
  gameCode: string
  gameName: string
  category: string
}

/**
 * Opens a ticket for the demo games' page and returns its unguessable name. Ends the member's oldest tickets if
 * there are too many.
 */
export function openTicket(world: World, { member, ...launch }: Launch, now: number): string {
  const memberTickets = Object.entries(world.tickets)
    .filter(([, ticket]) => ticket.memberId === member.id)
    .sort(([a, x], [b, y]) => x.atMs - y.atMs || (a < b ? -1 : 1))
  for (const [name] of memberTickets.slice(0, Math.max(0, memberTickets.length - MAX_TICKETS + 1)))
    delete world.tickets[name]
  const name = rngOf(world).text(24, ALPHABET)
  world.tickets[name] = { memberId: member.id, ...launch, atMs: now }
  return name
}

export type Holder = { ticket: VenueTicket; member: Member }

/**
 * The holder of a ticket, while the session that opened it lasts; otherwise a refusal with code 401, or 503 during
 * maintenance.
 */
export function holderOf(world: World, name: string, now: number): Refusal | Holder {
  const ticket = Object.hasOwn(world.tickets, name) ? world.tickets[name] : undefined
  const member = ticket && sessionOf(world, ticket.token, now)
  if (ticket && wasReplaced(world, ticket.token)) return refuseUnauthorised(world, ticket.token)
  if (!ticket || !member || member.id !== ticket.memberId)
    return refuse('登录或游戏凭证已失效，请返回大厅重新进入', { code: UNAUTHORISED })
  const { settings } = world.site
  return settings.open ? { ticket, member } : refuse(settings.repairTips, { code: MAINTENANCE })
}
