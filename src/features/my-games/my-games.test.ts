// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { signIn, signOut } from '../../api/core/client/session-store.ts'
import { favourites, forgetFavourites, toggleFavourite } from '../../lib/favourites.ts'
import { gamesOf, noteRecent, recentGames } from './my-games.ts'

beforeEach(() => {
  localStorage.clear()
  forgetFavourites()
})

test('adds and removes favourites, newest first, and forgets them with the session', () => {
  signIn('token-1')
  toggleFavourite('pp 1')
  toggleFavourite('pp 2')
  toggleFavourite('pp 3')
  toggleFavourite('pp 2')
  expect(favourites()).toEqual(['pp 3', 'pp 1'])
  signOut()
  expect(favourites()).toEqual([])
  toggleFavourite('pp 9')
  signIn('token-2')
  expect(favourites()).toEqual(['pp 9'])
  signIn('token-3')
  expect(favourites()).toEqual([])
})

test('keeps the last twelve opened games, each once', () => {
  for (let game = 1; game <= 14; game++) noteRecent(`pp ${game}`)
  noteRecent('pp 5')
  expect(recentGames()).toEqual(
    ['5', '14', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3'].map((n) => `pp ${n}`),
  )
})

test('leaves out games that are no longer listed', () => {
  const game = {
    category: 'concise',
    isOpen: true,
    isHot: false,
    isNew: false,
    name: '',
    picture: '',
    venueLogo: '',
  }
  const listed = [{ ...game, venue: 'pp', code: '1' }]
  expect(gamesOf(['pp 2', 'pp 1', 'gone 1'], listed)).toEqual(listed)
})
