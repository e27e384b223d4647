// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../core/client/session-store.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { envelope } from '../../test-support/backend.ts'
import { movementPages } from './movements.ts'

setUpFixture()
beforeEach(() => signIn('token-1'))

test.each([
  [1, [0, 1, 2, 3], [0, 0, 1, 0]],
  [2, [0, 1, 2, 3], [0, -1, -1, 0]],
  [3, [0, 1, 2, 3], [0, 1, 0, 0]],
  [4, [0, 1, 2, 3], [0, -1, -1, 0]],
] as const)('movements of type %i in states %j did %j to the central wallet', async (type, states, effects) => {
  fixture.backend.routes['/api/gettransrecord'] = () =>
    envelope(states.map((state) => ({ out_trade_no: `D${state}`, amount: 1, pay_way: '', state })))
  const { data } = await movementPages({ date: 4, type })(1)
  expect(data.map(({ type, effect }) => [type, effect])).toEqual(effects.map((effect) => [type, effect]))
})
