// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { shellTexts } from '#contracts/messages-shell.ts'
import { signIn } from '../api/session-store.ts'
import { hang, stubBackend } from '../api/test-support/backend.ts'
import { renderScreen, toasted } from './test-support/render-screen.tsx'
import { useEntry } from './use-entry.ts'

function Guarded() {
  return <p data-testid="shown">{useEntry()?.pathname}</p>
}

/** A busy phone draws none of the steps between: they come in the very moment that `from` is left. */
function Hurry({ from, steps }: { from: string; steps: readonly string[] }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname + search === from) for (const step of steps) navigate(step)
  }, [pathname, search, from, steps, navigate])
  return null
}

const show = (from: string, steps: readonly string[]) =>
  renderScreen(
    <>
      <Guarded />
      <Hurry from={from} steps={steps} />
    </>,
    from,
  )

test('a way that leads where the one before it led is led there, too', async () => {
  stubBackend({})
  signIn('token')
  const { address, getByTestId } = show('/login', ['/mine', '/login?redirect=/nowhere'])
  await waitFor(() => expect(address()).toBe('/'))
  expect(getByTestId('shown').textContent).toBe('/')
})

test('a closed red packet that is tapped again is left again', async () => {
  stubBackend({ '/api/app': hang })
  localStorage.setItem('appInfo', JSON.stringify({ title: '云舟', site_state: 1, redpacket_switch: 0 }))
  const { address, getByTestId } = show('/hongbao', ['/hongbao'])
  await waitFor(() => expect(address()).toBe('/'))
  expect(getByTestId('shown').textContent).toBe('/')
  expect(toasted()).toBe(shellTexts.redPacketClosed)
})
