import { describe, expect, test } from 'vitest'
import {
  ApiError,
  ContractError,
  isClosed,
  isOutcomeUnknown,
  isRefusedByServer,
  isSessionEnd,
  isTransient,
  NetworkError,
  SessionChanged,
  SessionExpired,
  textFor,
} from './errors.ts'

const http = (status: number) => new NetworkError('http', status)

describe('every error is classified', () => {
  test.each([
    {
      error: new ApiError(202, '余额不足'),
      refusal: true,
      over: false,
      unknown: false,
      transient: false,
      text: '余额不足',
    },
    {
      error: new ApiError(202, ''),
      refusal: true,
      over: false,
      unknown: false,
      transient: false,
      text: undefined,
    },
    {
      error: new ApiError(503, '系统维护到 12:00'),
      refusal: false,
      closed: true,
      over: false,
      unknown: false,
      transient: false,
      text: undefined,
    },
    {
      error: new SessionExpired(false),
      refusal: false,
      over: true,
      unknown: false,
      transient: false,
      text: undefined,
    },
    {
      error: new SessionChanged(),
      refusal: false,
      over: true,
      unknown: false,
      transient: false,
      text: undefined,
    },
    { error: http(502), refusal: false, over: false, unknown: true, transient: true, text: undefined },
    { error: http(404), refusal: false, over: false, unknown: true, transient: false, text: undefined },
    {
      error: new NetworkError('unreachable'),
      refusal: false,
      over: false,
      unknown: true,
      transient: true,
      text: undefined,
    },
    {
      error: new NetworkError('timeout'),
      refusal: false,
      over: false,
      unknown: true,
      transient: false,
      text: undefined,
    },
    {
      error: new NetworkError('offline'),
      refusal: false,
      over: false,
      unknown: true,
      transient: false,
      text: undefined,
    },
    {
      error: new NetworkError('empty'),
      refusal: false,
      over: false,
      unknown: true,
      transient: true,
      text: undefined,
    },
    {
      error: new NetworkError('json'),
      refusal: false,
      over: false,
      unknown: true,
      transient: true,
      text: undefined,
    },
    {
      error: new NetworkError('wall', 403),
      refusal: false,
      over: false,
      unknown: true,
      transient: false,
      text: undefined,
    },
    {
      error: new NetworkError('html'),
      refusal: false,
      over: false,
      unknown: true,
      transient: false,
      text: undefined,
    },
    {
      error: new ContractError('POST /x', []),
      refusal: false,
      over: false,
      unknown: true,
      transient: false,
      text: undefined,
    },
    {
      error: new TypeError('a bug'),
      refusal: false,
      over: false,
      unknown: true,
      transient: false,
      text: undefined,
    },
  ])('$error', ({ error, refusal, closed = false, over, unknown, transient, text }) => {
    expect(isClosed(error)).toBe(closed)
    expect(isRefusedByServer(error)).toBe(refusal)
    expect(isSessionEnd(error)).toBe(over)
    expect(isOutcomeUnknown(error)).toBe(unknown)
    expect(isTransient(error)).toBe(transient)
    expect(textFor(error)).toBe(text)
  })
})

test('a contract error is formatted as one line', () => {
  const error = new ContractError('POST /api/user', [
    { path: 'data.vip', message: 'not a whole number' },
    { path: '', message: 'is not an envelope' },
  ])
  expect(String(error)).toBe(
    'ContractError: POST /api/user: data.vip not a whole number; answer is not an envelope',
  )
})
