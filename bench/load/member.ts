import type { BrowserContext } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'

/** What the mock backend answers to a POST. */
export async function ask(url: string, token: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const { data, message }: { data?: unknown; message?: string } = await answer.json()
  if (!data) throw new Error(`the mock backend refuses ${path}: ${message}`)
  return data
}

/** Logs the demo member in and returns the token. The app checks the captcha, so the mock backend accepts any code. */
export async function memberToken(url: string): Promise<string> {
  const { username: name, password } = DEMO
  const data = await ask(url, '', 'api/login', { name, password, code: '-' })
  return (data as { api_token: string }).api_token
}

/** Stores the token where the app keeps it, for every page of the context. */
export async function storeToken(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((text) => {
    // A blank page has no storage.
    if (location.protocol === 'http:') localStorage.setItem('token', text)
  }, token)
}
