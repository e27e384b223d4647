// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { onContractError } from '../../api/core/client/contract-report.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { keys } from '../../api/core/keys.ts'
import { envelope, type Reply, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { useAssets } from './use-assets.ts'

const MEMBER = { username: 'demo888', vip: 4, joinday: 96, paysum: 0, balance: 1_000, isagent: 0 }
const member =
  (over: object): Reply =>
  () =>
    envelope({ ...MEMBER, ...over })

const shown: string[] = []
function Shown() {
  const { total, central, inVenues } = useAssets()
  const text = `${total} = ${central} + ${inVenues}`
  if (shown.at(-1) !== text) shown.push(text)
  return <p>{text}</p>
}

/** The member as /api/user answers, with a central balance that is read 1 s later. */
function open(user: Reply) {
  shown.length = 0
  vi.useFakeTimers({ toFake: ['Date'], now: 86_400_000 })
  signIn('token-1')
  const backend = stubBackend({ '/api/user': user, '/api/balance': () => envelope({ balance: 1_000 }) })
  const view = renderScreen(<Shown />)
  const poll = async (balance: number) => {
    vi.setSystemTime(Date.now() + 4_300)
    backend.routes['/api/balance'] = () => envelope({ balance })
    await view.client.refetchQueries({ queryKey: keys.balance })
  }
  return { backend, poll, ...view }
}

it('the total and its parts come from one answer', async () => {
  const { findByText } = open(member({ gameblance: 200.5 }))
  await findByText('120050 = 100000 + 20050')
})

it.each([
  ['absent', {}],
  ['null', { gameblance: null }],
  ['empty', { gameblance: '' }],
  ['unreadable', { gameblance: 'many' }],
  ['no amount at all', { gameblance: { sum: 1 } }],
])('where the sum of the venues is %s, only the central wallet is known', async (_, over) => {
  onContractError(() => undefined)
  const { findByText } = open(member(over))
  await findByText('undefined = 100000 + undefined')
  expect(shown.join()).not.toMatch(/= 0|\+ 0|0 = 1/)
})

it('0 at the venues is an amount', async () => {
  const { findByText } = open(member({ gameblance: '0.00' }))
  await findByText('100000 = 100000 + 0')
})

it('a transfer that the poll sees first shows its money neither twice nor not at all', async () => {
  const { backend, poll, findByText } = open(member({ gameblance: 200 }))
  await findByText('120000 = 100000 + 20000')
  backend.routes['/api/user'] = member({ balance: 700, gameblance: 500 })
  await poll(700)
  await findByText('120000 = 70000 + 50000')
  expect(shown.filter((text) => text.startsWith('120000'))).toEqual([
    '120000 = 100000 + 20000',
    '120000 = 70000 + 50000',
  ])
  expect(shown.slice(shown.indexOf('120000 = 100000 + 20000'))).toHaveLength(2)
  expect(backend.count('/api/user')).toBe(2)
})

it('while the member cannot be refetched, only the polled central balance shows', async () => {
  const { backend, poll, findByText } = open(member({ gameblance: 200 }))
  await findByText('120000 = 100000 + 20000')
  backend.routes['/api/user'] = () => new Response('', { status: 404 })
  await poll(700)
  await findByText('undefined = 70000 + undefined')
})

it('if the two answers always differ, the member is refetched once, and only the central balance shows', async () => {
  const { backend, client, poll, findByText } = open(member({ gameblance: 200 }))
  await findByText('120000 = 100000 + 20000')
  await poll(900)
  await vi.waitFor(() => expect([backend.count('/api/user'), client.isFetching()]).toEqual([2, 0]))
  await poll(900)
  await findByText('undefined = 90000 + undefined')
  await poll(900)
  await findByText('undefined = 90000 + undefined')
  expect(backend.count('/api/user')).toBe(2)
})

it('money that moves after the clock of the phone was set back is shown', async () => {
  const { backend, poll, findByText } = open(member({ gameblance: 200 }))
  await findByText('120000 = 100000 + 20000')
  vi.setSystemTime(Date.now() - 5 * 3_600_000)
  backend.routes['/api/user'] = member({ balance: 700, gameblance: 500 })
  await poll(700)
  await findByText('120000 = 70000 + 50000')
  expect(backend.count('/api/user')).toBe(2)
})
