import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calledRoutes } from '../coverage.ts'
import { PACT_FILE } from '../names.ts'
import { type PactInteraction, readPact } from '../pact-file.ts'
import { junitText } from './junit.ts'
import { outcomesOf } from './outcomes.ts'
import { pageHtml } from './page.ts'
import { screenCalls } from './screen-calls.ts'
import { headline, summaryOf } from './summary.ts'
import { summaryMarkdown } from './summary-markdown.ts'
import { reportOf } from './test-report.ts'
import { CannotReport, type Mismatch, readVerifierReport } from './verifier-report.ts'
import { checkFolder } from './write-report.ts'

const pact = readPact(PACT_FILE)
const { interactions } = pact
const screens = screenCalls()
const to = (path: string) => interactions.filter(({ request }) => request.path === path)
const NOT_FOUND: Mismatch[] = [{ type: 'StatusMismatch', actual: 404, expected: 200 }]
const WRONG: Mismatch[] = [{ type: 'BodyMismatch', path: '$.data.balance', actual: '1<b>' }]
const AT = { baseUrl: 'http://127.0.0.1:8080', statesUrl: 'http://127.0.0.1:8080/s' }

function summarise(failed: ReadonlyMap<PactInteraction, readonly Mismatch[] | string>, asked = interactions) {
  return summaryOf(outcomesOf({ interactions: asked }, reportOf(asked, failed)), screens, interactions)
}
const all = (its: readonly PactInteraction[], mismatches: readonly Mismatch[]) =>
  new Map(its.map((one) => [one, mismatches]))
const standing = (call: string, failed: Parameters<typeof summarise>[0]) =>
  summarise(failed).calls.find((one) => one.call === call)?.standing

describe('a call', () => {
  const ofBalance = to('/api/balance')

  it('is right if all that is required is', () => {
    const optional = ofBalance.filter(({ pending }) => pending)
    expect(optional).not.toEqual([])
    expect(standing('POST /api/balance', all(optional, WRONG))).toBe('right')
  })

  it('is wrong if one of them is not', () => {
    expect(standing('POST /api/balance', all(ofBalance.slice(0, 1), WRONG))).toBe('wrong')
  })

  it('is not built if it is not found, though the check of tokens in front of it is right', () => {
    const successes = ofBalance.filter(({ description }) => !description.includes('token'))
    expect(standing('POST /api/balance', all(successes, NOT_FOUND))).toBe('not built')
  })

  const STATE = 'One or more of the setup state change handlers has failed'

  it('is not built while its states are not', () => {
    const failed = new Map(ofBalance.map((one) => [one, STATE]))
    expect(standing('POST /api/balance', failed)).toBe('not built')
    expect(summaryMarkdown(summarise(failed), new Map(), AT)).toContain(
      '| `POST /api/balance` | states `member-with-money`, `session-expired` |',
    )
  })

  it('is wrong where one state is not built, and others show that it is there', () => {
    const [first] = ofBalance
    expect(standing('POST /api/balance', new Map(first && [[first, STATE]]))).toBe('wrong')
  })

  it('is optional if nothing of it is required', () => {
    expect(standing('POST /api/activityapply', all(to('/api/activityapply'), NOT_FOUND))).toBe('optional')
  })
})

describe('the screens', () => {
  it('are those that make calls, each with calls of the contract', () => {
    const known = new Set(calledRoutes.map(({ method, path }) => `${method} ${path}`))
    const calls = screens.flatMap((screen) => screen.calls)
    expect(screens.length).toBeGreaterThan(30)
    expect(calls.filter((call) => !known.has(call))).toEqual([])
    // These have no screen: the app as a whole asks them.
    expect([...known].filter((call) => !calls.includes(call))).toEqual(
      ['POST /api/getJackpot'].filter((call) => known.has(call)),
    )
  })

  it.each([
    ['/withdrawal', 'POST /api/withdraw'],
    ['/withdrawal', 'POST /api/getBetAmount'],
    ['/message', 'POST /api/noticeList'],
    ['/vip', 'POST /api/uservip'],
    ['/', 'POST /api/bannerList'],
    ['/addBankCard', 'POST /api/bindcard'],
  ])('%s needs %s', (path, call) => {
    expect(screens.find((screen) => screen.path === path)?.calls).toContain(call)
  })

  it.each([
    ['/vip', 'POST /api/withdraw'],
    ['/message', 'POST /api/balance'],
  ])('%s does not need %s', (path, call) => {
    expect(screens.find((screen) => screen.path === path)?.calls).not.toContain(call)
  })

  it('have their titles', () => {
    const titles = Object.fromEntries(screens.map(({ path, title }) => [path, title]))
    expect(titles).toMatchObject({
      '/': '首页',
      '/login': '登录',
      '/withdrawal': '取款',
      '/kefu': '在线客服',
    })
  })
})

