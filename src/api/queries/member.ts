import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import { memberContract, type UserInfo, userInfo } from '#contracts/member.ts'
import { type ActionHandlers, useAction } from '../core/action.ts'
import { cache, readCached } from '../core/cached-answers.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { isSignedIn } from '../core/client/session-store.ts'
import { keys } from '../core/keys.ts'
import { type NamesOf, type Renamed, renamed, wireOf } from '../core/own-names.ts'
import { cancelReads } from '../core/refetch.ts'

const member = clientOf(memberContract)

const MEMBER_NAMES = {
  realname: 'realName',
  joinday: 'daysSinceJoining',
  paysum: 'totalDeposit',
  flowsum: 'totalTurnover',
  isagent: 'isAgent',
  gameblance: 'venueBalance',
  usdtrate: 'depositRate',
  transferstatus: 'autoTransfer',
  withdrawcashfee: 'feeErc20',
  withdrawfeeusdttrc: 'feeTrc20',
  withdrawusdtrate: 'withdrawalRate',
} as const satisfies NamesOf<UserInfo>

/** The member. Amounts in fen, rates in 元 for 1 USDT, fees in USDT; see `userInfo` for what is unknown. */
export type Member = Renamed<UserInfo, typeof MEMBER_NAMES>

const memberOf = (user: UserInfo): Member => renamed(user, MEMBER_NAMES)

/** POST /api/user: the member. Until the answer, the stored member shows. */
export const userQuery = () =>
  queryOptions({
    queryKey: keys.user,
    queryFn: ({ signal }) => dataOf(member.user({ body: {}, fetchOptions: { signal } })).then(remember),
    initialData: readCachedUser,
    initialDataUpdatedAt: 0,
    enabled: isSignedIn,
  })

/** The stored member, for a first paint. Undefined when nobody is logged in. */
export function readCachedUser(): Member | undefined {
  const user = isSignedIn() ? readCached('userInfo', userInfo) : undefined
  return user && memberOf(user)
}

const remember = (user: UserInfo): Member => memberOf(cache('userInfo', userInfo, user))

/** Changes the loaded member, on the screen and as stored, before the server answers. */
export function patchUser(client: QueryClient, change: Partial<Member>): void {
  client.setQueryData(
    keys.user,
    (user: Member | undefined) =>
      user && remember(wireOf<UserInfo, typeof MEMBER_NAMES>({ ...user, ...change }, MEMBER_NAMES)),
  )
}

/**
 * POST /api/refreshusermoney: the refresh button. One answer sets the member and the central balance. Each stays if it
 * was read or changed meanwhile, since the answer may be older.
 */
export function useRefreshMoney(handlers?: ActionHandlers<void, Member>) {
  const client = useQueryClient()
  const toldAt = (queryKey: QueryKey) => client.getQueryState(queryKey)?.dataUpdatedAt
  const send = async () => {
    await cancelReads(client, [keys.user])
    const userThen = toldAt(keys.user)
    const balanceThen = toldAt(keys.balance)
    const answer = await dataOf(member.refreshusermoney({ body: {} }))
    if (toldAt(keys.user) === userThen) client.setQueryData(keys.user, remember(answer))
    if (toldAt(keys.balance) === balanceThen) client.setQueryData(keys.balance, answer.balance)
    return memberOf(answer)
  }
  return useAction({ send, reload: [keys.venues] }, handlers)
}
