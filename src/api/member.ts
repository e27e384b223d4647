import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { memberContract, type UserInfo, userInfo } from '#contracts/member.ts'
import { type ActionHandlers, useAction } from './action.ts'
import { answerOf, clientOf, dataOf } from './client.ts'
import { keys } from './keys.ts'
import { recall, remember } from './remembered.ts'
import { isSignedIn, signOut } from './session-store.ts'

const member = clientOf(memberContract)

/** POST /api/user. The member; the one stored last time shows until the answer is there. */
export const userQuery = () =>
  queryOptions({
    queryKey: keys.user,
    queryFn: ({ signal }) => dataOf(member.user({ body: {}, fetchOptions: { signal } })).then(rememberUser),
    initialData: recallUser,
    initialDataUpdatedAt: 0,
    enabled: isSignedIn,
  })

/** The member as stored last time, for a first paint; nobody's when nobody is logged in. */
export const recallUser = (): UserInfo | undefined =>
  isSignedIn() ? recall('userInfo', userInfo) : undefined
const rememberUser = (user: UserInfo): UserInfo => remember('userInfo', userInfo, user)

/** Changes the member on the screen before the server's answer; `undefined` when it is not loaded. */
export function patchUser(client: QueryClient, change: Partial<UserInfo>): void {
  client.setQueryData(keys.user, (user: UserInfo | undefined) => user && rememberUser({ ...user, ...change }))
}

/** POST /api/refreshusermoney: the refresh control. Member and central balance are set from the one answer. */
export function useRefreshMoney(handlers?: ActionHandlers<void, UserInfo>) {
  const client = useQueryClient()
  const send = async () => {
    await client.cancelQueries({ queryKey: keys.user })
    const user = await dataOf(member.refreshusermoney({ body: {} }))
    client.setQueryData(keys.user, rememberUser(user))
    client.setQueryData(keys.balance, user.balance)
    return user
  }
  return useAction({ send, reload: [keys.venues] }, handlers)
}

export type Profile = { email: string; mobile: string; birthday: string }

/** POST /api/updateuserinfo. `birthday` is YYYY-MM-DD or ''. */
export const useUpdateProfile = (handlers?: ActionHandlers<Profile, string>) =>
  useAction(
    {
      send: async (profile: Profile) => (await answerOf(member.updateuserinfo({ body: profile }))).message,
      reload: [keys.user],
    },
    handlers,
  )

/** POST /api/uploadimg. The member is read anew whatever it answers (readings "The wire"). */
export const useUploadAvatar = (handlers?: ActionHandlers<File, string | undefined>) =>
  useAction(
    {
      send: async (file: File) => (await dataOf(member.uploadimg({ body: { file } }))).url,
      reload: [keys.user],
    },
    handlers,
  )

export type PasswordChange = { oldPassword: string; newPassword: string }
/** On the wire `paypassword` is the NEW one, in both calls (readings "The wire"). */
const wireOf = ({ oldPassword, newPassword }: PasswordChange) => ({
  paypassword: newPassword,
  password: oldPassword,
})

/** POST /api/editPassword. Ends the session, here too: the screen's onDone runs first, then it goes to /login (spec section 4). */
export const useEditPassword = (handlers?: ActionHandlers<PasswordChange, string>) =>
  useAction(
    {
      send: async (change: PasswordChange) =>
        (await answerOf(member.editPassword({ body: wireOf(change) }))).message,
      reload: [],
      after: signOut,
    },
    handlers,
  )

/** POST /api/editPayPassword. The withdrawal password. */
export const useEditPayPassword = (handlers?: ActionHandlers<PasswordChange, string>) =>
  useAction(
    {
      send: async (change: PasswordChange) =>
        (await answerOf(member.editPayPassword({ body: wireOf(change) }))).message,
      reload: [],
    },
    handlers,
  )
