import type { QueryClient } from '@tanstack/react-query'
import { type Fen, ZERO } from '#contracts/money/money.ts'
import { userQuery } from '../../api/queries/member.ts'
import { balanceQuery, type VenueWallet, venuesQuery } from '../../api/queries/money/wallet.ts'

/** A launch waits at most this long to learn whether to offer a transfer. */
const LATEST_MS = 3_000

/**
 * The venue's wallet, if it is empty, the central wallet is not and 自动免转 is off: money can be moved before the game.
 * Undefined where that is not so, or is not known: the game starts without a question then. Where answers are late,
 * what was known last decides.
 */
export function emptyVenue(client: QueryClient, platform: string): Promise<VenueWallet | undefined> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LATEST_MS))
  return Promise.race([
    read(client, platform).catch(() => undefined),
    late.then(() => known(client, platform)),
  ])
}

function known(client: QueryClient, platform: string): VenueWallet | undefined {
  const user = client.getQueryData(userQuery().queryKey)
  const central = client.getQueryData(balanceQuery().queryKey)
  const venues = client.getQueryData(venuesQuery().queryKey)
  return user && central !== undefined && venues && !user.autoTransfer
    ? toFill(central, venues, platform)
    : undefined
}

function toFill(central: Fen, venues: readonly VenueWallet[], platform: string): VenueWallet | undefined {
  const wallet = venues.find(({ code }) => code === platform)
  return central > ZERO && wallet?.balance === ZERO ? wallet : undefined
}

async function read(client: QueryClient, platform: string): Promise<VenueWallet | undefined> {
  const { autoTransfer: isAuto } = await client.ensureQueryData(userQuery())
  if (isAuto) return undefined
  const [central, venues] = await Promise.all([
    client.fetchQuery(balanceQuery()),
    client.fetchQuery({ ...venuesQuery(), meta: { handled: true } }),
  ])
  return toFill(central, venues, platform)
}
