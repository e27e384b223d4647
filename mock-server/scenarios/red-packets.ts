import * as z from 'zod/mini'
import { HOUR_MS, startOfBeijingDay } from '#contracts/beijing-time.ts'
import { type Fen, wholeYuan } from '#contracts/money.ts'
import { quotaOf } from '../rules/red-packet.ts'
import type { Member } from '../state/types.ts'
import { type BuildContext, claim, deposit, member } from './builders.ts'
import { loggedIn } from './people.ts'
import { DEMO } from './personas.ts'
import { amount, scenario } from './scenario.ts'
import { advanceTo, lastTime } from './time.ts'

/** Red packets before, during and after their hours, used up, and switched off. The world's clock is set to match. */

const recharge = amount(wholeYuan(2000))
const params = z.object({ recharge })
const deposited = '`recharge` 元 were deposited and credited at 15:00 the day before (2000 give 3 packets)'

/** A member who deposited at 15:00 yesterday; the build context's time ends where it was. */
function depositor(context: BuildContext, fen: Fen): Member {
  const end = context.now
  context.now = startOfBeijingDay(end) - 9 * HOUR_MS
  const who = member(context, DEMO)
  if (fen > 0) deposit(context, who, fen)
  advanceTo(context, end)
  return who
}

export const redPacketScenarios = {
  'red-packet-before': scenario({
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 09:30 in Beijing: the packets are there, but cannot be taken yet.`,
    at: lastTime(9.5),
    build: (context, { recharge: fen }) => {
      depositor(context, fen)
    },
  }),

  'red-packet-open': scenario({
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 10:30 in Beijing and none has been taken: each grab credits between 0.88 and 38.88 元.`,
    at: lastTime(10.5),
    build: (context, { recharge: fen }) => {
      depositor(context, fen)
    },
  }),

  'red-packet-not-met': scenario({
    params: z.object({}),
    must: `${loggedIn(DEMO)} and has deposited nothing that counts. It is 10:30 in Beijing: sendnums is 0 and a grab is refused.`,
    at: lastTime(10.5),
    build: (context) => {
      depositor(context, wholeYuan(0))
    },
  }),

  'red-packet-used-up': scenario({
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 10:30 in Beijing and all of today's packets have been taken since 10:00: they are in the records (created_at, and usetime where there is one, after 10:00; 0.88 to 38.88 元 each), sendnums is 0 and a grab is refused.`,
    at: lastTime(10.5),
    build: (context, { recharge: fen }) => {
      const end = context.now
      const opens = startOfBeijingDay(end) + 10 * HOUR_MS
      context.now = opens
      const who = depositor(context, fen)
      while (quotaOf(context.world, who.id, context.now).left > 0) claim(context, who)
      advanceTo(context, end)
    },
  }),

  'red-packet-ended': scenario({
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 12:00:00 in Beijing: today's packets are over and a grab is refused.`,
    at: lastTime(12),
    build: (context, { recharge: fen }) => {
      depositor(context, fen)
    },
  }),

  'red-packet-off': scenario({
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 10:30 in Beijing, but redpacket_switch is 0: sendnums is 0 and a grab is refused.`,
    at: lastTime(10.5),
    build: (context, { recharge: fen }) => {
      depositor(context, fen)
      context.world.site.settings.redPacketOn = false
    },
  }),
} as const
