import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { controlOverHttp } from '#mock/control/verbs.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { expect, test } from '../support/test.ts'
import { makeCertificate, REPORT_URL, releaseOf, startFront } from './front.ts'

type Received = { headers: IncomingMessage['headers']; url: string | undefined; body: string }

/** A host for reports: takes what comes, and answers without a word. */
async function startReceiver() {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  makeCertificate(folder)
  const received: Received[] = []
  const [cert, key] = ['fullchain.pem', 'privkey.pem'].map((name) => readFileSync(join(folder, name)))
  const server = createTlsServer({ cert, key }, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    received.push({ headers: request.headers, url: request.url, body: Buffer.concat(parts).toString() })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

test('a build without an address has no code for reports', () => {
  const filesOf = (which: 'first' | 'reporting') =>
    readdirSync(join(releaseOf(which), 'site/assets')).filter((name) =>
      /^(start-reports|web-vitals)-.*\.js$/.test(name),
    )
  expect([filesOf('first').length, filesOf('reporting').length]).toEqual([0, 2])
})

test('breaches, errors, crashes, lost files and vitals reach the host of the build, with nothing of the member', async ({
  launchOptions,
}) => {
  const front = await startFront(releaseOf('reporting'))
  const receiver = await startReceiver()
  const { host } = new URL(REPORT_URL)
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${receiver.port}`],
  })
  const page = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'block', locale: 'zh-CN' })
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) violations.push(message.text())
  })
  await controlOverHttp(front.control).scenario({ name: 'member-with-money' })
  await page.route('**/api/uservip', (route) =>
    route.fulfill({
      json: { code: 200, message: '', data: { username: DEMO.username, grade: '-1,000.00' } },
    }),
  )
  await page.route('**/assets/VipScreen-*', (route) => route.abort())
  await page.addInitScript((token) => localStorage.setItem('token', token), tokenOf(DEMO.username))
  await page.goto(`${front.url}/?pid=77123#/mine?secret=1`)
  await expect(page.getByText('1,000.00').first()).toBeVisible()
  await page.evaluate((name) => {
    setTimeout(() => {
      throw new RangeError(`${name} has 1,000.00`)
    })
    void Promise.reject(new TypeError(`${name} again`))
  }, DEMO.username)
  await page.evaluate(() => {
    location.hash = '/vip'
  })
  const reports = () =>
    receiver.received.flatMap(({ body }) => JSON.parse(body).reports as { kind: string; page: string }[])
  const kinds = () => [...new Set(reports().map(({ kind }) => kind))].sort()
  await expect
    .poll(kinds)
    .toEqual(expect.arrayContaining(['chunk', 'contract', 'crash', 'error', 'rejection']))
  await page.goto('about:blank')
  await expect.poll(kinds).toContain('vital')
  expect(new Set(reports().map(({ page: route }) => route))).toEqual(new Set(['/mine', '/vip']))
  expect(reports()).toContainEqual(
    expect.objectContaining({ kind: 'chunk', file: expect.stringMatching(/^VipScreen-/) }),
  )
  expect(reports()).toContainEqual(expect.objectContaining({ kind: 'contract', route: 'POST /api/uservip' }))
  for (const { headers, url, body } of receiver.received) {
    expect(url).toBe(new URL(REPORT_URL).pathname)
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|auth|referer/)]),
    )
    expect(body).not.toMatch(/1,?000|demo|secret|77123|token|again|127\.0\.0\.1/)
  }
  expect(violations).toEqual([])
  await browser.close()
  receiver.stop()
  await front.stop()
})
