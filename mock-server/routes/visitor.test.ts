import { describe, expect, it } from 'vitest'
import type { Paged } from '#contracts/wire/envelope.ts'
import { PROVIDERS } from '#contracts/wire/game-codes.ts'
import { DEMO, FRESH } from '../scenarios/personas.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'

type Row = Record<string, string>

describe('site', () => {
  it('answers its settings, the links to its own pages and a QR code', async () => {
    const { call } = await callsTo('visitor')
    const app = answerData<Row>(await call('site.app'))
    expect(app).toMatchObject({ title: '云舟', site_state: 1, redpacket_switch: 1, index_modal: 1 })
    expect(app.ios_download_qrcode).toMatch(/^data:image\/svg\+xml/)
    for (const name of ['site.getVisitUrl', 'site.getservicerurl']) {
      expect(answerData<Row>(await call(name)).url).toMatch(/\/venue\/site\.html#(usd|service)$/)
    }
  })

  it('answers in maintenance with the notice, while member calls and logins are refused', async () => {
    const { call } = await callsTo('maintenance', { params: { tips: '维护到三点' } })
    expect(answerData<Row>(await call('site.app'))).toMatchObject({
      site_state: 0,
      repair_tips: '维护到三点',
    })
    expect(await call('member.user', {}, DEMO.username)).toMatchObject({ code: 503, message: '维护到三点' })
    expect(
      await call('session.login', { name: DEMO.username, password: DEMO.password, code: 'x' }),
    ).toMatchObject({ code: 503 })
  })

  it('refuses the inbox in maintenance without marking a message as read, and still lists announcements', async () => {
    const { call, mock } = await callsTo('member-with-letters')
    await mock.control.site({ settings: { open: false, repairTips: '维护到三点' } })
    const before = await mock.control.export()
    expect(await call('notices.noticeList', { page: 1, type: 2 }, FRESH.username)).toMatchObject({
      code: 503,
      message: '维护到三点',
    })
    expect((await call('notices.noticeList', { page: 1, type: 2 })).code).toBe(401)
    expect((await call('notices.noticeList', { page: 1, type: 1 }, FRESH.username)).code).toBe(200)
    expect(await mock.control.export()).toBe(before)
  })

  it('has five different banners for the home page and none for other pages', async () => {
    const { call } = await callsTo('visitor')
    const banners = answerData<Row[]>(await call('site.bannerList', { type: 2 }))
    expect(new Set(banners.map(({ src }) => src)).size).toBe(5)
    expect(answerData<Row[]>(await call('site.bannerList', { type: 9 }))).toEqual([])
  })
})

describe('notices', () => {
  it('are listed for the notice bar of the home page', async () => {
    const { call } = await callsTo('visitor')
    expect(answerData<string[]>(await call('notices.homenotice')).length).toBeGreaterThan(2)
  })

  it('are listed newest first in pages that contain each notice once', async () => {
    const { call } = await callsTo('visitor')
    const titles: string[] = []
    const times: string[] = []
    for (let page = 1; page <= 4; page++) {
      const got = answerData<Paged<Row>>(await call('notices.noticeList', { page }))
      expect(got).toMatchObject({ current_page: page, last_page: 4, per_page: 10, total: 40 })
      titles.push(...got.data.map(({ title = '' }) => title))
      times.push(...got.data.map(({ created_at = '' }) => created_at))
    }
    expect(new Set(titles).size).toBe(40)
    expect(times).toEqual([...times].sort().reverse())
    expect(answerData<Paged<Row>>(await call('notices.noticeList', { page: 5 })).data).toEqual([])
  })

  it('require a token for the inbox, show each member her own messages and count the unread ones', async () => {
    const { call } = await callsTo('demo')
    expect(await call('notices.noticeList', { page: 1, type: 2 })).toMatchObject({ code: 401 })
    type Inbox = Paged<Row> & { unread?: number }
    expect(answerData<Inbox>(await call('notices.noticeList', { page: 1 })).unread).toBeUndefined()
    expect(answerData<Inbox>(await call('notices.noticeList', { page: 1 }, DEMO.username)).unread).toBe(2)
    const inbox = answerData<Inbox>(await call('notices.noticeList', { page: 1, type: 2 }, DEMO.username))
    expect(inbox.unread).toBe(0)
    expect(inbox.total).toBeGreaterThan(5)
    expect(
      answerData<Inbox>(await call('notices.noticeList', { page: 1, type: 2 }, FRESH.username)).total,
    ).toBe(0)
  })
})

describe('help', () => {
  it('has every article that the screens request, and refuses other types', async () => {
    const { call } = await callsTo('visitor')
    for (const type of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(answerData<Row>(await call('help.article', { type })).content).toContain('<')
    for (const type of [0, 9, -1])
      expect(await call('help.article', { type })).toMatchObject({
        code: 202,
        message: expect.stringContaining('文章不存在'),
      })
  })
})

describe('games', () => {
  it('are listed all together or by category, each with an inline picture', async () => {
    const { call } = await callsTo('visitor')
    const all = answerData<Record<string, unknown>[]>(await call('games.gameList', { category: '' }))
    expect(all.filter((game) => game.app_state === 1).length).toBeGreaterThan(120)
    expect(all.some((game) => game.app_state === 0)).toBe(true)
    const listed = all.filter((game) => game.app_state === 1)
    expect(listed.every((game) => String(game.mobile_img).startsWith('data:image/svg+xml'))).toBe(true)
    const fishing = answerData<Row[]>(await call('games.gameList', { category: 'fishing' }))
    expect(fishing).toEqual(all.filter((game) => game.category_id === 'fishing'))
  })

  it('are listed by provider, without unlisted ones', async () => {
    const { call } = await callsTo('visitor')
    for (const { code } of PROVIDERS) {
      const games = answerData<Row[]>(await call('games.gamelistBycode', { gamecode: code }))
      expect(games.length).toBeGreaterThanOrEqual(12)
      expect(games.every((game) => game.catecode === code)).toBe(true)
    }
    const fgdz = answerData<Row[]>(await call('games.gamelistBycode', { gamecode: 'fgdz' }))
    expect(fgdz.map((game) => game.gamename)).not.toContain('翡翠谷')
    expect(answerData<Row[]>(await call('games.gamelistBycode', { gamecode: 'nobody' }))).toEqual([])
  })
})

describe('uservip', () => {
  it('lists ten levels', async () => {
    const { call } = await callsTo('visitor')
    const levels = answerData<Record<string, number>[]>(await call('vip.uservip'))
    expect(levels).toHaveLength(10)
    expect(levels[3]).toEqual({
      recharge: 30000,
      flow: 60000,
      realperson: 0.45,
      sport: 0.45,
      e_sport: 0.45,
      joker: 0.5,
      electron: 0.6,
      lottery: 0.16,
      level_gift: 72,
      month_gift: 68,
    })
  })
})
