// @vitest-environment happy-dom
import { defaultScheduler, notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { appInfo } from '#contracts/site.ts'
import { shellTexts } from '#contracts/texts/messages-shell.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { appQuery, siteOf } from '../../api/queries/site.ts'
import { hang, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../test-support/render-screen.tsx'
import { useRouteGuard } from './use-route-guard.ts'

function Guarded() {
  return <p data-testid="shown">{useRouteGuard()?.pathname}</p>
}

/** Takes all steps at the moment `from` is left: a busy phone renders nothing between them. */
function Hurry({ from, steps, then }: { from: string; steps: readonly string[]; then: Then }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    if (pathname + search !== from) return
    for (const step of steps) navigate(step)
    then(client)
  }, [pathname, search, from, steps, then, navigate, client])
  return null
}
type Then = (client: QueryClient) => void

const show = (from: string, steps: readonly string[], then: Then = () => undefined) =>
  renderScreen(
    <>
      <Guarded />
      <Hurry from={from} steps={steps} then={then} />
    </>,
    from,
  )

test('a redirect to the target of the previous redirect still happens', async () => {
  stubBackend({})
  signIn('token')
  const { address, getByTestId } = show('/login', ['/mine', '/login?redirect=/nowhere'])
  await waitFor(() => expect(address()).toBe('/'))
  expect(getByTestId('shown').textContent).toBe('/')
})

test('leaves a closed red packet page again when it is opened again', async () => {
  stubBackend({ '/api/app': hang })
  localStorage.setItem('appInfo', JSON.stringify({ title: '云舟', site_state: 1, redpacket_switch: 0 }))
  const { address, getByTestId } = show('/hongbao', ['/hongbao'])
  await waitFor(() => expect(address()).toBe('/'))
  expect(getByTestId('shown').textContent).toBe('/')
  expect(toastText()).toBe(shellTexts.redPacketClosed)
})

test('a late answer does not redirect a player who has already moved on', async () => {
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler))
  notifyManager.setScheduler((notify) => notify())
  stubBackend({})
  const { address } = show('/mine', ['/login'], (client) =>
    client.setQueryData(appQuery().queryKey, siteOf(z.decode(appInfo, { title: '云舟', site_state: 1 }))),
  )
  await waitFor(() => expect(address()).toMatch(/^\/login/))
  expect(address()).toBe('/login')
})
