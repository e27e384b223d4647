// @vitest-environment happy-dom
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PageMock, startMockInPage } from '../../../browser.ts'
import { type MockServer, startMockServer } from '../../../node.ts'
import { START_WORLDS } from '../start-worlds.ts'
import { type Recording, recordAnswers } from './record.ts'
import { replay } from './replay.ts'
import { byFetch, byHttp, inProcess } from './targets.ts'

/** The same lists of commands must give identical bytes over every transport and in every time zone. */
const LISTS = Number(process.env.PROOF_LISTS ?? 6)
const quick = process.env.PROOF_QUICK === '1'
const SEED = 20_260_601
/** Generous, so that a busy machine does not fail the test. */
const MAX_MS = 300_000
const recordings: Recording[] = []
let node: MockServer
let page: PageMock

beforeAll(async () => {
  for (let n = 0; n < LISTS; n++) recordings.push(await recordAnswers(SEED + n, n % START_WORLDS))
  node = await startMockServer({ scenario: 'visitor', clock: 0, pictures: 'inline' })
  page = await startMockInPage({ opening: { name: 'visitor', params: {} }, storage: 'memory' })
}, MAX_MS)
afterAll(async () => {
  page.stop()
  await node.close()
})

/** The digest that a process in another time zone prints. */
async function digestIn(zone: string): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'print-answers.ts')], {
    env: { ...process.env, TZ: zone },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(recordings))
  return (await text(child.stdout)).trim()
}

const indexes = Array.from({ length: LISTS }, (_, index) => index)
const all = async (index: number) => {
  const { world, steps } = recordings[index] ?? { world: '', steps: [] }
  const http = byHttp(node.url)
  const own = await replay(await inProcess(), world, steps)
  const inPage = await replay({ call: byFetch, control: page }, world, steps)
  const overHttp = await replay({ call: http.call, control: node.control }, world, steps)
  http.close()
  return { steps, own, inPage, overHttp }
}

describe('a list of commands', () => {
  test.each(indexes)(
    'gets the same bytes in the page and over HTTP (%i)',
    async (index) => {
      const { steps, own, inPage, overHttp } = await all(index)
      if (!quick) expect(steps.length).toBeGreaterThan(100)
      for (const [at, answer] of own.entries()) {
        const step = JSON.stringify(steps[at])
        expect(inPage[at], `in the page: ${step}`).toBe(answer)
        expect(overHttp[at], `over HTTP: ${step}`).toBe(answer)
      }
    },
    MAX_MS,
  )

  test(
    'gets the same bytes in three time zones',
    async () => {
      const hash = createHash('sha256')
      for (const { world, steps } of recordings)
        for (const answer of await replay(await inProcess(), world, steps)) hash.update(answer)
      const digest = hash.digest('hex')
      const hours = { 'Asia/Shanghai': 8, 'America/New_York': 19, 'Pacific/Kiritimati': 13 }
      const answers = await Promise.all(Object.keys(hours).map(digestIn))
      expect(answers).toEqual(Object.values(hours).map((hour) => `${digest} ${hour}`))
    },
    MAX_MS,
  )
})
