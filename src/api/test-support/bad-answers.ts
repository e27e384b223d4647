/**
 * What can go wrong with one answer, as plain data, so that the tests of the client, of the contract and of
 * the browser all inject the same faults. What the app does about them: docs/faults.md#faults.
 */
export type BadAnswer = {
  /** Unique. */
  what: string
  inject: Injection
  /** The client's result: an error of src/api/core/client/errors.ts, or the data all the same. */
  becomes: FaultEffect
}

/** `body` gets the good answer's text. A browser test fulfils, aborts or never answers the route accordingly. */
export type Injection =
  | { do: 'answer'; status: number; contentType: string; body: (good: string) => string }
  | { do: 'break' }
  | { do: 'hang' }
  | { do: 'delay'; ms: number }

export type FaultEffect =
  | { error: 'ApiError'; code: number; text: string }
  | { error: 'SessionExpired' }
  | { error: 'NetworkError'; kind: string }
  | { error: 'ContractError' }
  | { error: undefined }

const JSON_TYPE = 'application/json'
const answer = (status: number, contentType: string, body: (good: string) => string): Injection => ({
  do: 'answer',
  status,
  contentType,
  body,
})
const json = (value: unknown, status = 200) => answer(status, JSON_TYPE, () => JSON.stringify(value))
const network = (kind: string): FaultEffect => ({ error: 'NetworkError', kind })

/** Some routes read any data: their schema takes this one, too. */
export const WRONG_DATA = 'data of the wrong kind'

const REFUSED = '余额不足，请先充值'
const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'

export const BAD_ANSWERS: readonly BadAnswer[] = [
  {
    what: 'a refusal with a text',
    inject: json({ code: 202, message: REFUSED, data: null }),
    becomes: { error: 'ApiError', code: 202, text: REFUSED },
  },
  {
    what: 'a refusal whose text stands in msg, as /pay/api writes it',
    inject: json({ code: 500, msg: REFUSED }),
    becomes: { error: 'ApiError', code: 500, text: REFUSED },
  },
  {
    what: 'a refusal whose text is markup',
    inject: json({ code: 422, message: '<img src=x onerror=__pwn=1>', data: [] }),
    becomes: { error: 'ApiError', code: 422, text: '<img src=x onerror=__pwn=1>' },
  },
  {
    what: 'the session has expired',
    inject: json({ code: 401, message: 'Unauthenticated.', data: null }),
    becomes: { error: 'SessionExpired' },
  },
  {
    what: 'HTTP 500 with an envelope',
    inject: json({ code: 500, message: 'boom', data: null }, 500),
    becomes: network('http'),
  },
  {
    what: 'HTTP 500 around a good answer',
    inject: answer(500, JSON_TYPE, (good) => good),
    becomes: network('http'),
  },
  {
    what: 'a gateway page',
    inject: answer(502, 'text/html', () => HTML),
    becomes: network('http'),
  },
  {
    what: 'HTTP 503 with a page of maintenance',
    inject: answer(503, 'text/html', () => HTML),
    becomes: { error: 'ApiError', code: 503, text: '' },
  },
  {
    what: 'HTTP 503 without a body',
    inject: answer(503, '', () => ''),
    becomes: { error: 'ApiError', code: 503, text: '' },
  },
  {
    what: 'HTTP 503 with an envelope',
    inject: json({ code: 500, message: '系统升级', data: null }, 503),
    becomes: { error: 'ApiError', code: 503, text: '系统升级' },
  },
  { what: 'no answer within 30 s', inject: { do: 'hang' }, becomes: network('timeout') },
  { what: 'connection refused or reset', inject: { do: 'break' }, becomes: network('unreachable') },
  {
    what: 'JSON cut in the middle',
    inject: answer(200, JSON_TYPE, (good) => good.slice(0, Math.floor(good.length / 2))),
    becomes: network('json'),
  },
  {
    what: 'a page with status 200',
    inject: answer(200, 'text/html; charset=utf-8', () => HTML),
    becomes: network('wall'),
  },
  {
    what: 'JSON that calls itself a page',
    inject: answer(200, 'text/html; charset=utf-8', (good) => good),
    becomes: network('html'),
  },
  {
    what: 'a redirect, as of a portal',
    inject: answer(302, 'text/html', () => ''),
    becomes: network('wall'),
  },
  {
    what: 'a network that wants a login',
    inject: answer(511, 'text/html', () => HTML),
    becomes: network('wall'),
  },
  {
    what: 'a proxy that wants a login',
    inject: answer(407, 'text/html', () => HTML),
    becomes: network('wall'),
  },
  {
    what: 'a challenge in place of the answer',
    inject: answer(403, 'text/html; charset=utf-8', () => HTML),
    becomes: network('wall'),
  },
  {
    what: 'a page that says there were too many requests',
    inject: answer(429, 'text/html', () => HTML),
    becomes: network('wall'),
  },
  {
    what: 'HTTP 403 with JSON that is no envelope',
    inject: json({ error: 'forbidden' }, 403),
    becomes: network('http'),
  },
  {
    what: 'a page that calls itself JSON',
    inject: answer(200, JSON_TYPE, () => HTML),
    becomes: network('json'),
  },
  {
    what: WRONG_DATA,
    inject: json({ code: 200, message: 'ok', data: 'nonsense' }),
    becomes: { error: 'ContractError' },
  },
  {
    what: 'the code as text',
    inject: json({ code: '200', message: 'ok', data: {} }),
    becomes: { error: 'ContractError' },
  },
  {
    what: 'JSON that is no envelope',
    inject: json({ status: 'ok' }),
    becomes: { error: 'ContractError' },
  },
  { what: 'the answer null', inject: json(null), becomes: { error: 'ContractError' } },
  {
    what: 'a list without an envelope',
    inject: json([]),
    becomes: { error: 'ContractError' },
  },
  { what: 'an empty body', inject: answer(200, JSON_TYPE, () => ''), becomes: network('empty') },
  {
    what: 'created instead of OK',
    inject: answer(201, JSON_TYPE, (good) => good),
    becomes: network('http'),
  },
  {
    what: 'HTTP 401 without an envelope',
    inject: answer(401, 'text/plain', () => 'Unauthorized'),
    becomes: { error: 'SessionExpired' },
  },
  {
    what: 'HTTP 403 without an envelope',
    inject: answer(403, 'text/plain', () => 'Forbidden'),
    becomes: network('wall'),
  },
  { what: 'a slow answer', inject: { do: 'delay', ms: 8000 }, becomes: { error: undefined } },
  {
    what: 'numbers that JSON does not know',
    inject: answer(200, JSON_TYPE, () => '{"code":200,"message":"ok","data":{"balance":NaN}}'),
    becomes: network('json'),
  },
]

/** Amounts as backends may write them → fen, or undefined when the answer must be refused. */
export const AMOUNTS: readonly (readonly [wire: unknown, fen: number | undefined])[] = [
  ['100', 10_000],
  ['100.00', 10_000],
  [100.5, 10_050],
  ['12,680.50', 1_268_050],
  [-0, 0],
  [0.1 + 0.2, 30],
  ['1e3', undefined],
  [1e308, undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  [null, undefined],
  [1.005, undefined],
  ['--', undefined],
  [{}, undefined],
  [true, undefined],
]
