import { useQueryClient } from '@tanstack/react-query'
import { memberContract, type ProfileChanges } from '#contracts/member.ts'
import { commonTexts } from '#contracts/messages.ts'
import { payPassword } from '#contracts/typed-texts.ts'
import { type ActionHandlers, type ActionSteps, useAction } from '../core/action.ts'
import { answerOf, clientOf, dataOf } from '../core/client/client.ts'
import { SessionChanged } from '../core/client/errors.ts'
import { notify } from '../core/client/notify.ts'
import { isSignedIn, onSessionDropped, type SessionEndReason } from '../core/client/session-store.ts'
import { keys } from '../core/keys.ts'
import { appBack } from '../core/site-closed.ts'
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

/** After a lost answer. On /login, too, it says which password is meant. */
export const PASSWORD_UNKNOWN = {
  login: '网络异常，结果未知，新的登录密码可能已经生效',
  pay: '网络异常，结果未知，新的支付密码可能已经生效',
} as const

/** On the wire `paypassword` is the NEW one, in both calls. */
const wireOf = ({ oldPassword, newPassword }: PasswordChange) => ({
  paypassword: newPassword,
  password: oldPassword,
})

/**
 * A new login password ends the session, which a poll may find out before the answer comes: then the player, who has been
 * led to /login, must be told which password may open it. Who has logged out has left the change behind.
 */
async function changeLogin(passwords: PasswordChange): Promise<string> {
  let end: SessionEndReason | undefined
  const stop = onSessionDropped((reason) => {
    end = reason
  })
  try {
    return (await answerOf(member.editPassword({ body: wireOf(passwords) }))).message
  } catch (error) {
    if (error instanceof SessionChanged && end !== 'logout' && !isSignedIn())
      notify(PASSWORD_UNKNOWN.login, 'info')
    throw error
  } finally {
    stop()
  }
}

/** As for money, a lost answer is neither a success nor a failure. */
const tellUnknown = (text: string): ActionSteps<PasswordChange> => ({
  start: () => ({}),
  onUnknown: async (visit) => {
    if (!visit.isAway) notify(text, 'info')
  },
})

/**
 * POST /api/editPassword. It ends every session of the member, this one by a normal logoff. The screen's onDone runs
 * first, then the session ends and the app goes to /login, also where the screen was left.
 */
export const useEditPassword = ({
  onDone,
  ...handlers
}: Omit<ActionHandlers<PasswordChange, string>, 'onAway'> = {}) =>
  useAction(
    { send: changeLogin, reload: [] },
    {
      ...handlers,
      onDone: (message, passwords) => {
        onDone?.(message, passwords)
        logOff()
      },
      onAway: () => {
        // Behind the maintenance notice: on /login nothing else would say why.
        void appBack()?.then(() => notify(commonTexts.passwordChanged, 'success'))
        logOff()
      },
    },
    tellUnknown(PASSWORD_UNKNOWN.login),
  )

/** POST /api/editPayPassword. The withdrawal password. */
export const useEditPayPassword = (handlers?: ActionHandlers<PasswordChange, string>) =>
  useAction(
    {
      send: async ({ oldPassword, newPassword }) => {
        const change = { oldPassword: payPassword(oldPassword), newPassword: payPassword(newPassword) }
        return (await answerOf(member.editPayPassword({ body: wireOf(change) }))).message
      },
      reload: [],
    },
    handlers,
    tellUnknown(PASSWORD_UNKNOWN.pay),
  )
