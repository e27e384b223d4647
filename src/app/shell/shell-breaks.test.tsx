// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBackend } from '../../api/test-support/backend.ts'
import { App } from '../App.tsx'

const shell = vi.hoisted(() => ({ isBroken: true }))
vi.mock('./TopBar.tsx', () => ({
  TopBar: () => {
    if (shell.isBroken) throw new Error('the header')
    return <header>页头</header>
  },
}))
afterEach(cleanup)

test('an error of the shell shows the notice, and the next address tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  stubBackend({ '*': () => new Response('', { status: 502 }) })
  location.hash = '#/'
  render(<App />)
  expect((await screen.findByRole('alert')).textContent).toContain('页面没能打开')
  shell.isBroken = false
  await act(async () => {
    location.hash = '#/vip'
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(await screen.findByRole('main')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
