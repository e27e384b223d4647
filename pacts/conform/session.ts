import { contract } from '#contracts/index.ts'
import { sessionContract } from '#contracts/session.ts'
import { clientOf, dataOf } from '#src/api/core/client/client.ts'
import { ApiError } from '#src/api/core/client/errors.ts'
import { isSignedIn, signIn } from '#src/api/core/client/session-store.ts'
import { type Access, WrongUsage } from './settings.ts'
import type { asker } from './walk.ts'

const { login, logoff } = clientOf(sessionContract)

/** The app checks the captcha itself. The backend receives its text, and accepts any. */
const CAPTCHA = 'k7wd'

type Ask = ReturnType<typeof asker>
type Opened = {
  /** False if the backend opened no session. */
  open: boolean
  /** The message of a refusal, for the person who typed the password. */
  refusal?: string
  /** Ends the session that this check opened. A given one stays open. */
  end: (ask: Ask) => Promise<unknown>
}

/**
 * The only trace of the check is a login, which a backend may record. Its token is logged off at the end, since nothing
 * else closes the session.
 */
export async function beginSession(ask: Ask, access: Access): Promise<Opened> {
  const nothing = { open: true, end: async () => undefined }
  if (access.as === 'visitor') return nothing
  if (access.as === 'token') {
    bring(access.token)
    return nothing
  }
  const { account: name, password = '' } = access
  let refusal = ''
  const token = await ask(contract.session.login, '', async (fetchOptions) => {
    try {
      const { api_token } = await dataOf(login({ body: { name, password, code: CAPTCHA }, fetchOptions }))
      signIn(api_token, name)
      return api_token
    } catch (error) {
      if (error instanceof ApiError) refusal = error.message
      throw error
    }
  })
  if (token === undefined) return { ...nothing, open: false, refusal: without(refusal, [name, password]) }
  return { open: true, end: logOff }
}

function bring(token: string): void {
  try {
    signIn(token)
  } catch {
    throw new WrongUsage('The variable of --token-env holds no bearer token.')
  }
}

/** Not sent if the session has already ended. */
async function logOff(ask: Ask): Promise<void> {
  if (isSignedIn())
    await ask(contract.session.logoff, '', (fetchOptions) => dataOf(logoff({ body: {}, fetchOptions })))
}

/** A text of the backend without what was typed, and without control characters for the terminal. */
const without = (text: string, secrets: readonly string[]): string =>
  secrets.reduce(
    (shown, secret) => (secret === '' ? shown : shown.replaceAll(secret, '…')),
    text.replaceAll(/\p{C}/gu, ' '),
  )
