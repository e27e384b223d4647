import { describe, expect, it } from 'vitest'
import { GAME_CATEGORIES, HOME_CATEGORIES } from '#contracts/wire/game-codes.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { sectionsOf, venueOf } from './sections.ts'

const game = (code: string, over: Partial<Game> = {}): Game => ({
  category: 'concise',
  isOpen: true,
  isHot: false,
  isNew: false,
  venue: 'yzdz',
  code: code,
  name: code,
  picture: '',
  venueLogo: '',
  ...over,
})

const all = Object.keys(GAME_CATEGORIES).flatMap((category) => [
  game(`${category}-plain`, { category }),
  game(`${category}-hot`, { category, isHot: true }),
  game(`${category}-new`, { category, isNew: true }),
  game(`${category}-both`, { category, isHot: true, isNew: true }),
])

const codesOf = (category: Parameters<typeof sectionsOf>[0]) =>
  sectionsOf(category, all).map(({ title, games }) => [title, games.map(({ code }) => code)] as const)

describe('sectionsOf', () => {
  it('finds every game of every category under some entry of the sidebar', () => {
    const found = HOME_CATEGORIES.flatMap(({ category }) => codesOf(category).flatMap(([, codes]) => codes))
    expect(new Set(found)).toEqual(new Set(all.map(({ code }) => code)))
  })

  it('shows the hot games, and the new ones that are not hot below them', () => {
    const [hot, fresh] = codesOf('hot')
    expect(hot?.[1]).toHaveLength(14)
    expect(fresh?.[0]).toBe('新游上架')
    expect(fresh?.[1]).toContain('sport-new')
    expect(fresh?.[1]).not.toContain('sport-both')
  })

  it('leaves hot and new games out of 电子, and puts fishing below it', () => {
    expect(codesOf('concise')).toEqual([
      ['电子', ['concise-plain']],
      ['捕鱼', ['fishing-plain', 'fishing-hot', 'fishing-new', 'fishing-both']],
    ])
  })

  it('has no empty section', () => {
    expect(sectionsOf('hot', [game('only', { isNew: true })]).map(({ title }) => title)).toEqual(['新游上架'])
    expect(sectionsOf('sport', [])).toEqual([])
  })
})

describe('venueOf', () => {
  it('names the provider, else the category, else nothing', () => {
    expect(venueOf(game('a', { venue: 'pp' }))).toBe('PP电子')
    expect(venueOf(game('b', { category: 'fishing', venue: 'yzby' }))).toBe('捕鱼')
    expect(venueOf(game('c', { category: 'unheard-of', venue: 'x' }))).toBe('')
  })
})
