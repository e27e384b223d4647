import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Fen } from '#contracts/money/money.ts'
import {
  type RedPacketRecord as PacketRow,
  type RedPacketInfo as PacketsAnswer,
  type RedPacketRule as RuleRow,
  redPacketContract,
} from '#contracts/red-packet.ts'
import { redPacketTexts } from '#contracts/texts/messages.ts'
import type { ActionHandlers } from '../../core/action.ts'
import { clientOf, dataOf } from '../../core/client/client.ts'
import { isSignedIn } from '../../core/client/session-store.ts'
import { keys, MONEY_KEYS } from '../../core/keys.ts'
import { useMoneyAction } from '../../core/money/money-action.ts'
import { type NamesOf, type Renamed, renamed } from '../../core/own-names.ts'
import { type LoadPage, pagedQuery, pagesOf, withRows } from '../../core/paging/paged.ts'

const redPacket = clientOf(redPacketContract)

const RULE_NAMES = {
  start_time: 'startsAt',
  end_time: 'endsAt',
  day_flow: 'packetsADay',
  flow_money: 'maxAmount',
  recharge: 'leastDeposit',
} as const satisfies NamesOf<RuleRow>
/** One step of the table of rules, see `redPacketRule`. Amounts in fen. */
export type RedPacketRule = Renamed<RuleRow, typeof RULE_NAMES>

const INFO_NAMES = {
  sendnums: 'remaining',
  acquirednum: 'claimed',
  max_times: 'maxTimes',
  status: 'phase',
} as const satisfies NamesOf<PacketsAnswer>
/** How many packets are left and claimed today, the rules, and the phase if the backend sends it. */
export type RedPacketInfo = Omit<Renamed<PacketsAnswer, typeof INFO_NAMES>, 'rules'> & {
  rules: RedPacketRule[]
}

const infoOf = ({ rules, ...info }: PacketsAnswer): RedPacketInfo => ({
  ...renamed(info, INFO_NAMES),
  rules: rules.map((rule) => renamed(rule, RULE_NAMES)),
})

const RECORD_NAMES = {
  money: 'amount',
  redpacketmoney: 'claimedAmount',
  created_at: 'createdAt',
  usetime: 'claimedAt',
} as const satisfies NamesOf<PacketRow>
/** A claimed packet. Amounts in fen, times in Beijing time. */
export type RedPacketRecord = Renamed<PacketRow, typeof RECORD_NAMES>

/** GET /api/userredpacket. */
export const redPacketQuery = () =>
  queryOptions({
    queryKey: keys.redPacket,
    queryFn: ({ signal }) =>
      dataOf(redPacket.userredpacket({ query: {}, fetchOptions: { signal } })).then(infoOf),
    enabled: isSignedIn,
  })

/** POST /api/redpacket, one page at a time. */
export const redPacketPages: LoadPage<RedPacketRecord> = pagesOf((page, how) =>
  dataOf(redPacket.redpacket({ body: { page }, ...how })).then(
    withRows((row: PacketRow) => renamed(row, RECORD_NAMES)),
  ),
)

/** Claimed packets, newest first, for `useInfiniteQuery`. */
export const redPacketRecordsQuery = () => pagedQuery(keys.redPacketRecords, redPacketPages)

/**
 * POST /api/douserredpacket (抢红包): claims a packet and returns the amount in fen. If the answer says how many packets
 * are left, the page shows that number at once. It is refetched anyway, because not every backend sends it.
 */
export function useClaimRedPacket(handlers?: ActionHandlers<void, Fen>) {
  const client = useQueryClient()
  const send = async () => {
    const { redpacketmoney, sendnums, acquirednum } = await dataOf(redPacket.douserredpacket({ body: {} }))
    client.setQueryData(
      redPacketQuery().queryKey,
      (info) =>
        info && {
          ...info,
          remaining: sendnums ?? info.remaining,
          claimed: acquirednum ?? info.claimed,
        },
    )
    return redpacketmoney
  }
  return useMoneyAction(
    {
      subject: () => ({ what: '开红包', records: '/welfare' }),
      send,
      reload: [...MONEY_KEYS, keys.redPacket],
      unknownText: redPacketTexts.unreachable,
    },
    handlers,
  )
}
