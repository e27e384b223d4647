import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { fen } from '#contracts/money/money.ts'
import { type RouteMetadata, successOf } from '#contracts/wire/envelope.ts'
import type { VenueState } from '../../games/games.ts'
import { playBet } from '../../rules/bets/bets.ts'
import { actOnBet } from '../../rules/bets/bets-act.ts'
import { stateOf } from '../../rules/bets/bets-table.ts'
import { isRefusal, success } from '../../rules/outcome.ts'
import type { Handlers } from '../handler.ts'

/**
 * The three calls of the demo games. They are outside the contract: a real venue's page belongs to a third party.
 * Only the ticket identifies the player.
 */
const byTicket = { access: 'visitor', origin: 'extension' } as const satisfies RouteMetadata
const state = successOf(z.custom<VenueState>((value) => typeof value === 'object' && value !== null))
const MAX_KEY = 64
/** In fen; far above any table's limit, so that the table's own refusal with its text is shown. */
const MAX_STAKE = 10 ** 12
const ticket = z.string().check(z.maxLength(MAX_KEY))
const key = z.string().check(z.minLength(8), z.maxLength(MAX_KEY))

export const venueContract = initContract().router({
  state: {
    method: 'POST',
    path: '/_game/state',
    summary: '演示游戏：牌桌',
    body: z.object({ ticket }),
    responses: { 200: state },
    metadata: byTicket,
  },
  bet: {
    method: 'POST',
    path: '/_game/bet',
    summary: '演示游戏：投注',
    body: z.object({
      ticket,
      key,
      stake: z.int().check(z.gte(0), z.lte(MAX_STAKE)),
      pick: z.unknown(),
    }),
    responses: { 200: state },
    metadata: byTicket,
  },
  act: {
    method: 'POST',
    path: '/_game/act',
    summary: '演示游戏：局中操作',
    body: z.object({ ticket, key, bet: z.string().check(z.maxLength(MAX_KEY)), action: z.unknown() }),
    responses: { 200: state },
    metadata: byTicket,
  },
})

export const venueHandlers: Handlers<typeof venueContract> = {
  state: ({ world, body, now }) => {
    const seen = stateOf(world, body.ticket, now)
    return isRefusal(seen) ? seen : success(seen)
  },
  bet: ({ world, body, now }) => {
    const { ticket: name, key: tap, stake, pick } = body
    const seen = playBet(world, name, { key: tap, stake: fen(stake), pick }, now)
    return isRefusal(seen) ? seen : success(seen, '投注成功')
  },
  act: ({ world, body, now }) => {
    const { ticket: name, key: tap, bet, action } = body
    const seen = actOnBet(world, name, { key: tap, betId: bet, action }, now)
    return isRefusal(seen) ? seen : success(seen)
  },
}
