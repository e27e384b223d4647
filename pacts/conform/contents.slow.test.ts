import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contract } from '#contracts/index.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { contentBreachesIn } from './contents.ts'
import { AS_DEMO, runConform, SLOW_MS, watchedBackend } from './test-conform.ts'

const { records, notices, rebate, activity, games, site } = contract

const at = (created_at: string) => ({ created_at })
const page = (data: unknown[]) => ({ current_page: 1, data, last_page: 1 })

describe('what the app reads on without', () => {
  // The guards of addresses read the page’s own, for which `conform` stands in.
  beforeEach(() => void vi.stubGlobal('location', new URL('https://app.example')))

  it.each([
    ['a page under another name', notices.noticeList, { current_page: 1, rows: [], last_page: 1 }],
    ['a page as an object keyed by numbers', notices.noticeList, { 0: at('2026-05-01 11:00:00') }],
    ['rebates under another name', rebate.getfanshui, { rows: [], jisuan: 1, nojisuan: 0 }],
    ['promotions under another name', activity.activitylist, { list: [] }],
  ])('%s has no list', (_what, route, data) =>
    expect(contentBreachesIn(route, { data })).toEqual([
      { path: 'data.data', came: 'missing', reads: 'a list', places: 1 },
    ]))

  it.each([
    ['no data', notices.noticeList, null],
    ['no rows', notices.noticeList, { unread: 0 }],
    ['no rebates', rebate.getfanshui, { jisuan: 8, nojisuan: 0 }],
    ['an empty page', rebate.getfanshui, { list: page([]), jisuan: 8, nojisuan: 0 }],
    ['rows alone', records.betrecord, [{ status: 1, ...at('2026-05-01 11:00:00') }]],
    [
      'equal and unknown times',
      notices.noticeList,
      page([at(''), at('2026-05-01 11:00:00'), at('2026-05-01 11:00:00')]),
    ],
    ['codes as text', records.gettransrecord, page([{ state: '2' }, { state: 0 }, { state: ' 3.0 ' }])],
    ['entities', notices.noticeList, page([{ content: '<p>1 &lt; 2 &gt; 0</p><img src="/a.png">' }])],
  ])('says nothing of %s', (_what, route, data) => expect(contentBreachesIn(route, { data })).toEqual([]))

  it('names rows out of order, and codes in no table', () => {
    const rows = [
      { status: 1, ...at('2026-05-01 10:00:00') },
      { status: 7, ...at('2026-05-01 11:00:00') },
      { ...at('2026-05-01 09:00:00') },
    ]
    expect(contentBreachesIn(records.betrecord, { data: page(rows) })).toEqual([
      {
        path: 'data.data[1].created_at',
        came: 'newer than the row before',
        reads: 'the newest first',
        places: 1,
      },
      { path: 'data.data[1].status', came: 'a whole number', reads: '0, 1, 2', places: 1 },
      { path: 'data.data[2].status', came: 'missing', reads: '0, 1, 2', places: 1 },
    ])
    expect(contentBreachesIn(games.gameList, { data: [{ category_id: 'fish' }] })).toMatchObject([
      { path: 'data[0].category_id', reads: expect.stringContaining('fishing') },
    ])
  })

  it.each([
    ['<p>好</p>&lt;b&gt;', 'escaped HTML'],
    ['<p><img alt="" src="http://cdn.example/a.png"></p>', 'a picture at an address that is not shown'],
    ["<img src='uploads/a.png'>", 'a picture at an address that is not shown'],
  ])('names HTML that players do not see as meant: %s', (webcontent, came) =>
    expect(contentBreachesIn(site.app, { data: { webcontent } })).toMatchObject([
      { path: 'data.webcontent', came },
    ]))
})

const success = (data: unknown) => ({ status: 200, body: { code: 200, message: '', data } })

describe('the walk tells', { timeout: SLOW_MS }, () => {
  const notice = { title: '公告', content: '', created_at: '2026-05-01 10:00:00' }
  const applications = ['2026-05-01 10:00:00', '2026-04-30 10:00:00'].map((created_at) => ({
    activity_name: '好友同舟',
    state: 1,
    created_at,
  }))
  const user = { username: DEMO.username, balance: 1, gameblance: 1, usdtrate: 7.3, withdrawusdtrate: 7.15 }

  it.each([
    {
      what: 'an inbox that does not fall after it was read',
      paths: ['/api/noticeList'],
      answer: success({ ...page([notice]), unread: 3 }),
      only: 'noticeList$',
      expected: 'data.unread has not fallen, although the inbox was read',
    },
    {
      what: 'a sum of the venues that is not theirs',
      paths: ['/api/user', '/api/refreshusermoney'],
      answer: success(user),
      only: '(user|refreshusermoney|balancelist)$',
      expected: 'data.gameblance is not the sum of the balances in POST /api/balancelist',
    },
    {
      what: 'a page under another name',
      paths: ['/api/activityApplyLog'],
      answer: success({ current_page: 1, rows: applications, last_page: 1 }),
      only: 'activityApplyLog$',
      expected: 'data.data: missing; the contract reads a list',
    },
    {
      what: 'the oldest first',
      paths: ['/api/activityApplyLog'],
      answer: success({ data: applications.toReversed(), last_page: 1 }),
      only: 'activityApplyLog$',
      expected: 'data.data[1].created_at: newer than the row before; the contract reads the newest first',
    },
    {
      what: 'a second page that begins anew',
      paths: ['/api/activityApplyLog'],
      answer: success({ data: applications, last_page: 2 }),
      only: 'activityApplyLog$',
      expected: 'created_at of the first row is newer than the page before',
    },
  ])('$what', async ({ paths, answer, only, expected }) => {
    const { url } = await watchedBackend((path) => (paths.includes(path) ? answer : undefined))
    const { exitCode, text } = await runConform([url, ...AS_DEMO, '--only', only])
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringContaining(expected) })
  })
})
