import { describe, expect, it } from 'vitest'
import type { Game } from '#contracts/games.ts'
import { GAME_CATEGORIES, HOME_CATEGORIES } from '#contracts/wire/game-codes.ts'
import { sectionsOf, venueOf } from './sections.ts'

const game = (code: string, over: Partial<Game> = {}): Game => ({
  category_id: 'concise',
  app_state: true,
  is_hot: false,
  is_new: false,
  platform_name: 'yzdz',
  game_code: code,
  name: code,
  mobile_img: '',
  api_logo_img: '',
  ...over,
})

const all = Object.keys(GAME_CATEGORIES).flatMap((category_id) => [
  game(`${category_id}-plain`, { category_id }),
  game(`${category_id}-hot`, { category_id, is_hot: true }),
  game(`${category_id}-new`, { category_id, is_new: true }),
  game(`${category_id}-both`, { category_id, is_hot: true, is_new: true }),
])

const codesOf = (category: Parameters<typeof sectionsOf>[0]) =>
  sectionsOf(category, all).map(
    ({ title, games }) => [title, games.map(({ game_code }) => game_code)] as const,
  )

describe('sectionsOf', () => {
  it('finds every game of every category under some entry of the sidebar', () => {
    const found = HOME_CATEGORIES.flatMap(({ category }) => codesOf(category).flatMap(([, codes]) => codes))
    expect(new Set(found)).toEqual(new Set(all.map(({ game_code }) => game_code)))
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
    expect(sectionsOf('hot', [game('only', { is_new: true })]).map(({ title }) => title)).toEqual([
      '新游上架',
    ])
    expect(sectionsOf('sport', [])).toEqual([])
  })
})

describe('venueOf', () => {
  it('names the provider, else the category, else nothing', () => {
    expect(venueOf(game('a', { platform_name: 'pp' }))).toBe('PP电子')
    expect(venueOf(game('b', { category_id: 'fishing', platform_name: 'yzby' }))).toBe('捕鱼')
    expect(venueOf(game('c', { category_id: 'unheard-of', platform_name: 'x' }))).toBe('')
  })
})
