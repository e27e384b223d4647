// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { sessionTexts } from '#contracts/texts/messages-shell.ts'
import { broken, envelope, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { App } from '../App.tsx'
import { pass } from '../money-matrix/test-support/time.ts'
import { prepareApp } from '../test-support/whole-app.ts'

const APP = '/api/app'

// In a browser these chunks come over the network; here they must not wait for the fake timers.
beforeAll(async () => {
  await import('./LazyScreen.tsx')
  await import('../../screens/home/HomeScreen.tsx')
  await import('../../ui/chakra/overlays/ConfirmDialog.tsx')
})
prepareApp()

const FAILURES: Record<string, Reply> = {
  'a refusal': () => refusal('稍后再试'),
  'a lost connection': broken,
}

test.each(
  Object.keys(FAILURES),
)('a link to the red packets asks a visitor to log in, and asks the backend no more, when the switch meets %s', async (failure) => {
  const backend = stubBackend({ '*': () => envelope([]), [APP]: FAILURES[failure] ?? broken })
  window.location.hash = '#/hongbao'
  render(<App />)
  await vi.dynamicImportSettled()
  await pass(3_000)
  expect(screen.getByText(sessionTexts.loginToEnter)).toBeTruthy()
  // The guard's question, home's behind the dialog, and the second try of each after a lost connection.
  expect(backend.count(APP)).toBeLessThanOrEqual(4)
  const before = backend.sent.length
  await pass(10_000)
  expect(backend.sent.length).toBe(before)
  fireEvent.click(screen.getByRole('button', { name: '去登录' }))
  await pass(1_000)
  expect(window.location.hash).toBe('#/login?redirect=%2Fhongbao')
})
