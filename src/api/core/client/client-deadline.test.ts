import { describe, expect, test, vi } from 'vitest'
import { visibleCount } from '../../../lib/loading/in-flight.ts'
import { broken, envelope, hang, held, stubBackend } from '../../test-support/backend.ts'
import { askBalance, startAsMember } from '../../test-support/client.ts'

startAsMember()

describe('the deadline', () => {
  test('of 30 s aborts the request with a timeout error, and hides the indicator', async () => {
    vi.useFakeTimers()
    const { sent } = stubBackend({ '*': hang })
    const failed = askBalance().catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(visibleCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ name: 'NetworkError', kind: 'timeout' })
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(visibleCount()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('applies to the body too, and to a fetch that ignores its signal', async () => {
    vi.useFakeTimers()
    const stuck = new Response(new ReadableStream({ start: () => {} }), {
      headers: { 'content-type': 'application/json' },
    })
    stubBackend({ '*': () => stuck })
    const failed = askBalance().catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failed).toMatchObject({ kind: 'timeout' })
  })

  test('accepts an answer after 29 s', async () => {
    vi.useFakeTimers()
    const late = held()
    stubBackend({ '*': late.reply })
    const read = askBalance()
    await vi.advanceTimersByTimeAsync(29_000)
    late.answer(envelope({ balance: 5 }))
    expect(await read).toEqual({ balance: 500 })
  })

  test("the caller's abort ends the call at once, before or during it", async () => {
    const { sent } = stubBackend({ '*': hang })
    const controller = new AbortController()
    const failed = askBalance({ signal: controller.signal }).catch((reason: unknown) => reason)
    controller.abort()
    expect(await failed).toMatchObject({ name: 'NetworkError', kind: 'cancelled' })
    expect(sent[0]?.signal.aborted).toBe(true)
    const again = await askBalance({ signal: controller.signal }).catch((reason: unknown) => reason)
    expect(again).toMatchObject({ kind: 'cancelled' })
    expect(visibleCount()).toBe(0)
  })

  test('a failed connection is `offline` or `unreachable`, by what the phone reports', async () => {
    stubBackend({ '*': broken })
    vi.stubGlobal('navigator', { onLine: true })
    expect(await askBalance().catch((reason: unknown) => reason)).toMatchObject({ kind: 'unreachable' })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await askBalance().catch((reason: unknown) => reason)).toMatchObject({ kind: 'offline' })
  })
})
