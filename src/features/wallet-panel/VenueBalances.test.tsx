// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { VenueWallet } from '#contracts/wallet.ts'
import { VenueBalances } from './VenueBalances.tsx'

afterEach(cleanup)
const venue = (platname: string) => ({ platname, name: platname, balance: 0 }) as unknown as VenueWallet
const blocks = (venues: VenueWallet[] | undefined) => {
  const { container } = render(
    <VenueBalances venues={venues} failed={false} retry={() => undefined} preview={4} />,
  )
  return [container.querySelectorAll('li').length, container.querySelectorAll('.wallet-panel-more').length]
}

it('holds the room of what loads, 展开 included, so that the form below does not move under a thumb', () => {
  const loaded = blocks(['a', 'b', 'c', 'd', 'e'].map(venue))
  expect(loaded).toEqual([4, 1])
  expect(blocks(undefined)).toEqual(loaded)
})
