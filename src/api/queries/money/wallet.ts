import { queryOptions, useQuery } from '@tanstack/react-query'
import { type VenueWallet as VenueRow, walletContract } from '#contracts/wallet.ts'
import { TRANSFER_IN } from '#contracts/wire/record-codes.ts'
import { transactionsPath } from '../../../lib/navigation/links.ts'
import type { ActionHandlers } from '../../core/action.ts'
import { answerOf, clientOf, dataOf } from '../../core/client/client.ts'
import { isSignedIn } from '../../core/client/session-store.ts'
import { keys } from '../../core/keys.ts'
import { useMoneyAction } from '../../core/money/money-action.ts'
import { type NamesOf, type Renamed, renamed } from '../../core/own-names.ts'
import { pollBalance } from '../../core/polling.ts'
import { readCachedUser } from '../member.ts'

const wallet = clientOf(walletContract)

const VENUE_NAMES = { platname: 'code' } as const satisfies NamesOf<VenueRow>
/** A venue's wallet, in fen. */
export type VenueWallet = Renamed<VenueRow, typeof VENUE_NAMES>

/** POST /api/balance: the central wallet in fen. It is polled, so even a refusal is silent. */
export const balanceQuery = () =>
  queryOptions({
    queryKey: keys.balance,
    queryFn: ({ signal }) =>
      dataOf(wallet.balance({ body: {}, silent: true, fetchOptions: { signal } })).then(
        ({ balance }) => balance,
      ),
    initialData: () => readCachedUser()?.balance,
    initialDataUpdatedAt: 0,
    enabled: isSignedIn,
    retry: false,
    meta: { handled: true },
  })

/** Polls the balance while logged in; renders nothing. Mount it once, in the shell. */
export function useBalancePoll(): void {
  useQuery({ ...balanceQuery(), refetchInterval: pollBalance, notifyOnChangeProps: [] })
}

/**
 * POST /api/balancelist: every venue wallet. Poll it with `pollWallets` or `pollTransfer`. Only the first load shows a
 * loading indicator.
 */
export const venuesQuery = () =>
  queryOptions({
    queryKey: keys.venues,
    queryFn: ({ client, signal, meta }) => {
      const background = meta?.background || Boolean(client.getQueryData(keys.venues))
      return dataOf(wallet.balancelist({ body: {}, background, fetchOptions: { signal } })).then((rows) =>
        rows.map((row) => renamed(row, VENUE_NAMES)),
      )
    },
    enabled: isSignedIn,
    retry: false,
  })

let recalled: Promise<unknown> = Promise.resolve()

/**
 * Resolves when no recall is in progress. A launch waits for it, since a late recall would empty the venue that the
 * launch has just filled.
 */
export const recallSettled = (): Promise<unknown> => recalled

/** POST /api/transall (一键回收). Returns the server's message. Having nothing to recall is also a success. */
export const useRecallAll = (handlers?: ActionHandlers<void, string>) =>
  useMoneyAction(
    {
      subject: () => ({ what: '一键回收', records: transactionsPath(TRANSFER_IN) }),
      repeat: 'waits',
      send: async () => {
        const sent = answerOf(wallet.transall({ body: {} }))
        recalled = sent.catch(() => undefined)
        return (await sent).message
      },
    },
    handlers,
  )
