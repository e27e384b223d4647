import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readHar } from './har.ts'

const folder = mkdtempSync(join(tmpdir(), 'har-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BASE = 'https://staging.example/backend'
const entry = (url: string, content: object, request: object = {}) => ({
  request: { method: 'POST', url, ...request },
  response: { status: 200, headers: [{ name: 'Date', value: 'Fri, 01 May 2026 03:00:00 GMT' }], content },
})
function read(...entries: unknown[]) {
  const file = join(folder, 'a.har')
  // Some browsers begin the file with a byte-order mark.
  writeFileSync(file, `\ufeff${JSON.stringify({ log: { entries } })}`)
  return readHar(file, undefined)
}
const JSON_TEXT = '{"code":200,"message":"","data":{"balance":1}}'

describe('a recording', () => {
  it('gives each call with what was sent, in which session, and the text of its answer', () => {
    const headers = [{ name: 'Authorization', value: 'Bearer a1' }]
    const postData = { mimeType: 'application/json', text: '{"type":2}' }
    const { base, calls } = read(
      entry(
        `${BASE}/api/getcard?x=1`,
        { text: JSON_TEXT, mimeType: 'application/json' },
        { headers, postData },
      ),
    )
    expect(base).toBe(BASE)
    expect(calls).toMatchObject([
      { sent: { type: 2, x: '1' }, session: 'Bearer a1', answer: { text: JSON_TEXT } },
    ])
    expect(calls[0]?.answer.headers.get('content-type')).toBe('application/json')
    expect(calls[0]?.answer.headers.get('date')).toContain('2026')
  })

  it('may hold answers as base64, and calls without one', () => {
    const text = Buffer.from(JSON_TEXT).toString('base64')
    const { calls, empty } = read(
      entry(`${BASE}/api/balance`, { text, encoding: 'base64' }),
      entry(`${BASE}/api/balance`, {}),
      {
        request: { method: 'POST', url: `${BASE}/api/balance` },
        response: { status: 0, content: { text: '' } },
      },
    )
    expect(calls.map(({ answer }) => answer.text)).toEqual([JSON_TEXT])
    expect(empty).toBe(2)
  })

  it('tells /pay/api/recharge from /api/recharge, and leaves out what is no call of the contract', () => {
    const { base, calls } = read(
      entry(`${BASE}/pay/api/recharge`, { text: JSON_TEXT }),
      entry(`${BASE}/api/recharge`, { text: JSON_TEXT }),
      entry(`${BASE}/api/unknown`, { text: JSON_TEXT }),
      entry('https://cdn.example/app.js', { text: 'let a' }),
      entry('about:blank', {}),
      { broken: true },
    )
    expect(base).toBe(BASE)
    expect(calls.map(({ route }) => route.path)).toEqual(['/pay/api/recharge', '/api/recharge'])
  })
})
