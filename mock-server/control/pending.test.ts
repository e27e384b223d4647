import { expect, test } from 'vitest'
import { tokenOf } from '../scenarios/personas.ts'
import { testMock } from '../testing/test-mock.ts'

const lettersOf = (mock: Awaited<ReturnType<typeof testMock>>) =>
  mock.read((world) => Object.values(world.notices).filter(({ to }) => to === 'm1'))

test('a cashier sees the first deposit on which the gift for it is worked out', async () => {
  const mock = await testMock('fresh-member')
  for (const amount of [33_333, 90_000]) await mock.control.credit({ username: 'new888', amount })
  await mock.call('/api/activityapply', { id: '1' }, { token: tokenOf('new888') })
  const [waiting] = (await mock.control.read()).pending
  expect(waiting).toMatchObject({ way: '月满开航 首存礼', amount: 16_666 })
  expect(Object.fromEntries(waiting?.details ?? []).首笔充值).toMatch(
    /^¥\u00a0333\.33（\d{4}-\d\d-\d\d \d\d:\d\d:\d\d）$/,
  )
})

test('the reason of a refusal says of what kind the refused order is', async () => {
  const mock = await testMock('withdrawal-order')
  const [waiting] = (await mock.control.read()).pending
  const { what, id = '' } = waiting ?? {}
  if (what !== 'withdrawal') throw new Error('no withdrawal waits')
  expect(await mock.control.review({ what, id, approve: false, reason: '姓名不符' })).toBe(true)
  expect((await lettersOf(mock)).at(-1)?.content).toBe(`<p>取款（${waiting?.way}，编号 ${id}）：姓名不符</p>`)
})
