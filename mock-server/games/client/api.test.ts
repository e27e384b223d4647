import { expect, test, vi } from 'vitest'
import { GameRefused, postCall, UnknownOutcome } from './api.ts'

const answers = (body: unknown) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)))

test('returns the data of a success, and throws a refusal with its code and text', async () => {
  answers({ code: 200, message: '', data: { no: 'D1' } })
  expect(await postCall('/_pay/order', {})).toEqual({ no: 'D1' })
  answers({ code: 202, message: '订单不存在', data: null })
  await expect(postCall('/_pay/order', {})).rejects.toEqual(new GameRefused(202, '订单不存在'))
})

test.each([{}, { error: 'gateway' }])('%j is not a refusal but an unknown outcome', async (body) => {
  answers(body)
  await expect(postCall('/_pay/order', {})).rejects.toBeInstanceOf(UnknownOutcome)
})

test('no answer within half a minute is an unknown outcome, in a browser without AbortSignal.timeout too', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('AbortSignal', class {})
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  const outcome = expect(postCall('/_pay/order', {})).rejects.toBeInstanceOf(UnknownOutcome)
  await vi.advanceTimersByTimeAsync(30_000)
  await outcome
  vi.useRealTimers()
})
