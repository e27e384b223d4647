// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { signIn } from '../../core/client/session-store.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { envelope, refusal } from '../../test-support/backend.ts'
import { renderApi } from '../../test-support/render.tsx'
import { useAgentLoginUrl } from '../agent.ts'
import { useLaunchGame } from '../games/game-launch.ts'
import { userQuery } from '../member.ts'
import { useAutoTransfer } from './transfer.ts'
import { balanceQuery, useRecallAll } from './wallet.ts'

setUpFixture()

describe('wallet and games', () => {
  beforeEach(() => signIn('tok'))

  test('auto-transfer flips at once, and back when the server does not agree', async () => {
    fixture.client.setQueryData(
      userQuery().queryKey,
      (await fixture.client.fetchQuery(userQuery())) ?? undefined,
    )
    const shown = () => fixture.client.getQueryData(userQuery().queryKey)?.autoTransfer
    const seen: unknown[] = []
    fixture.backend.routes['/api/uptransferstatus'] = () => {
      seen.push(shown())
      return refusal('系统繁忙')
    }
    const { result } = renderApi(fixture.client, () => useAutoTransfer())
    await act(() => result.current.run(true))
    expect(fixture.lastBody()).toEqual({ transferstatus: 1 })
    expect(seen).toEqual([true])
    expect(shown()).toBe(false)
    expect(fixture.toasts).toEqual(['error: 系统繁忙'])
    fixture.backend.routes['/api/uptransferstatus'] = () => envelope(null, '已开启')
    await act(() => result.current.run(true))
    expect(shown()).toBe(true)
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ transferstatus: 1 })
  })

  test('recall all returns the server’s message', async () => {
    fixture.backend.routes['/api/transall'] = () => envelope([], '没有可回收的余额')
    const { result } = renderApi(fixture.client, () =>
      useRecallAll({ onDone: (message) => fixture.toasts.push(message) }),
    )
    await act(() => result.current.run())
    expect(fixture.toasts).toEqual(['没有可回收的余额'])
  })

  test('a game’s address, with type 0 unless another is named', async () => {
    fixture.backend.routes['/api/getGameUrl'] = () => envelope({ url: 'https://game.example/' })
    const urls: string[] = []
    const { result } = renderApi(fixture.client, () => useLaunchGame({ onDone: (url) => urls.push(url) }))
    await act(() => result.current.run({ platform: 'yzdz', gameCode: 'slot-1' }))
    expect(fixture.lastBody()).toEqual({
      plat_name: 'yzdz',
      game_type: '0',
      game_code: 'slot-1',
      is_mobile_url: 1,
    })
    await act(() => result.current.run({ platform: 'yzdz', gameCode: 'slot-1', gameType: '4' }))
    expect(fixture.lastBody()).toMatchObject({ game_type: '4' })
    expect(urls).toEqual(['https://game.example/', 'https://game.example/'])
  })

  test('an agent’s address', async () => {
    fixture.backend.routes['/api/getAgentLoginUrl'] = () => envelope({ url: 'https://agent.example/' })
    const urls: string[] = []
    const { result } = renderApi(fixture.client, () => useAgentLoginUrl({ onDone: (url) => urls.push(url) }))
    await act(() => result.current.run())
    expect(urls).toEqual(['https://agent.example/'])
  })

  test('the last known balance shows at once, then a later one replaces it', async () => {
    await fixture.client.fetchQuery(userQuery())
    fixture.backend.routes['/api/balance'] = () => envelope({ balance: 1 })
    const shown: unknown[] = []
    renderApi(fixture.client, () => shown.push(useQuery(balanceQuery()).data))
    await vi.waitFor(() => expect(shown.at(-1)).toBe(fen(100)))
    expect(shown[0]).toBe(fen(10_000))
  })
})
