import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS, parseBeijing } from '#contracts/time/beijing-time.ts'
import { HOME_NOTICES } from './app-info.ts'
import { gameSeeds } from './games.ts'
import { recentPoolWin, recentWins } from './wins.ts'

const NOON = parseBeijing('2026-05-01 12:00:00') ?? 0
/** How long the bar of home shows one character. */
const MS_A_CHAR = 200

test('the wins of a moment are the same for a seed, and others for another seed', () => {
  expect(recentWins(7, NOON)).toEqual(recentWins(7, NOON + 1))
  expect(recentWins(7, NOON)).not.toEqual(recentWins(8, NOON))
  for (const line of recentWins(7, NOON))
    expect(line).toMatch(/^恭喜 [a-z]\*{3}\d 在《[^》]+》赢得 ¥\u00a0[\d,]+\.00$/)
})

test('a minute later newer wins come before the others, which have moved on in order', () => {
  for (let at = NOON; at < NOON + HOUR_MS; at += MINUTE_MS) {
    const [before, after] = [recentWins(7, at), recentWins(7, at + MINUTE_MS)]
    const fresh = after.indexOf(before[0] ?? '')
    expect(fresh).toBeGreaterThan(0)
    expect(after.slice(fresh)).toEqual(before.slice(0, before.length - fresh))
  }
})

test('no line comes twice within an hour, and no game', () => {
  const seen = new Map<string, number>()
  for (let at = NOON; at < NOON + HOUR_MS; at += 40_000) {
    const [newest = ''] = recentWins(7, at)
    expect(seen.has(newest)).toBe(false)
    seen.set(newest, at)
  }
  const games = [...seen.keys()].map((line) => /《(.+)》/.exec(line)?.[1])
  expect(new Set(games).size).toBe(games.length)
})

test('a masked name comes once among the wins that are listed, and once in two hours', () => {
  const names: (string | undefined)[] = []
  for (let at = NOON; at < NOON + 2 * HOUR_MS; at += 40_000)
    names.push(/^恭喜 (\S+)/.exec(recentWins(7, at)[0] ?? '')?.[1])
  expect(new Set(names).size).toBe(names.length)
})

test('the win of the pool is announced for twelve hours, about every 42, with what the counter holds at its most', () => {
  const hoursOf = new Map<string, number[]>()
  const hours = 24 * 30
  for (let hour = 0; hour < hours; hour++)
    for (const line of recentPoolWin(7, NOON + hour * HOUR_MS))
      hoursOf.set(line, [...(hoursOf.get(line) ?? []), hour])
  // The period under test may cut off the first and the last.
  const whole = [...hoursOf].slice(1, -1)
  expect(whole).toHaveLength(16)
  const firsts: number[] = []
  for (const [line, at] of whole) {
    expect(line).toMatch(/^恭喜 [a-z]\*{3}\d 赢得累积奖池 ¥\u00a060,533,624\.91$/)
    expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBe(at.length - 1)
    expect([11, 12]).toContain(at.length)
    firsts.push(at[0] ?? 0)
  }
  for (const [n, first] of firsts.slice(1).entries()) expect([42, 43]).toContain(first - (firsts[n] ?? 0))
})

test('nobody wins more at a table than its limits let a round pay', () => {
  const atTables = new Set(
    gameSeeds().flatMap(({ name, category }) => (['realbet', 'joker'].includes(category) ? name : [])),
  )
  const most = { tables: 0, others: 0 }
  for (let at = NOON; at < NOON + 24 * HOUR_MS; at += 40_000) {
    const [, name = '', yuan = ''] = /《(.+)》赢得 ¥\u00a0([\d,]+)/.exec(recentWins(7, at)[0] ?? '') ?? []
    const kind = atTables.has(name) ? 'tables' : 'others'
    most[kind] = Math.max(most[kind], Number(yuan.replaceAll(',', '')))
  }
  // The chips of one number of the roulette, 100 元, pay 36 times.
  expect(most.tables).toBeGreaterThan(2_000)
  expect(most.tables).toBeLessThanOrEqual(3_600)
  expect(most.others).toBeGreaterThan(10_000)
})

test('the bar passes for more than a minute before it begins again', () => {
  for (const at of [NOON, NOON + HOUR_MS, NOON + 25 * HOUR_MS]) {
    const chars = [...HOME_NOTICES, ...recentWins(7, at)].join('').length
    expect(chars * MS_A_CHAR).toBeGreaterThan(MINUTE_MS)
  }
})
