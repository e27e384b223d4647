import { describe, expect, it } from 'vitest'
import { activityContract } from '#contracts/activity.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import {
  activitiesQuery,
  activityQuery,
  activityTypesQuery,
  ownApplicationQuery,
  useApplyForActivity,
} from '#src/api/queries/activity.ts'
import { applicationLogQuery } from '#src/api/queries/activity-log.ts'
import { app, firstPage, laterPage, refusalError, refusedWith, runAction } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  addressId,
  chinese,
  data,
  done,
  exactly,
  htmlIfAny,
  id,
  nothing,
  page,
  picture,
  refused,
  refusedAs,
  rows,
  rowsAre,
  rowsWith,
  severalPages,
  text,
  time,
  timeAt,
} from './support/wire.ts'

const { activitytype, activitylist, activitydeatil, activityApplyLog, activityapply } = activityContract

describe('the promotion types', () => {
  it.each([
    { that: 'with ids as text', wire: '1' },
    { that: 'with ids as numbers', wire: 1 },
  ])('are tabs: $that', ({ that, wire }) =>
    pact(
      {
        given: ['visitor'],
        that,
        call: activitytype,
        answer: data(
          rowsWith(
            { id: id(wire), name: chinese('综合') },
            { id: exactly(wire) },
            { id: exactly(typeof wire === 'string' ? '2' : 2) },
          ),
        ),
      },
      async () =>
        expect(await app().fetchQuery(activityTypesQuery())).toEqual([
          { id: '1', name: '综合' },
          { id: '2', name: '综合' },
        ]),
    ))

  it('may be none', () =>
    pact({ given: ['empty-lists'], that: 'none', call: activitytype, answer: data(nothing) }, async () =>
      expect(await app().fetchQuery(activityTypesQuery())).toEqual([]),
    ))
})

describe('the promotions', () => {
  const content = {
    title: chinese('首存礼遇'),
    banner: picture('/activities/3.webp'),
    content: htmlIfAny('<p>首次充值即享礼遇</p>'),
    memo: htmlIfAny('<p>一倍打码量</p>'),
  }
  const parsed = {
    title: '首存礼遇',
    banner: '/activities/3.webp',
    content: '<p>首次充值即享礼遇</p>',
    memo: '<p>一倍打码量</p>',
  }

  it.each([
    {
      that: 'all of them',
      type: '',
      body: {},
      list: rowsWith(
        { id: addressId('1'), ...content, type: text('1') },
        { id: exactly('3') },
        { type: exactly('2') },
      ),
      read: [
        { id: '3', type: '1', ...parsed },
        { id: '1', type: '2', ...parsed },
      ],
    },
    {
      that: 'of one type, with ids as numbers',
      type: '1',
      body: { type: '1' },
      list: rows({ id: addressId(1), ...content, type: exactly('1') }),
      read: [{ id: '1', type: '1', ...parsed }],
    },
  ])('are listed under data.data: $that', ({ that, type, body, list, read }) =>
    pact(
      {
        given: ['visitor'],
        that,
        call: activitylist,
        body,
        answer: data({ data: list }),
      },
      async () => expect(await app().fetchQuery(activitiesQuery(type))).toEqual(read),
    ))

  it('may be none', () =>
    pact({ given: ['empty-lists'], that: 'none', call: activitylist, answer: data(nothing) }, async () =>
      expect(await app().fetchQuery(activitiesQuery(''))).toEqual([]),
    ))

  it('are read one by one', () =>
    pact(
      { given: ['visitor'], that: 'one', call: activitydeatil, body: { id: '3' }, answer: data(content) },
      async () => expect(await app().fetchQuery(activityQuery('3'))).toEqual(parsed),
    ))

  it('that are not there are refused with a message', () => {
    const message = '活动不存在或已结束，请返回优惠页查看'
    return pact(
      {
        given: ['visitor'],
        that: 'one that is not there',
        call: activitydeatil,
        body: { id: '999' },
        answer: refused(message),
      },
      async () => expect(app().fetchQuery(activityQuery('999'))).rejects.toMatchObject(refusalError(message)),
    )
  })
})

