import type { AppRoute } from '@ts-rest/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '#contracts/index.ts'
import { isWhole } from '#contracts/test-corpora/extent.ts'
import { walletContract } from '#contracts/wallet.ts'
import { visibleCount } from '../../../lib/loading/in-flight.ts'
import { broken, envelope, hang, type Reply, stubBackend } from '../../test-support/backend.ts'
import {
  AMOUNTS,
  BAD_ANSWERS,
  type FaultEffect,
  type Injection,
  WRONG_DATA,
} from '../../test-support/bad-answers.ts'
import { call, EVERY_ROUTE } from '../../test-support/every-route.ts'
import { clientOf, dataOf } from './client.ts'
import { onContractError } from './contract-report.ts'
import { ApiError, ContractError, NetworkError, SessionExpired } from './errors.ts'
import { signIn, signOut } from './session-store.ts'

const GOOD = JSON.stringify({ code: 200, message: 'ok', data: { balance: 100, rows: [1, 2, 3] } })

const replyOf = (inject: Injection): Reply => {
  if (inject.do === 'hang') return hang
  if (inject.do === 'break') return broken
  if (inject.do === 'delay') {
    return () => new Promise((resolve) => setTimeout(() => resolve(envelope({ balance: 100 })), inject.ms))
  }
  const { status, contentType, body } = inject
  return () => new Response(body(GOOD), { status, headers: { 'content-type': contentType } })
}

function expectOutcome(result: unknown, becomes: FaultEffect): void {
  if (becomes.error === 'ApiError') {
    expect(result).toBeInstanceOf(ApiError)
    expect(result).toMatchObject({ code: becomes.code, message: becomes.text })
  } else if (becomes.error === 'NetworkError') {
    expect(result).toBeInstanceOf(NetworkError)
    expect(result).toMatchObject({ kind: becomes.kind })
  } else if (becomes.error !== undefined) {
    expect(result).toBeInstanceOf(becomes.error === 'ContractError' ? ContractError : SessionExpired)
  }
}

/** Calls that use only the message accept any data, so wrong data is no fault for them. */
const readsAnyData = (route: AppRoute) => {
  const schema = route.responses[200]
  if (typeof schema !== 'object' || schema === null || !('safeParse' in schema)) return false
  const { safeParse } = schema as { safeParse: (value: unknown) => { success: boolean } }
  return safeParse({ code: 200, message: 'ok', data: 'nonsense' }).success
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://app.test/'))
  onContractError(() => {})
})
afterEach(() => {
  signOut()
  vi.useRealTimers()
})

test('the table lists every fault once, and every route is covered', () => {
  expect(new Set(BAD_ANSWERS.map(({ what }) => what)).size).toBe(BAD_ANSWERS.length)
  expect(EVERY_ROUTE).toHaveLength(Object.values(contract).flatMap((router) => Object.keys(router)).length)
})

/**
 * The client is the same for every call, so each fault meets only every sixth call here, and each call in the
 * whole run.
 */
const EVERY = 6
const routesFor = (fault: string) =>
  isWhole
    ? EVERY_ROUTE
    : EVERY_ROUTE.filter(
        (_, at) => at % EVERY === BAD_ANSWERS.findIndex(({ what }) => what === fault) % EVERY,
      )

describe.each(BAD_ANSWERS)('$what', ({ what, inject, becomes }) => {
  test.each(routesFor(what))('%s', async (_name, route) => {
    signIn('t')
    const { sent } = stubBackend({ '*': replyOf(inject) })
    const settled = call(route)
    await vi.advanceTimersByTimeAsync(30_000)
    const result = await settled
    if (!(what === WRONG_DATA && readsAnyData(route)) && becomes.error !== undefined)
      expectOutcome(result, becomes)
    expect(sent).toHaveLength(1)
    expect(visibleCount()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

const balance = () =>
  dataOf(clientOf(walletContract).balance({ body: {} })).catch((reason: unknown) => reason)

test.each(AMOUNTS)('an amount written as %j reads as %s fen', async (wire, fen) => {
  signIn('t')
  stubBackend({ '*': () => envelope({ balance: wire }) })
  const result = await balance()
  if (fen === undefined) expect(result).toBeInstanceOf(ContractError)
  else expect(result).toEqual({ balance: fen })
})

test('a slow answer needs one request, and the indicator shows until it arrives', async () => {
  signIn('t')
  const { sent } = stubBackend({ '*': replyOf({ do: 'delay', ms: 8000 }) })
  const read = balance()
  await vi.advanceTimersByTimeAsync(7999)
  expect(visibleCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await read).toEqual({ balance: 10_000 })
  expect(sent).toHaveLength(1)
})

test('ten thousand rows are read at once', async () => {
  signIn('t')
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    name: `场馆${n}`,
    platname: `v${n}`,
    balance: `${n}.50`,
  }))
  stubBackend({ '*': () => envelope(rows) })
  const venues = await dataOf(clientOf(walletContract).balancelist({ body: {} }))
  expect(venues).toHaveLength(10_000)
  expect(venues[9_999]).toEqual({ name: '场馆9999', platname: 'v9999', balance: 999_950 })
})
