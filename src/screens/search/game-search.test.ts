import { describe, expect, test } from 'vitest'
import { gameSeeds } from '#mock/data/games.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { GameSearch } from './game-search.ts'
import { initialReader } from './initials.ts'

const named = (name: string, at = 0): Game => ({
  category: 'concise',
  isOpen: true,
  isHot: false,
  isNew: false,
  venue: 'yzdz',
  code: `g${at}`,
  name,
  picture: '',
  venueLogo: '',
})

const mock = gameSeeds().map(({ name }, at) => named(name, at))
const noVenue = () => ''
const searchIn = (games: readonly Game[], venueOf: (game: Game) => string = noVenue) =>
  new GameSearch(games, initialReader(), venueOf)
const search = searchIn(mock)
const found = (typed: string, by = search) => by.find(typed).map(({ game }) => game.name)

describe('by name', () => {
  test.each(['', '   ', '\t\n　'])('nothing for %j', (typed) => expect(found(typed)).toEqual([]))

  test('trims, matches anywhere in the name and puts beginnings first', () => {
    expect(found('  龙虎 ')).toEqual(['龙虎争珠', '竹影龙虎', '沧浪龙虎', '押庄龙虎'])
  })

  test('ignores case and width', () => {
    const latin = searchIn([named('Lucky ABC'), named('ＸＹＺ 厅')])
    expect(found('aBc', latin)).toEqual(['Lucky ABC'])
    expect(found('xyz', latin)).toEqual(['ＸＹＺ 厅'])
    expect(found('ＬＵＣＫＹ', latin)).toEqual(['Lucky ABC'])
  })

  test.each(['.*', '(', '[a-z]+', '\\', '(a+)+$', '^'])('does not treat %s as a pattern', (typed) =>
    expect(found(typed)).toEqual([]))

  test('returns the position in the name', () => {
    expect(search.find('百家乐')[0]).toMatchObject({ game: { name: '听涛百家乐' }, name: { from: 2, to: 5 } })
  })
})

describe('by initials', () => {
  test.each([
    ['fyll', '福运连连'],
    ['FYLL', '福运连连'],
    ['ybq', undefined],
    ['ddz', '渔村斗地主'],
    ['tqcs', '铜雀春深'],
    ['dkermj', '渡口二人麻将'],
    ['bypx', '白玉貔貅'],
    ['fcg', '翡翠谷'],
    ['zyll', undefined],
  ])('%s finds %s', (typed, name) => expect(found(typed)[0]).toBe(name))

  test.each([
    ['古刹钟声', 'gczs'],
    ['火凤重生', 'hfcs'],
    ['灯火长街', 'dhcj'],
    ['远洋船长', 'yycz'],
    ['长桥乒乓挑战', 'cqpptz'],
    ['听涛百家乐', 'ttbjl'],
    ['武馆传奇', 'wgcq'],
    ['跑得快巷口', 'pdkxk'],
    ['番摊小筑', 'ftxz'],
    ['水果盛宴', 'sgsy'],
  ])('finds %s, which has a character with two pronunciations, by %s', (name, typed) =>
    expect(found(typed)).toContain(name))

  test('match mixed with characters, and rank below names that contain the letters', () => {
    expect(found('福yl')).toEqual(['福运连连'])
    const both = searchIn([named('福运'), named('FY 厅')])
    expect(found('fy', both)).toEqual(['FY 厅', '福运'])
  })

  test('return the position in the name', () => {
    expect(search.find('bjl')[0]).toMatchObject({ game: { name: '听涛百家乐' }, name: { from: 2, to: 5 } })
  })

  test('find every game of the mock backend', () => {
    const read = initialReader()
    for (const { name } of mock) {
      const typed = [...name].map((char) => read(char)[0]).join('')
      expect(found(typed), `${name} by ${typed}`).toContain(name)
    }
  })
})

describe('by the name of the venue', () => {
  const games = [named('福运连连', 1), named('电子夜市', 2), { ...named('听涛百家乐', 3), venue: 'yzzr' }]
  const both = searchIn(games, ({ venue }) => (venue === 'yzdz' ? '云舟电子' : '云舟真人'))

  test('finds all its games, below those that have the text in their own name', () => {
    expect(found('电子', both)).toEqual(['电子夜市', '福运连连'])
    expect(found('云舟', both)).toEqual(['福运连连', '电子夜市', '听涛百家乐'])
    expect(found('真人', both)).toEqual(['听涛百家乐'])
  })

  test('finds them by its initials, too', () => {
    expect(found('yzzr', both)).toEqual(['听涛百家乐'])
    expect(found('dz', both)).toEqual(['电子夜市', '福运连连'])
  })

  test('returns the position in the venue’s name, and none in the game’s', () => {
    expect(both.find('电子')).toEqual([
      { game: games[1], name: { from: 0, to: 2 } },
      { game: games[0], venue: { from: 2, to: 4 } },
    ])
  })
})

describe('5,000 games', () => {
  const chars = [...new Set(mock.flatMap(({ name }) => [...name]))]
  const many = Array.from({ length: 5_000 }, (_, at) =>
    named(
      Array.from({ length: 6 }, (_, step) => chars[(at * 7 + step * (at + 3)) % chars.length]).join(''),
      at,
    ),
  )

  test('reads the characters of each name once', () => {
    const read = initialReader()
    let count = 0
    const counted = new GameSearch(
      many,
      (char) => {
        count += 1
        return read(char)
      },
      noVenue,
    )
    expect(counted.prepare(() => true)).toBe(true)
    expect(count).toBe(many.length * 6)
    for (const typed of ['f', 'fy', 'fyl', 'fyll', '福', '福运', '福y']) counted.find(typed)
    expect(count).toBe(many.length * 6)
  })

  test('takes less than a frame for each key and any kind of text', () => {
    const quick = searchIn(many)
    quick.prepare(() => true)
    const keys = [
      'f',
      'fy',
      'fyl',
      'fyll',
      'zzzz',
      '福',
      '龙虎',
      'a'.repeat(32),
      '('.repeat(10_000),
      '💩'.repeat(99),
    ]
    const took = keys.map((typed) => {
      const from = performance.now()
      quick.find(typed)
      return performance.now() - from
    })
    // The median, because one pause of the machine does not make the search slow.
    expect(took.sort((a, b) => a - b)[keys.length / 2]).toBeLessThan(16)
  })

  test('reads ahead only while allowed, and continues where it stopped', () => {
    const sliced = searchIn(many)
    let budget = 100
    expect(sliced.prepare(() => budget-- > 0)).toBe(false)
    budget = 10_000
    expect(sliced.prepare(() => budget-- > 0)).toBe(true)
    expect(budget).toBeGreaterThan(5_000)
  })
})
