import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import { memberContract, type UserInfo, userInfo } from '#contracts/member.ts'
import { type ActionHandlers, useAction } from '../core/action.ts'
import { cache, readCached } from '../core/cached-answers.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { isSignedIn } from '../core/client/session-store.ts'
import { keys } from '../core/keys.ts'
import { cancelReads } from '../core/refetch.ts'

const member = clientOf(memberContract)

/** POST /api/user: the member. Until the answer, the stored member shows. */
export const userQuery = () =>
  queryOptions({
    queryKey: keys.user,
    queryFn: ({ signal }) => dataOf(member.user({ body: {}, fetchOptions: { signal } })).then(rememberUser),
    initialData: readCachedUser,
    initialDataUpdatedAt: 0,
    enabled: isSignedIn,
  })

/** The stored member, for a first paint. Undefined when nobody is logged in. */
export const readCachedUser = (): UserInfo | undefined =>
  isSignedIn() ? readCached('userInfo', userInfo) : undefined

const rememberUser = (user: UserInfo): UserInfo => cache('userInfo', userInfo, user)

/** Changes the member on the screen before the server answers. Returns undefined if no member is loaded. */
export function patchUser(client: QueryClient, change: Partial<UserInfo>): void {
  client.setQueryData(keys.user, (user: UserInfo | undefined) => user && rememberUser({ ...user, ...change }))
}

/**
 * POST /api/refreshusermoney: the refresh button. One answer sets the member and the central balance. Each stays if it
 * was read or changed meanwhile, since the answer may be older.
 */
export function useRefreshMoney(handlers?: ActionHandlers<void, UserInfo>) {
  const client = useQueryClient()
  const toldAt = (queryKey: QueryKey) => client.getQueryState(queryKey)?.dataUpdatedAt
  const send = async () => {
    await cancelReads(client, [keys.user])
    const userThen = toldAt(keys.user)
    const balanceThen = toldAt(keys.balance)
    const user = await dataOf(member.refreshusermoney({ body: {} }))
    if (toldAt(keys.user) === userThen) client.setQueryData(keys.user, rememberUser(user))
    if (toldAt(keys.balance) === balanceThen) client.setQueryData(keys.balance, user.balance)
    return user
  }
  return useAction({ send, reload: [keys.venues] }, handlers)
}
