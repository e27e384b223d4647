import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { redPacketTexts } from '#contracts/messages.ts'
import type { Fen } from '#contracts/money/money.ts'
import { type RedPacketRecord, redPacketContract } from '#contracts/red-packet.ts'
import type { ActionHandlers } from '../../core/action.ts'
import { clientOf, dataOf } from '../../core/client/client.ts'
import { isSignedIn } from '../../core/client/session-store.ts'
import { keys, MONEY_KEYS } from '../../core/keys.ts'
import { useMoneyAction } from '../../core/money/money-action.ts'
import { type LoadPage, pagedQuery, pagesOf } from '../../core/paging/paged.ts'

const redPacket = clientOf(redPacketContract)

/** GET /api/userredpacket: how many packets are left and claimed, the rules, and the phase if the backend sends it. */
export const redPacketQuery = () =>
  queryOptions({
    queryKey: keys.redPacket,
    queryFn: ({ signal }) => dataOf(redPacket.userredpacket({ query: {}, fetchOptions: { signal } })),
    enabled: isSignedIn,
  })

/** POST /api/redpacket, one page at a time. */
export const redPacketPages: LoadPage<RedPacketRecord> = pagesOf((page, how) =>
  dataOf(redPacket.redpacket({ body: { page }, ...how })),
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
          sendnums: sendnums ?? info.sendnums,
          acquirednum: acquirednum ?? info.acquirednum,
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
