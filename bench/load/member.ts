import type { BrowserContext } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'

/** Logs the demo member in and returns the token. The app checks the captcha, so the mock backend accepts any code. */
export async function memberToken(url: string): Promise<string> {
  const answer = await fetch(new URL('api/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: DEMO.username, password: DEMO.password, code: '-' }),
  })
  const { data, message }: { data?: { api_token?: string }; message?: string } = await answer.json()
  if (!data?.api_token) throw new Error(`the mock backend at ${url} refuses ${DEMO.username}: ${message}`)
  return data.api_token
}

/** Stores the token where the app keeps it, for every page of the context. */
export async function storeToken(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((text) => {
    // A blank page has no storage.
    if (location.protocol === 'http:') localStorage.setItem('token', text)
  }, token)
}