describe('the first line', () => {
  it('of a backend that is right', () => {
    expect(headline(summarise(new Map()))).toMatch(
      /^(\d+) of \1 calls built, \1 of them right; (\d+) of \2 screens of players work\.$/,
    )
  })

  it('names the calls that make most screens work', () => {
    const line = headline(summarise(all([...to('/api/article'), ...to('/api/activitylist')], NOT_FOUND)))
    expect(line).toMatch(/^\d+ of \d+ calls built, \d+ of them right; \d+ of \d+ screens of players work\./)
    expect(line).toContain(
      'Cheapest next: `POST /api/article` for 登录 (`/login`), 帮助中心 (`/boutBallBet`), 帮助中心 (`/boutBallBetInfo`)',
    )
    expect(line).toContain('`POST /api/activitylist` for 优惠活动 (`/activity`)')
  })

  it('says so where a part was asked', () => {
    expect(headline(summarise(new Map(), to('/api/balance')))).toBe(
      '1 of 1 call built, 1 of them right. A part of the pact was asked, so screens are not counted.',
    )
  })
})

describe('the files', () => {
  const failed = new Map<PactInteraction, readonly Mismatch[] | string>([
    ...all(to('/api/balance').slice(0, 1), WRONG),
    ...all(to('/api/activityapply'), NOT_FOUND),
    ...all(to('/api/uploadimg'), [{ type: 'StatusMismatch', actual: 500, expected: 200 }]),
  ])
  const summary = summarise(failed)
  const musts = new Map([['member-with-money', 'Has <i>money</i> in `central`.']])

  it('are a page without scripts, whose texts are no markup', () => {
    const html = pageHtml(summary, musts, AT)
    expect(html).not.toMatch(/<script|https?:\/\/(?!127)/)
    expect(html).toContain('<code>1&#60;b&#62;</code>')
    expect(html).toContain('Has &#60;i&#62;money&#60;/i&#62; in <code>central</code>.')
    expect(html).toContain('curl -sS -X POST &#34;http://127.0.0.1:8080/api/balance&#34;')
  })

  it('have each state of a call once', () => {
    const two = summarise(all(to('/api/balance').slice(0, 2), WRONG))
    const count = (text: string) =>
      text.split('in `central`.').length + text.split('in <code>central</code>.').length - 2
    expect(count(pageHtml(two, musts, AT))).toBe(1)
    expect(count(summaryMarkdown(two, musts, AT))).toBe(1)
  })

  it('are a summary in Markdown, with the sentence, the causes, the state and the request', () => {
    const text = summaryMarkdown(summary, musts, AT)
    expect(text).toContain('| `POST /api/balance` | 4 of 5, 1 of 1 optional |')
    expect(text).toMatch(/- `data\.balance` came as `1<b>`; it must be exactly 0\.05\./)
    expect(text).toContain('Most often: ')
    expect(text).toContain('State `member-with-money`: Has &#60;i>money&#60;/i> in `central`.')
    expect(text).toContain(`-d '{"action":"setup","state":"member-with-money","params":{"central":"0.05"}}'`)
  })

  it('are JUnit, with one case for each interaction', () => {
    const xml = junitText(summary)
    expect(xml.match(/<testcase /g)).toHaveLength(interactions.length)
    const required = [...failed.keys()].filter(({ pending }) => !pending)
    expect(xml.match(/<failure /g)).toHaveLength(required.length)
    expect(xml.match(/<skipped /g)).toHaveLength(failed.size - required.length)
    expect(xml).toContain(
      `<testsuites name="member-app" tests="${interactions.length}" failures="${required.length}"`,
    )
    expect(xml).not.toMatch(/1<b>/)
  })

  it('have the request of an upload', () => {
    const text = summaryMarkdown(summary, musts, AT)
    expect(text).toMatch(/printf %s '[\w+/=]+' \| base64 -d \| curl .*uploadimg.* --data-binary @-/)
  })
})

describe('what is no report is refused', () => {
  it.each([
    ['{', 'report.json is no JSON: pact-verifier writes it with --json FILE.'],
    ['[]', 'report.json is no report of pact-verifier: it has no interactionResults.'],
    ['null', 'report.json is no report of pact-verifier: it has no interactionResults.'],
    [
      '{"interactionResults": [], "errors": [{}]}',
      'report.json is of another version of pact-verifier: its errors name no interaction.',
    ],
  ])('%s', (text, problem) => {
    expect(() => readVerifierReport(text, 'report.json')).toThrow(new CannotReport(problem))
  })

  it('one of another pact', () => {
    const other = {
      interactionResults: [{ description: 'else', result: 'OK' }],
      errors: [],
      pendingErrors: [],
    }
    expect(() => outcomesOf(pact, other)).toThrow('The report names no interaction of this pact')
  })
})

describe('a folder for a report', () => {
  const folder = (...files: string[]) => {
    const path = mkdtempSync(join(tmpdir(), 'report-'))
    for (const name of files)
      writeFileSync(join(path, name), name === 'index.html' ? '<title>mine</title>' : '')
    return path
  }

  it.each([
    'index.html',
    'summary.md',
    'junit.xml',
  ])('is refused where somebody’s own %s would be lost', (name) => {
    expect(() => checkFolder(folder(name))).toThrow(`${name} is there and of no report`)
  })

  it('may be new, may hold other files, and may hold an older report', () => {
    expect(() => checkFolder(join(folder(), 'new'))).not.toThrow()
    expect(() => checkFolder(folder('notes.md'))).not.toThrow()
    const older = folder('summary.md', 'junit.xml')
    writeFileSync(join(older, 'index.html'), pageHtml(summarise(new Map()), new Map(), AT))
    expect(() => checkFolder(older)).not.toThrow()
  })
})
