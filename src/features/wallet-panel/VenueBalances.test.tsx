// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import type { VenueWallet } from '../../api/queries/money/wallet.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { storage } from '../../lib/device/storage.ts'
import { VenueBalances } from './VenueBalances.tsx'
import { centralEntry, type Wallet } from './wallets.ts'

const venue = (code: string) => ({ code, name: code, balance: 0 }) as unknown as VenueWallet
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
const GAMES = [game('a', 0), game('b', 0), game('b', 1)]
function show(venues: VenueWallet[] | undefined, front?: Wallet, games = GAMES) {
  const backend = stubBackend({ '/api/game/list': () => envelope(games) })
  const props = { venues, failed: false, retry: () => undefined, preview: front ? 5 : 4 }
  return { backend, ...renderScreen(<VenueBalances {...props} front={front} />) }
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

it('marks a venue without a listed game as not open yet, and claims nothing of one whose games are listed elsewhere', async () => {
  const { container, findAllByText } = show(['a', 'b', 'gone', 'pp'].map(venue), centralEntry(fen(500)))
  await findAllByText('暂未开放')
  expect([...container.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    '平台钱包5.00',
    'a暂未开放0.00',
    'b0.00',
    'gone暂未开放0.00',
    'pp0.00',
  ])
})

it('marks none where the list of games is empty', async () => {
  const { backend, client, container } = show(['a'].map(venue), undefined, [])
  await vi.waitFor(() => expect(client.isFetching() + backend.count('/api/game/list')).toBe(1))
  expect(container.textContent).not.toContain('暂未开放')
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
