import { useQueryClient } from '@tanstack/react-query'
import { memberContract, type ProfileChanges } from '#contracts/member.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { payPassword } from '#contracts/texts/typed-texts.ts'
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

/** POST /api/updateuserinfo with only the changed fields (`birthday` is YYYY-MM-DD). The screen shows them at once. */
export function useUpdateProfile(handlers?: ActionHandlers<ProfileChanges, string>) {
  const client = useQueryClient()
  const send = async (changes: ProfileChanges) => {
    const { message } = await answerOf(member.updateuserinfo({ body: changes }))
    patchUser(client, changes)
    return message
  }
  return useAction({ send, reload: [keys.user] }, handlers)
}

/** POST /api/uploadimg. The answer may lack the picture's address, so the member is always refetched. */
export const useUploadAvatar = (handlers?: ActionHandlers<File, string | undefined>) =>
  useAction(
    {
      send: async (file: File) => (await dataOf(member.uploadimg({ body: { file } }))).url,
      reload: [keys.user],
    },
    handlers,
  )

export type PasswordChange = { oldPassword: string; newPassword: string }

/** The texts after a lost answer. They name the password, since /login shows them, too. */
export const PASSWORD_UNKNOWN = {
  login: '网络异常，结果未知，新的登录密码可能已经生效',
  pay: '网络异常，结果未知，新的支付密码可能已经生效',
} as const

/** On the wire `paypassword` is the NEW password, in both calls. */
const wireOf = ({ oldPassword, newPassword }: PasswordChange) => ({
  paypassword: newPassword,
  password: oldPassword,
})

/**
 * A new login password ends the session, and a poll may notice that before the answer comes. The player is on /login
 * then and must learn which password may be valid. A player who has logged out is not told.
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

/** As with money, a lost answer is neither a success nor a failure. */
const tellUnknown = (text: string): ActionSteps<PasswordChange> => ({
  start: () => ({}),
  onUnknown: async (visit) => {
    if (!visit.isAway) notify(text, 'info')
  },
})

/**
 * POST /api/editPassword. It ends every session of the member, this one by a normal logoff. First the screen's onDone
 * runs, then the session ends and the app goes to /login, even if the player has left the screen.
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
        // Waits until the maintenance notice is gone, because nothing else on /login would say why the session has
        // ended.
        void appBack()?.then(() => notify(commonTexts.passwordChanged, 'success'))
        logOff()
      },
    },
    tellUnknown(PASSWORD_UNKNOWN.login),
  )

/** POST /api/editPayPassword: the withdrawal password. */
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
