import { type Credentials, type Registration, sessionContract } from '#contracts/session.ts'
import { markOfAccount } from '../../lib/device/fingerprint.ts'
import { storage } from '../../lib/device/storage.ts'
import { breakLeftMs } from '../../lib/responsible-play.ts'
import { type ActionHandlers, type ActionSteps, useAction } from '../core/action.ts'
import { answerOf, clientOf } from '../core/client/client.ts'
import { SessionChanged } from '../core/client/errors.ts'
import { notify } from '../core/client/notify.ts'
import { getPid } from '../core/client/pid.ts'
import { isSignedIn, signIn, signOut } from '../core/client/session-store.ts'
import { serverNow } from '../core/server-time.ts'

const session = clientOf(sessionContract)

/** During a break that the player chose, the account does not log in on this device, and nobody registers. */
const unlessOnBreak = <V>(markOf: (variables: V) => string | undefined): ActionSteps<V> => ({
  start: (variables) => {
    if (breakLeftMs(serverNow(), markOf(variables)) === 0) return {}
    notify('您设定的休息时间还没有结束，请稍后再来', 'info')
  },
  onUnknown: () => Promise.resolve(),
})

/** POST /api/login: the server's message. Logged in when onDone runs; the member and the balance load by themselves. */
export const useLogin = (handlers?: ActionHandlers<Credentials, string>) =>
  useAction(
    {
      send: async (credentials: Credentials) => {
        const { message, data } = await answerOf(session.login({ body: credentials }))
        signIn(data.api_token, credentials.name)
        return message
      },
      reload: [],
    },
    handlers,
    unlessOnBreak(({ name }) => markOfAccount(name)),
  )

export type RegistrationRequest = Omit<Registration, 'pid' | 'referrer' | 'referrer_node'>
export type Registered = { message: string; signedIn: boolean }

/**
 * POST /api/register, with the session's pid. The message is shown whatever the outcome. Without a token in
 * the answer the visitor stays a visitor. An answer that finds somebody logged in is dropped: a link can start a
 * registration, and it must not put its account in the place of the member's.
 */
export const useRegister = (handlers?: ActionHandlers<RegistrationRequest, Registered>) =>
  useAction(
    { send: register, reload: [] },
    handlers,
    unlessOnBreak(() => undefined),
  )

async function register(newcomer: RegistrationRequest): Promise<Registered> {
  const pid = getPid()
  const body = {
    ...newcomer,
    ...(pid === undefined ? {} : { pid }),
    referrer: globalThis.document?.referrer ?? '',
    referrer_node: '',
  }
  const { message, data } = await answerOf(session.register({ body }))
  // The word of a login in another tab may still be under way.
  if (isSignedIn() || storage.get('token') !== undefined) throw new SessionChanged()
  if (data.api_token !== '') signIn(data.api_token, newcomer.name)
  return { message, signedIn: data.api_token !== '' }
}

/**
 * POST /api/logoff. The app forgets the session at once, whether the call arrives or not, and goes to /login.
 */
export function logOff(): void {
  // The request takes the token before it is forgotten; its answer is ignored.
  session.logoff({ body: {}, background: true }).catch(() => undefined)
  signOut()
}
