// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../../api/core/client/errors.ts'
import { noteReached, noteUnread } from '../../api/core/reach.ts'
import { cleanAddress } from '../../lib/loading/from-network.ts'
import { countRequest } from '../../lib/loading/in-flight.ts'
import { toastText } from '../test-support/render-screen.tsx'
import { StatusBar } from './StatusBar.tsx'

afterEach(() => {
  cleanup()
  noteReached()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const text = () => document.querySelector('.status-bar')?.textContent
const fail = (error: NetworkError) =>
  act(async () => {
    for (let call = 0; call < 4; call += 1) {
      noteUnread(error)
      vi.advanceTimersByTime(1_000)
    }
  })
const CHALLENGE = new NetworkError('wall', 403)

test.each([
  ['a challenge', CHALLENGE, '访问需要先通过安全验证去验证'],
  ['too many requests', new NetworkError('wall', 429), '访问需要先通过安全验证去验证'],
  ['a portal', new NetworkError('wall', 200), '当前网络需要先登录才能上网去登录'],
  ['a redirect', new NetworkError('wall', 0), '当前网络需要先登录才能上网去登录'],
  ['a gateway without a server', new NetworkError('http', 502), '服务器暂时没有应答，显示的是上次的内容'],
  ['no way to the host', new NetworkError('unreachable'), '服务器暂时没有应答，显示的是上次的内容'],
])('says what it sees: %s, until the backend answers', async (_, error, message) => {
  vi.useFakeTimers()
  render(<StatusBar waiting={undefined} />)
  await fail(error)
  expect(text()).toBe(message)
  await act(async () => noteReached())
  expect(text()).toBeUndefined()
})

test('a missing network takes precedence over everything else', async () => {
  vi.useFakeTimers()
  vi.stubEnv('VITE_BACKEND', 'real')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<StatusBar waiting={undefined} />)
  await fail(CHALLENGE)
  expect(text()).toBe('网络已断开，显示的是上次的内容')
})

test('the way through loads this page from the network, and its address is clean again', async () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/?pid=p1#/vip')
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  render(<StatusBar waiting={undefined} />)
  await fail(CHALLENGE)
  const tap = async (passMs: number) => {
    fireEvent.click(screen.getByRole('button', { name: '去验证' }))
    await vi.advanceTimersByTimeAsync(passMs)
  }
  const endRequest = countRequest()
  await tap(3_000)
  expect([replaced.mock.calls.length, toastText()]).toEqual([0, '请先完成正在进行的操作，再继续'])
  // One tap is enough where the request ends soon.
  await tap(2_000)
  endRequest()
  await vi.advanceTimersByTimeAsync(100)
  const to = new URL(String(replaced.mock.calls[0]?.[0]))
  expect([to.searchParams.get('pid'), to.searchParams.has('from-network'), to.hash]).toEqual([
    'p1',
    true,
    '#/vip',
  ])
  history.replaceState(null, '', to)
  cleanAddress()
  expect(location.href).toBe(`${location.origin}/?pid=p1#/vip`)
})
