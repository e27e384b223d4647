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

test('the only letter of a decision contains the reason of the refusal', async () => {
  const mock = await testMock('withdrawal-order')
  const [waiting] = (await mock.control.read()).pending
  const { what, id = '' } = waiting ?? {}
  if (what !== 'withdrawal') throw new Error('no withdrawal waits')
  expect(await mock.control.review({ what, id, approve: false, reason: '姓名不符' })).toBe(true)
  const letters = (await lettersOf(mock)).filter(({ content }) => content.includes(id))
  expect(letters.map(({ title }) => title)).toEqual(['取款未通过审核'])
  expect(letters[0]?.content).toContain('<p>审核说明：姓名不符</p>')
})