describe('the member’s applications', () => {
  const body = { page: 1 }
  const record = (state: number | string) => ({
    activity_name: chinese('首存礼遇'),
    state: exactly(state),
    created_at: time('2026-05-01 11:00:00'),
  })

  it.each([
    { decision: 'pending', wire: 1, last: 1 },
    { decision: 'approved', wire: '2', last: '1' },
    { decision: 'rejected', wire: 3, last: 1 },
  ] as const)('have a state: $decision', ({ decision, wire, last }) =>
    pact(
      {
        given: ['activity-application', { activity: '3', decision }],
        that: typeof wire === 'string' ? 'with numbers as text' : 'one',
        call: activityApplyLog,
        as: DEMO,
        body,
        answer: data(page(rowsAre(record(wire), {}), { last_page: exactly(last) })),
      },
      async () =>
        expect(await firstPage(applicationLogQuery())).toMatchObject({
          data: [{ title: '首存礼遇', state: Number(wire), createdAt: '2026-05-01 11:00:00' }],
          lastPage: 1,
        }),
    ))

  it('have a title each, to show what was applied for', () =>
    pact(
      {
        given: ['activity-application', { activity: '3', decision: 'pending' }],
        that: 'looked through for a promotion',
        call: activityApplyLog,
        as: DEMO,
        body,
        answer: data(page(rows(record(1)))),
      },
      async () => expect(await app().fetchQuery(ownApplicationQuery('首存礼遇'))).toMatchObject({ state: 1 }),
    ))

  it('come in pages', () =>
    pact(
      {
        given: ['many-records'],
        that: 'the second page',
        call: activityApplyLog,
        as: DEMO,
        body: { page: 2 },
        answer: data({
          ...page(rowsWith(record(3), { created_at: timeAt('15:0\\d', '2026-04-30 15:00:00') })),
          current_page: exactly(2),
          last_page: severalPages(3),
        }),
      },
      async () => expect(await laterPage(applicationLogQuery(), 2)).toMatchObject({ page: 2, lastPage: 3 }),
    ))

  it('may be none', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'none',
        call: activityApplyLog,
        as: FRESH,
        body,
        answer: data(nothing),
      },
      async () => expect(await firstPage(applicationLogQuery())).toMatchObject({ data: [] }),
    ))

  needsLogin({ call: activityApplyLog, body }, () => firstPage(applicationLogQuery()))
})

describe('applying for a promotion', () => {
  const apply = () => runAction(useApplyForActivity, '3')
  const body = { id: '3' }
  const submitted = '提交成功，等待后台审核'

  it('is submitted', () =>
    pact(
      { given: ['fresh-member'], that: 'one', call: activityapply, as: FRESH, body, answer: done(submitted) },
      async () =>
        expect(await apply()).toEqual({ outcome: 'done', answer: { supported: true, message: submitted } }),
    ))

  it('is refused with a message while one is pending', () => {
    const message = '您已提交过该活动的申请，请等待审核'
    return pact(
      {
        given: ['activity-application', { activity: '3', decision: 'pending' }],
        that: 'once more while one waits',
        call: activityapply,
        as: DEMO,
        body,
        answer: refused(message),
      },
      async () => expect(await apply()).toEqual(refusedWith(message)),
    )
  })

  it.each([404, 405, 501])('is not supported by a backend that answers %i', (code) =>
    pact(
      {
        given: ['refusal-code', { code }],
        that: 'of a backend without this call',
        call: activityapply,
        as: DEMO,
        body: { id: '999' },
        answer: refusedAs(code, '接口不存在'),
      },
      async () =>
        expect(await runAction(useApplyForActivity, '999')).toEqual({
          outcome: 'done',
          answer: { supported: false },
        }),
    ))

  needsLogin({ call: activityapply, body }, apply)
})
