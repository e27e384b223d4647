import { expect, it } from 'vitest'
import { gameCover } from '../art/cover.ts'
import { malformed } from '../testing/xml-check.ts'
import { coverSubject } from './cover-subjects.ts'
import { gameSeeds } from './games.ts'

const games = gameSeeds().map((game, order) => {
  const subject = coverSubject(game.category, game.name)
  return { ...game, subject, picture: gameCover(game.category, order, subject) }
})
const groundOf = (picture: string) => /fill='(#\w+)'/.exec(picture)?.[1]

it.each([
  ['绿茵时刻', 'football'],
  ['环城篮球夜', 'basket'],
  ['雪山网球公开赛', 'tennis'],
  ['滨江羽毛球赛', 'shuttle'],
  ['长桥乒乓挑战', 'paddle'],
  ['湖畔高尔夫', 'golf'],
  ['台球八点档', 'snooker'],
  ['云上轮盘', 'roulette'],
  ['竹影龙虎', 'dragonTiger'],
  ['清风麻将', 'mahjong'],
  ['渔村斗地主', 'landlord'],
  ['锦鲤跃波', 'koi'],
  ['福运连连', 'reels'],
])('the cover of %s shows the subject of its name: %s', (name, subject) => {
  expect(games.find((game) => game.name === name)?.subject).toBe(subject)
})

it('every game has a subject, and a slot differs from its neighbours beside and above', () => {
  expect(games.filter(({ subject }) => subject === undefined).map(({ name }) => name)).toEqual([])
  for (const venue of new Set(games.map(({ platname }) => platname))) {
    const slots = games.filter(({ category, platname }) => category === 'concise' && platname === venue)
    for (const [at, { name, subject }] of slots.entries())
      expect(
        slots.slice(at + 1, at + 4).map((next) => next.subject),
        name,
      ).not.toContain(subject)
  }
})

it('covers are well-formed and small, and no two on a screen are the same', () => {
  for (const { name, picture } of games) {
    expect(malformed(picture), name).toBeNull()
    expect(Buffer.byteLength(picture), name).toBeLessThanOrEqual(1300)
  }
  for (const category of new Set(games.map((game) => game.category))) {
    const list = games.filter((game) => game.listed && game.category === category)
    for (const [at, { name, picture }] of list.entries()) {
      expect(
        list.slice(at + 1, at + 10).some((other) => other.picture === picture),
        name,
      ).toBe(false)
      for (const next of [list[at + 1], list[at + 3]])
        if (next) expect(groundOf(picture), `${name} ${next.name}`).not.toBe(groundOf(next.picture))
    }
  }
})
