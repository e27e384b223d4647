import { describe, expect, it } from 'vitest'
import type { Paged } from '#contracts/wire/envelope.ts'
import { PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { FRESH } from '../scenarios/personas.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'

type Row = Record<string, unknown>

describe('activities', () => {
  it('are listed by type, with text and a picture', async () => {
    const { call } = await callsTo('visitor')
    const types = answerData<{ id: string; name: string }[]>(await call('activity.activitytype'))
    expect(types.map(({ name }) => name).slice(0, 3)).toEqual(['新人礼遇', '日常活动', '充值优惠'])
    const all = answerData<{ data: Row[] }>(await call('activity.activitylist')).data
    const byType = await Promise.all(types.map(({ id }) => call('activity.activitylist', { type: id })))
    expect(byType.flatMap((answer) => answerData<{ data: Row[] }>(answer).data).length).toBe(all.length)
    expect(new Set(all.map(({ banner }) => banner)).size).toBe(all.length)
    expect(await call('activity.activitydeatil', { id: '404' })).toMatchObject({ code: 202 })
  })

  it('accept one pending application at a time, of a member who meets the terms', async () => {
    const { call, mock } = await callsTo('fresh-member')
    const me = FRESH.username
    expect((await call('activity.activityapply', { id: 3 }, me)).code).toBe(200)
    expect(await call('activity.activityapply', { id: 3 }, me)).toMatchObject({
      code: 202,
      message: expect.stringContaining('等待审核'),
    })
    expect(await call('activity.activityapply', { id: 5 }, me)).toMatchObject({
      code: 202,
      message: expect.stringContaining('还差 3 笔'),
    })
    expect(await call('activity.activityapply', { id: 404 }, me)).toMatchObject({ code: 202 })
    const log = answerData<Paged<Row>>(await call('activity.activityApplyLog', { page: 1 }, me))
    expect(log.data).toMatchObject([{ activity_name: '好友同舟', state: PENDING }])
    await mock.change((world) => {
      for (const application of Object.values(world.applications)) application.state = REJECTED
    })
    expect((await call('activity.activityapply', { id: 3 }, me)).code).toBe(200)
  })
})
