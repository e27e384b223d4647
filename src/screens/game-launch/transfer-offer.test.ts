// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { userQuery } from '../../api/queries/member.ts'
import { balanceQuery, venuesQuery } from '../../api/queries/money/wallet.ts'
import { fixture, setUpFixture } from '../../api/test-support/api-fixture.ts'
import { envelope, hang } from '../../api/test-support/backend.ts'
import { emptyVenue } from './transfer-offer.ts'

setUpFixture()

const LATE_MS = 60_000
const ROUTES = {
  '/api/user': () => envelope({ username: 'demo888', balance: 88.5, transferstatus: 0 }),
  '/api/balance': () => envelope({ balance: 88.5 }),
  '/api/balancelist': () => envelope([{ name: '云舟捕鱼', platname: 'yzby', balance: 0 }]),
}

test('where the wallets answer late, what was known of them last decides on the offer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  signIn('token-1')
  const { client, backend } = fixture
  Object.assign(backend.routes, ROUTES, { '/api/balancelist': hang })
  const offered = async () => {
    const asked = emptyVenue(client, 'yzby')
    await vi.advanceTimersByTimeAsync(LATE_MS)
    return (await asked)?.code
  }
  expect(await offered()).toBeUndefined()
  await client.cancelQueries()
  Object.assign(backend.routes, ROUTES)
  await Promise.all([
    client.fetchQuery(userQuery()),
    client.fetchQuery(balanceQuery()),
    client.fetchQuery(venuesQuery()),
  ])
  await vi.advanceTimersByTimeAsync(LATE_MS)
  backend.routes['/api/balancelist'] = hang
  expect(await offered()).toBe('yzby')
})
