import { faker as base } from '@faker-js/faker/locale/base'
import { describe, expect, it } from 'vitest'
import { addDays, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { gameOf } from '../games/games.ts'
import { VIP_LEVELS } from '../rules/bonus/vip-levels.ts'
import { RECEIVING_ACCOUNTS } from '../rules/orders/banks.ts'
import { ACTIVITIES, ACTIVITY_TYPES } from './activities.ts'
import { receivingAddress } from './addresses.ts'
import { SITE_SEED } from './app-info.ts'
import { fakerFor } from './faker.ts'
import { gameSeeds } from './games.ts'
import { NOTICE_COUNT, noticeSeeds } from './notices.ts'
import { faker as simple } from './simple-faker.ts'
import { ARTICLES } from './texts/articles.ts'
import { HOT_NAMES, NEW_NAMES } from './texts/game-names.ts'
import { VENUES } from './venues.ts'

const NOW = Date.UTC(2026, 4, 20, 3, 0, 0)

const distinct = (values: readonly unknown[]) => new Set(values).size

describe('the games', () => {
  const games = gameSeeds()
  const listed = games.filter((game) => game.listed)

  it('have unique names and codes, and at least twelve in each provider tab', () => {
    for (const tab of ['obgdy', 'fgdz', 'pp', 'ae'])
      expect(listed.filter(({ platname }) => platname === tab).length).toBeGreaterThanOrEqual(12)
    expect(distinct(games.map(({ name }) => name))).toBe(games.length)
    expect(distinct(games.map(({ code }) => code))).toBe(games.length)
  })

  it('are at least four in each of the seven categories', () => {
    for (const category of ['realbet', 'joker', 'gaming', 'sport', 'lottery', 'concise', 'fishing']) {
      expect(listed.filter((game) => game.category === category).length, category).toBeGreaterThanOrEqual(4)
    }
  })

  it('of a kind that nobody can play here give no promotion its name', () => {
    const unplayed = /斗地主|金花|十三水|扑克|骰宝|番摊|三公|赛船|排列|斗牛/
    for (const { name, listed: isListed } of games)
      if (unplayed.test(name)) expect(isListed, name).toBe(false)
    expect(ACTIVITIES.filter(({ title }) => unplayed.test(title))).toEqual([])
  })

  it('are listed just where a game of this mock backend is behind the title', () => {
    for (const { code, listed: isListed } of games) expect(gameOf(code) !== undefined, code).toBe(isListed)
    expect(gameOf('nowhere-001')).toBeUndefined()
    expect(games.some((game) => !game.listed)).toBe(true)
  })

  it('that lead their lists as hot or are marked new are listed', () => {
    const names = games.map(({ name }) => name)
    expect(distinct(names)).toBe(names.length)
    for (const name of [...HOT_NAMES, ...NEW_NAMES]) expect(listed.map((game) => game.name)).toContain(name)
    expect(listed.filter((game) => game.hot).length).toBeGreaterThanOrEqual(12)
    expect(listed.filter((game) => game.hot).length).toBeLessThanOrEqual(18)
  })
})

describe('the notices', () => {
  it('have distinct titles and times within the 90 days before today, newest first', () => {
    const notices = noticeSeeds(fakerFor(7), NOW)
    expect(notices).toHaveLength(NOTICE_COUNT)
    expect(distinct(notices.map(({ title }) => title))).toBe(NOTICE_COUNT)
    const today = startOfBeijingDay(NOW)
    for (const { createdAt } of notices) {
      expect(createdAt).toBeLessThan(today)
      expect(createdAt).toBeGreaterThanOrEqual(addDays(today, -90))
    }
    const times = notices.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('are the same for the same seed and differ for another', () => {
    expect(noticeSeeds(fakerFor(7), NOW)).toEqual(noticeSeeds(fakerFor(7), NOW))
    expect(noticeSeeds(fakerFor(7), NOW)).not.toEqual(noticeSeeds(fakerFor(8), NOW))
  })

  it('are the same with the small generator of the page and with that of Node', () => {
    simple.seed(7)
    base.seed(7)
    expect(noticeSeeds(simple, NOW)).toEqual(noticeSeeds(base, NOW))
  })
})

describe('other data', () => {
  it('each VIP level requires and gives more than the one before', () => {
    expect(VIP_LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const [index, { recharge, flow, rates }] of VIP_LEVELS.entries()) {
      const below = VIP_LEVELS[index - 1]
      if (!below) continue
      expect(recharge).toBeGreaterThan(below.recharge)
      expect(flow).toBeGreaterThan(below.flow)
      for (const [kind, share] of Object.entries(below.rates)) {
        expect(rates[kind as keyof typeof rates]).toBeGreaterThanOrEqual(share)
      }
    }
  })

  it('articles 1 to 8 and promotions have text, and each promotion has a type', () => {
    for (const type of [1, 2, 3, 4, 5, 6, 7, 8]) expect(ARTICLES[type]?.length).toBeGreaterThan(200)
    for (const { type } of ACTIVITIES) expect(ACTIVITY_TYPES.map(({ id }) => id)).toContain(type)
    expect(distinct(ACTIVITIES.map(({ title }) => title))).toBe(ACTIVITIES.length)
  })

  it('HTML has no scripts, styles, event handlers or pictures', () => {
    const notices = noticeSeeds(fakerFor(7), NOW).map(({ content }) => content)
    const html = [
      ...Object.values(ARTICLES),
      ...ACTIVITIES.flatMap((a) => [a.content, a.memo]),
      ...notices,
      SITE_SEED.webcontent,
    ]
    for (const text of html) {
      for (const [, tag] of text.matchAll(/<\/?([a-z0-9]+)/g))
        expect(['p', 'ul', 'ol', 'li', 'h3', 'h4', 'strong', 'br']).toContain(tag)
      expect(text).not.toMatch(/\son\w+=|style=|class=|id=/)
    }
  })

  it('web addresses use reserved domains, and receiving accounts cannot be paid to', () => {
    for (const value of Object.values(SITE_SEED)) {
      for (const [, host = ''] of value.matchAll(/https:\/\/([^/]+)/g))
        expect(host).toMatch(/\.(example|invalid)$/)
    }
    for (const { bank_no } of RECEIVING_ACCOUNTS) expect(luhn(bank_no)).not.toBe(0)
    expect(receivingAddress('TRC20', 'D1')).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)
    expect(receivingAddress('ERC20', 'D1')).toMatch(/^0x[0-9a-fA-F]{40}$/)
  })

  it('there are at least eight venues, with unique codes and names', () => {
    expect(VENUES.length).toBeGreaterThanOrEqual(8)
    expect(distinct(VENUES.map(({ platname }) => platname))).toBe(VENUES.length)
    expect(distinct(VENUES.map(({ name }) => name))).toBe(VENUES.length)
  })
})

const luhn = (digits: string): number => {
  const doubled = [...digits].reverse().map((digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    return value > 9 ? value - 9 : value
  })
  return doubled.reduce((sum, value) => sum + value, 0) % 10
}
