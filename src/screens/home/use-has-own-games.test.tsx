// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, test } from 'vitest'
import { storage } from '../../lib/device/storage.ts'
import { forgetFavourites, toggleFavourite } from '../../lib/favourites.ts'
import { useHasOwnGames } from './use-has-own-games.ts'

afterEach(() => {
  storage.clearSession()
  forgetFavourites()
})

function Home() {
  return useHasOwnGames() ? <p>我的游戏</p> : null
}
const activity = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Home />
  </Activity>
)

test.each([
  ['marked with a heart', () => void toggleFavourite('yzdz yzdz-001')],
  ['played', () => void storage.set('yz:recent', ['yzdz yzdz-001'])],
])('a kept home shows own games after the first was %s on another screen', (_, act) => {
  const { rerender } = render(activity('visible'))
  expect(screen.queryByText('我的游戏')).toBeNull()
  rerender(activity('hidden'))
  act()
  rerender(activity('visible'))
  expect(screen.getByText('我的游戏')).toBeTruthy()
})
