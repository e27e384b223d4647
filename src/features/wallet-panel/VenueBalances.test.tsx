// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'
import { fen } from '#contracts/money.ts'
import type { VenueWallet } from '#contracts/wallet.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { storage } from '../../lib/storage.ts'
import { VenueBalances } from './VenueBalances.tsx'

const venue = (platname: string) => ({ platname, name: platname, balance: 0 }) as unknown as VenueWallet
const game = (platform_name: string, app_state: 0 | 1) => ({
  category_id: 'concise',
  app_state,
  is_hot: 0,
  is_new: 0,
  platform_name,
  game_code: `${platform_name}-${app_state}`,
  name: platform_name,
  mobile_img: '',
  api_logo_img: '',
})
const show = (venues: VenueWallet[] | undefined) => {
  stubBackend({ '/api/game/list': () => envelope([game('a', 0), game('b', 0), game('b', 1)]) })
  return renderScreen(<VenueBalances venues={venues} failed={false} retry={() => undefined} preview={4} />)
}

it('keeps the space of loading venues and 展开, so that the form below does not move under a thumb', () => {
  const blocks = (venues: VenueWallet[] | undefined) => {
    const { container } = show(venues)
    return [container.querySelectorAll('li').length, container.querySelectorAll('.wallet-panel-more').length]
  }
  const loaded = blocks(['a', 'b', 'c', 'd', 'e'].map(venue))
  expect(loaded).toEqual([4, 1])
  expect(blocks(undefined)).toEqual(loaded)
})

it('marks a venue whose games are all closed', async () => {
  const { container, findByText } = show(['a', 'b', 'c'].map(venue))
  await findByText('维护中')
  expect([...container.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'a维护中0.00',
    'b0.00',
    'c0.00',
  ])
})

it('shows venues with money first, but not with hidden balances, which the order would give away', () => {
  onTestFinished(() => storage.remove('yz:hide-balance'))
  const venues = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => ({
    ...venue(name),
    balance: fen(at % 3 === 2 ? 100 : 0),
  }))
  const names = () => {
    const { container, unmount } = show(venues)
    const found = [...container.querySelectorAll('li .ellipsis')].map((row) => row.textContent)
    unmount()
    return found
  }
  expect(names()).toEqual(['c', 'f', 'a', 'b'])
  storage.set('yz:hide-balance', true)
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
})
