// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testMock } from '../testing/test-mock.ts'
import { pageOffline } from './page-offline.ts'

test('the page loses its network with the fault and has it again without, told once each', async () => {
  const told: string[] = []
  for (const type of ['offline', 'online']) window.addEventListener(type, () => told.push(type))
  const mock = await testMock('fresh-member', { onOffline: pageOffline() })
  const state = () => [navigator.onLine, document.documentElement.dataset.offline]
  const before = state()
  await mock.control.faults({ add: [{ kind: 'slow', endpoint: '*', delayMs: 0 }] })
  expect([state(), told]).toEqual([before, []])
  await mock.control.faults({ add: [{ kind: 'offline', endpoint: '*' }] })
  await mock.control.faults({ add: [{ kind: 'offline', endpoint: '*' }] })
  expect([state(), told]).toEqual([[false, ''], ['offline']])
  await mock.control.faults({ clear: true })
  expect([state(), told]).toEqual([before, ['offline', 'online']])
})

test('going back to before the network was lost brings it back', async () => {
  const mock = await testMock('fresh-member', { onOffline: pageOffline() })
  await mock.control.faults({ add: [{ kind: 'offline', endpoint: '*' }] })
  const [point] = (await mock.control.read()).points
  await mock.control.undo({ id: point?.id ?? 0 })
  expect(document.documentElement.dataset.offline).toBeUndefined()
})
