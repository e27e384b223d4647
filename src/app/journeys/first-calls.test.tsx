// @vitest-environment happy-dom

import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { onSessionExpired, signIn } from '../../api/core/client/session-store.ts'
import { userQuery } from '../../api/queries/member.ts'
import { envelope, expired, stubBackend } from '../../api/test-support/backend.ts'

import { Shell } from '../shell/Shell.tsx'
import { renderScreen } from '../test-support/render-screen.tsx'

function Member() {
  return <p>{useQuery(userQuery()).data?.username ?? '…'}</p>
}

/** The shell with a screen whose chunk arrives when the test says so. */
function open(answer: () => Response) {
  signIn('token')
  const backend = stubBackend({ '*': answer })
  const chunk = Promise.withResolvers<void>()
  const Screen = lazy(async () => {
    await chunk.promise
    return { default: Member }
  })
  function App() {
    return <Shell at={useLocation()} siteTitle="云舟" screenOf={() => <Screen />} />
  }
  const view = renderScreen(<App />, '/mine')
  const arrive = () => act(async () => chunk.resolve())
  return {
    view,
    arrive,
    asked: () => backend.sent.map(({ url }) => new URL(url, 'http://app.test').pathname),
  }
}

test('the balance poll starts after the first screen’s own calls', async () => {
  const { view, arrive, asked } = open(() => envelope({ username: 'demo888', balance: 1000 }))
  expect(asked()).toEqual([])
  await arrive()
  await view.findByText('demo888')
  await vi.waitFor(() => expect(asked().slice(0, 2)).toEqual(['/api/user', '/api/balance']))
})

test('an expired session is announced, however late the screen comes', async () => {
  const alerts: unknown[] = []
  const stop = onSessionExpired((expiry) => alerts.push(expiry))
  const { arrive, asked } = open(expired)
  expect(asked()).toEqual([])
  await arrive()
  await vi.waitFor(() => expect(alerts).toEqual([{ silent: false, reason: undefined }]))
  stop()
})
