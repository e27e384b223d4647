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
import { type NamesOf, type Renamed, wireOf } from '../core/own-names.ts'
import { serverNow } from '../core/server-time.ts'

const session = clientOf(sessionContract)

/** During a break that the player chose, this device refuses the account's login and every registration. */
const unlessOnBreak = <V>(markOf: (variables: V) => string | undefined): ActionSteps<V> => ({
  start: (variables) => {
    if (breakLeftMs(serverNow(), markOf(variables)) === 0) return {}
    notify('您设定的休息时间还没有结束，请稍后再来', 'info')
  },
  onUnknown: () => Promise.resolve(),
})

/**
 * POST /api/login. Returns the server's message. When onDone runs, the member is logged in; member and balance load by
 * themselves.
 */
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

const REGISTRATION_NAMES = {
  confirmPass: 'confirmPassword',
  realname: 'realName',
  paypassword: 'payPassword',
} as const satisfies NamesOf<RegistrationBody>
type RegistrationBody = Omit<Registration, 'pid' | 'referrer' | 'referrer_node'>
export type RegistrationRequest = Renamed<RegistrationBody, typeof REGISTRATION_NAMES>
export type Registered = { message: string; signedIn: boolean }

/**
 * POST /api/register with the session's pid. The message shows whatever the outcome. Without a token in the answer the
 * visitor stays a visitor. If somebody is logged in when the answer comes, it is dropped: a link can start a
 * registration, which must not replace the member's session.
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
    ...wireOf<RegistrationBody, typeof REGISTRATION_NAMES>(newcomer, REGISTRATION_NAMES),
    ...(pid === undefined ? {} : { pid }),
    referrer: globalThis.document?.referrer ?? '',
    referrer_node: '',
  }
  const { message, data } = await answerOf(session.register({ body }))
  // Another tab may have stored the token of a login, and its event may not have arrived yet.
  if (isSignedIn() || storage.get('token') !== undefined) throw new SessionChanged()
  if (data.api_token !== '') signIn(data.api_token, newcomer.name)
  return { message, signedIn: data.api_token !== '' }
}

/** POST /api/logoff. The app forgets the session at once, whether or not the call succeeds, and goes to /login. */
export function logOff(): void {
  // The request reads the token before it is forgotten. Its answer is ignored.
  session.logoff({ body: {}, background: true }).catch(() => undefined)
  signOut()
}
