import { expect, it } from 'vitest'
import { gameCover } from '../art/cover.ts'
import { malformed } from '../testing/xml-check.ts'
import { coverSeed } from './cover-seeds.ts'
import { coverSubject, fittingSubjects } from './cover-subjects.ts'
import { gameSeeds } from './games.ts'

const games = gameSeeds().map((game, order) => {
  const subject = coverSubject(game.category, game.name)
  return {
    ...game,
    subject,
    picture: gameCover(game.category, coverSeed(game.category, game.name) ?? order, subject),
  }
})
/** More tiles than a phone shows at once. */
const IN_VIEW = 18
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
  ['七曜转轮', 'seven'],
  ['千灯会', 'lantern'],
  ['剑舞红尘', 'swords'],
  ['双龙戏珠', 'dragonBoat'],
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

it('the cover of every slot shows something that its name speaks of', () => {
  const slots = games.filter(({ category }) => category === 'concise')
  expect(slots.length).toBeGreaterThan(80)
  const strangers = slots.filter(
    ({ name, subject }) => !fittingSubjects('concise', name).some((fitting) => fitting === subject),
  )
  expect(strangers.map(({ name, subject }) => `${name} ${subject}`)).toEqual([])
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
        list.slice(at + 1, at + IN_VIEW).some((other) => other.picture === picture),
        name,
      ).toBe(false)
      for (const next of [list[at + 1], list[at + 3]])
        if (next) expect(groundOf(picture), `${name} ${next.name}`).not.toBe(groundOf(next.picture))
    }
  }
})
