import { useQueryClient } from '@tanstack/react-query'
import { memberContract, type ProfileChanges } from '#contracts/member.ts'
import { type ActionHandlers, useAction } from '../core/action.ts'
import { answerOf, clientOf, dataOf } from '../core/client.ts'
import { keys } from '../core/keys.ts'
import { patchUser } from './member.ts'
import { logOff } from './session.ts'

const member = clientOf(memberContract)

/** POST /api/updateuserinfo, with the changed fields only (`birthday` is YYYY-MM-DD). The screen shows them at once. */
export function useUpdateProfile(handlers?: ActionHandlers<ProfileChanges, string>) {
  const client = useQueryClient()
  const send = async (changes: ProfileChanges) => {
    const { message } = await answerOf(member.updateuserinfo({ body: changes }))
    patchUser(client, changes)
    return message
  }
  return useAction({ send, reload: [keys.user] }, handlers)
}

/** POST /api/uploadimg. The answer may not name the picture, so the member is always refetched. */
export const useUploadAvatar = (handlers?: ActionHandlers<File, string | undefined>) =>
  useAction(
    {
      send: async (file: File) => (await dataOf(member.uploadimg({ body: { file } }))).url,
      reload: [keys.user],
    },
    handlers,
  )

export type PasswordChange = { oldPassword: string; newPassword: string }
/** On the wire `paypassword` is the NEW one, in both calls. */
const wireOf = ({ oldPassword, newPassword }: PasswordChange) => ({
  paypassword: newPassword,
  password: oldPassword,
})

/**
 * POST /api/editPassword. It ends every session of the member, this one by a normal logoff. The
 * screen's onDone runs first, then the session ends and the app goes to /login.
 */
export const useEditPassword = (handlers?: ActionHandlers<PasswordChange, string>) =>
  useAction(
    {
      send: async (change: PasswordChange) =>
        (await answerOf(member.editPassword({ body: wireOf(change) }))).message,
      reload: [],
      after: logOff,
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
