import { describe, expect, it } from 'vitest'
import { noticesContract } from '#contracts/notices.ts'
import { FRESH } from '#house/scenarios/personas.ts'
import { homeNoticesQuery, noticesQuery } from '#src/api/notices.ts'
import { app } from './support/app.ts'
import { pact } from './support/pact.ts'
import { BAD_TOKEN, endsSession } from './support/session-end.ts'
import { count, data, page, rows, text, time, unauthorised, words } from './support/wire.ts'

const { homenotice, noticeList } = noticesContract

/** One page of a list, as scrolling to it loads it. */
const load = async (type: 1 | 2, number = 1) =>
  (await app().fetchInfiniteQuery({ ...noticesQuery(type), initialPageParam: number })).pages[0]

const notice = {
  title: words('充值到账提醒'),
  content: text('<p>您的充值已到账</p>'),
  created_at: time('2026-05-01 12:00:00'),
}
const read = {
  title: '充值到账提醒',
  content: '<p>您的充值已到账</p>',
  created_at: '2026-05-01 12:00:00',
}

it('the notice bar has lines', () =>
  pact(
    {
      given: ['visitor'],
      that: 'for a visitor',
      call: homenotice,
      answer: data(rows(words('每日 10:00 红包雨准时开启'))),
    },
    async () => expect(await app().fetchQuery(homeNoticesQuery())).toEqual(['每日 10:00 红包雨准时开启']),
  ))

describe('announcements', () => {
  it.each([1, 2])('come in pages: %i', (number) =>
    pact(
      {
        given: ['visitor'],
        that: `announcements, page ${number}`,
        call: noticeList,
        body: { page: number, type: 1 },
        answer: data(page(rows(notice), { current_page: count(number), last_page: count(4) })),
      },
      async () =>
        expect(await load(1, number)).toMatchObject({ current_page: number, data: [read], last_page: 4 }),
    ))

  it('end with an empty page', () =>
    pact(
      {
        given: ['visitor'],
        that: 'announcements, a page behind the last',
        call: noticeList,
        body: { page: 99, type: 1 },
        answer: data(page([])),
      },
      async () => expect(await load(1, 99)).toMatchObject({ data: [] }),
    ))
})

describe('the inbox', () => {
  const body = { page: 1, type: 2 }

  it('has the member’s messages, and how many are unread', () =>
    pact(
      {
        given: ['member-with-letters'],
        that: 'the inbox, with a message',
        call: noticeList,
        as: FRESH,
        body,
        answer: data(page(rows(notice), { unread: count(1) })),
      },
      async () => expect(await load(2)).toMatchObject({ data: [read], unread: 1 }),
    ))

  it('may be empty', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'the inbox, empty',
        call: noticeList,
        as: FRESH,
        body,
        answer: data(page([])),
      },
      async () => expect(await load(2)).toMatchObject({ data: [] }),
    ))

  it('ends the session on a bad token', () =>
    pact(
      {
        given: ['member-with-money'],
        that: 'the inbox, with a bad token',
        call: noticeList,
        as: BAD_TOKEN,
        body,
        answer: unauthorised,
      },
      () => endsSession(() => load(2)),
    ))
})
