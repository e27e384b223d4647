import { RED_PACKET_END_HOUR, RED_PACKET_START_HOUR } from '#contracts/limits.ts'
import type { redPacketContract } from '#contracts/red-packet.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { claimRedPacket, phaseOf, quotaOf } from '../../rules/bonus/red-packet.ts'
import { RED_PACKET_MAX_TIMES, RED_PACKET_STEPS } from '../../rules/bonus/red-packet-steps.ts'
import { isRefusal, success } from '../../rules/outcome.ts'
import { pageOf } from '../../state/store/log.ts'
import type { Handlers } from '../handler.ts'
import { asPage, PAGE_ROWS } from '../paging.ts'

const hour = (h: number) => `${h}:00`

export const redPacketHandlers: Handlers<typeof redPacketContract> = {
  userredpacket: ({ world, member, now }) => {
    if (world.site.switches.tablesEmpty)
      return success({ sendnums: 0, acquirednum: 0, max_times: 0, rules: [], status: undefined })
    const { remaining, claimed } = quotaOf(world, member.id, now)
    const rules = RED_PACKET_STEPS.map(({ recharge, packets, most }) => ({
      start_time: hour(RED_PACKET_START_HOUR),
      end_time: hour(RED_PACKET_END_HOUR),
      day_flow: packets,
      flow_money: most,
      recharge,
    }))
    const sendnums = world.site.settings.redPacketOn ? remaining : 0
    return success({
      sendnums,
      acquirednum: claimed,
      max_times: RED_PACKET_MAX_TIMES,
      rules,
      status: phaseOf(world, now),
    })
  },

  douserredpacket: ({ world, member, rng, now }) => {
    const claim = claimRedPacket(world, member, rng, now)
    if (isRefusal(claim)) return claim
    const { remaining, claimed } = quotaOf(world, member.id, now)
    return success(
      { redpacketmoney: claim.amount, sendnums: remaining, acquirednum: claimed },
      '恭喜您，抢到红包',
    )
  },

  redpacket: ({ world, member, body }) => {
    const { rows, total } = pageOf(world, 'redPackets', member.id, { page: body.page, size: PAGE_ROWS })
    const records = rows.map(({ atMs, amount, rechargeFen }) => ({
      money: rechargeFen,
      redpacketmoney: amount,
      created_at: formatBeijing(atMs),
      usetime: formatBeijing(atMs),
    }))
    return success(asPage(records, body.page, total))
  },
}
