// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../core/client/session-store.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { envelope } from '../../test-support/backend.ts'
import { renderApi } from '../../test-support/render.tsx'
import { launchesSettled, useLaunchGame } from './game-launch.ts'

setUpFixture()

test('what waits for the launches under way keeps none of their addresses, which hold tickets', async () => {
  signIn('token-1')
  fixture.backend.routes['/api/getGameUrl'] = () => envelope({ url: 'https://venue.example/play?ticket=7' })
  const settled = vi.spyOn(Promise, 'allSettled')
  const urls: string[] = []
  const { result } = renderApi(fixture.client, () => useLaunchGame({ onDone: (url) => urls.push(url) }))
  await act(() => result.current.run({ platform: 'yzdz', gameCode: 'g7' }))
  await act(() => result.current.run({ platform: 'yzdz', gameCode: 'g8' }))
  await launchesSettled()
  expect(urls).toHaveLength(2)
  const [[earlier] = []] = settled.mock.lastCall ?? []
  expect(earlier).toBeInstanceOf(Promise)
  expect(JSON.stringify([await earlier])).not.toContain('ticket')
})
