import { expect, test } from 'vitest'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { refine, UNREFINED, venueNames } from './refine.ts'

const game = (name: string, venue: string, isNew = false): Game => ({
  category: 'concise',
  isOpen: true,
  isHot: false,
  isNew,
  venue,
  code: name,
  name,
  picture: '',
  venueLogo: '',
})

const GAMES = [game('锦绣', 'a'), game('百宝', 'b'), game('云海', 'a', true), game('东风', 'b', true)]
const names = (refinement: Partial<typeof UNREFINED>) =>
  refine(GAMES, { ...UNREFINED, ...refinement }).map(({ name }) => name)

test('unrefined, a list is as the backend sent it', () => {
  expect(names({})).toEqual(['锦绣', '百宝', '云海', '东风'])
})

test('a venue leaves only its own games', () => {
  expect(names({ venue: 'b' })).toEqual(['百宝', '东风'])
})

test('names are ordered as a Chinese reader expects, by sound', () => {
  expect(names({ order: 'name' })).toEqual(['百宝', '东风', '锦绣', '云海'])
})

test('new games come first and otherwise keep their order', () => {
  expect(names({ order: 'new' })).toEqual(['云海', '东风', '锦绣', '百宝'])
  expect(names({ order: 'new', venue: 'a' })).toEqual(['云海', '锦绣'])
})

test('no two venues read the same, and none reads as nothing', () => {
  const names = venueNames([...GAMES, game('南风', 'c'), game('西风', 'd')], ({ venue }) =>
    venue === 'c' ? '' : '真人',
  )
  expect([...names]).toEqual([
    ['a', '真人'],
    ['b', '真人 2'],
    ['c', '其他'],
    ['d', '真人 3'],
  ])
})
