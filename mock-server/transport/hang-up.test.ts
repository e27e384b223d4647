// @vitest-environment happy-dom
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type PageMock, startMockInPage } from '../browser.ts'
import type { MockControl } from '../control/control.ts'
import { type MockServer, type MockServerOptions, startMockServer } from '../node.ts'
import { tokenOf } from '../scenarios/personas.ts'
import { NOON } from '../testing/test-mock.ts'

/** A caller may hang up at any moment: its transfer is made once or not at all. */

const token = tokenOf('demo888')
const BODY = JSON.stringify({ amount: 100, sourcetype: 'userbalance', targettype: 'pp' })
const MOVED = { central: 90_000, wealth: 120_000 }
const UNMOVED = { central: 100_000, wealth: 120_000 }

/** The member's money is where it is expected, and the ledger balances. */
async function expectBooks({ read }: MockControl, expected: typeof MOVED) {
  const { members, ledger } = await read()
  expect(members[0]).toMatchObject(expected)
  expect(ledger).toEqual({ sum: 0, wrong: [], overdrawn: [] })
}

describe('over HTTP', () => {
  let mock: MockServer | undefined
  const problems: unknown[] = []
  afterEach(async () => {
    await mock?.close()
    mock = undefined
    expect(problems.splice(0)).toEqual([])
  })
  const start = async (options: MockServerOptions = {}): Promise<MockServer> => {
    const report = (problem: unknown) => void problems.push(problem)
    mock = await startMockServer({ clock: NOON, scenario: 'member-with-money', report, ...options })
    return mock
  }

  /** A connection whose transfer the mock backend has begun to read: it has answered 100 Continue. */
  const beginTransfer = ({ port }: MockServer, length: string) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('error', reject)
      socket.once('data', () => resolve(socket))
      socket.write(
        [
          'POST /api/transfer HTTP/1.1',
          'Host: x',
          'Content-Type: application/json',
          `Authorization: Bearer ${token}`,
          'Expect: 100-continue',
          length,
          '\r\n',
        ].join('\r\n'),
      )
    })
  const WHOLE = `Content-Length: ${BODY.length}`

  /** Writes, and hangs up once the text is sent. */
  const writeAndHangUp = (socket: Socket, text: string) =>
    new Promise<void>((resolve) => {
      socket.once('close', () => resolve())
      socket.write(text, () => socket.destroy())
    })

  /** Gives the mock backend time to read what has arrived. */
  const letServerRun = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  }

  const waitForRequest = async ({ control }: MockServer, path: string) => {
    for (;;) {
      if ((await control.read()).requests.some((one) => one.path === path)) return
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  test.each([
    ['no byte of the body', WHOLE, ''],
    ['one byte', WHOLE, BODY.slice(0, 1)],
    ['the amount', WHOLE, BODY.slice(0, 13)],
    ['all but the last byte', WHOLE, BODY.slice(0, -1)],
    [
      'the whole body, but not its end marker',
      'Transfer-Encoding: chunked',
      `${BODY.length.toString(16)}\r\n${BODY}\r\n`,
    ],
  ])('a connection closed after %s was sent makes no request and reports no problem', async (_, length, sent) => {
    const node = await start()
    await writeAndHangUp(await beginTransfer(node, length), sent)
    await letServerRun()
    // Closing waits for the last connection. Its reader notices the end only a few turns later.
    await node.close()
    await letServerRun()
    await expectBooks(node.control, UNMOVED)
    expect((await node.control.read()).requests).toEqual([])
    expect(problems).toEqual([])
  })

  test('a connection closed after the whole request makes the transfer once', async () => {
    const node = await start()
    await writeAndHangUp(await beginTransfer(node, WHOLE), BODY)
    await waitForRequest(node, '/api/transfer')
    await expectBooks(node.control, MOVED)
    expect((await node.control.read()).requests).toHaveLength(1)
  })

  test('a connection closed during a slow answer makes the transfer once', async () => {
    let finishSleep: (() => void) | undefined
    const sleep = () =>
      new Promise<void>((resolve) => {
        finishSleep = resolve
      })
    const node = await start({ sleep })
    await node.control.faults({ add: [{ endpoint: '/api/transfer', kind: 'slow', delayMs: 1000 }] })
    const socket = await beginTransfer(node, WHOLE)
    socket.write(BODY)
    while (!finishSleep) await new Promise((resolve) => setImmediate(resolve))
    await expectBooks(node.control, UNMOVED)
    await writeAndHangUp(socket, '')
    finishSleep()
    await waitForRequest(node, '/api/transfer')
    await expectBooks(node.control, MOVED)
  })
})

describe('in the page', () => {
  let page: PageMock | undefined
  afterEach(() => {
    page?.stop()
    page = undefined
  })
  const start = async () => {
    page = await startMockInPage({ opening: { name: 'member-with-money', params: {} }, storage: 'memory' })
    return page
  }
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const send = (path: string, body: string, signal?: AbortSignal) =>
    fetch(path, { method: 'POST', headers, body, ...(signal ? { signal } : {}) })
  const aborted = { name: 'AbortError' }

  /** Requests run in order, so once this one is answered no earlier one is still running. */
  const settled = async () => expect((await (await send('/api/balance', '{}')).json()).code).toBe(200)

  test('a call aborted before it starts sends no request', async () => {
    const control = await start()
    await expect(send('/api/transfer', BODY, AbortSignal.abort())).rejects.toMatchObject(aborted)
    await settled()
    await expectBooks(control, UNMOVED)
  })

  test.each([
    0, 1, 2, 3, 5, 8, 13, 21, 34,
  ])('a call aborted after %i turns makes one transfer or none', async (turns) => {
    const control = await start()
    const abort = new AbortController()
    const call = send('/api/transfer', BODY, abort.signal).then(
      (answer) => answer.json(),
      (problem: unknown) => problem,
    )
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    abort.abort()
    const outcome = await call
    await settled()
    const { requests } = await control.read()
    const made = requests.filter(({ path, applied }) => path === '/api/transfer' && applied).length
    expect([0, 1]).toContain(made)
    // An answered transfer must have been made.
    if (!(outcome instanceof Error)) expect(made).toBe(1)
    await expectBooks(control, made === 1 ? MOVED : UNMOVED)
  })

  test.each([
    ['was made', true, MOVED],
    ['was not made', false, UNMOVED],
  ])('aborting a call without an answer does not change whether its transfer %s', async (_, applied, books) => {
    const control = await start()
    await control.faults({ add: [{ endpoint: '/api/transfer', kind: 'hang', applied, times: 1 }] })
    const abort = new AbortController()
    const call = send('/api/transfer', BODY, abort.signal)
    const rejected = expect(call).rejects.toMatchObject(aborted)
    while ((await control.read()).requests.length === 0) await Promise.resolve()
    abort.abort()
    await rejected
    await control.faults({ clear: true })
    await settled()
    await expectBooks(control, books)
  })
})
