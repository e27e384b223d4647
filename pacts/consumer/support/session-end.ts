import type { AppRoute } from '@ts-rest/core'
import { expect, it, vi } from 'vitest'
import { readEnvelope, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { getToken, onSessionExpired } from '#src/api/core/client/session-store.ts'
import { picked } from './app.ts'
import { type Interaction, pact, type StateRef } from './pact.ts'
import { unauthorised } from './wire.ts'

/** A token that no backend issued. */
export const BAD_TOKEN = 'not-a-token'

type MemberCall = { call: AppRoute } & Pick<Interaction, 'query' | 'body' | 'file'>

const someoneElse: StateRef = ['member-with-money']

/**
 * A member’s call gets code 401 for an invalid token and for a missing one. The first ends the app’s session. The app
 * never sends the second, so the test sends it without the app.
 */
export function needsLogin(request: MemberCall, send: () => Promise<unknown>): void {
  it('ends the session on an invalid token', () =>
    pact(
      { ...request, given: someoneElse, that: 'with a bad token', as: BAD_TOKEN, answer: unauthorised },
      () => endsSession(send),
    ))
  refusesWithoutToken(request)
}

/** Sends the call and expects the session to end once. */
export async function endsSession(send: () => Promise<unknown>): Promise<void> {
  const expired = vi.fn()
  const stop = onSessionExpired(expired)
  // The result does not matter, since the end of the session clears the cache.
  await send().catch(() => undefined)
  stop()
  expect(expired).toHaveBeenCalledOnce()
  expect(getToken()).toBeUndefined()
}

export function refusesWithoutToken(request: MemberCall): void {
  it('is refused without a token', () =>
    pact({ ...request, given: someoneElse, that: 'without a token', answer: unauthorised }, async (url) => {
      expect((await sendByHand(url, request)).code).toBe(UNAUTHORISED)
    }))
}

async function sendByHand(url: string, { call, query, body = {}, file }: MemberCall) {
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`
  const response = await fetch(`${url}${call.path}${search}`, {
    method: call.method,
    ...(call.method === 'GET' ? {} : await contentOf(body, file)),
  })
  return readEnvelope(await response.json()) ?? { code: undefined }
}

async function contentOf(body: unknown, file: MemberCall['file']): Promise<RequestInit> {
  if (file === undefined) {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  }
  const form = new FormData()
  form.append('file', await picked(file))
  return { body: form }
}
