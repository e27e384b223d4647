import { describe, expect, it } from 'vitest'
import { noticesContract } from '#contracts/notices.ts'
import { FRESH } from '#mock/scenarios/personas.ts'
import { homeNoticesQuery } from '#src/api/queries/home-notices.ts'
import { unreadQuery } from '#src/api/queries/inbox.ts'
import { noticePages } from '#src/api/queries/notices.ts'
import { app } from './support/app.ts'
import { pact } from './support/pact.ts'
import { otherThan } from './support/patterns.ts'
import { BAD_TOKEN, endsSession } from './support/session-end.ts'
import {
  count,
  data,
  exactly,
  exactText,
  htmlIfAny,
  like,
  nothing,
  page,
  rows,
  rowsWith,
  severalPages,
  time,
  timeAt,
  unauthorised,
  words,
} from './support/wire.ts'

const { homenotice, noticeList } = noticesContract

/** Loads one page of a list, as scrolling does. */
const load = (type: 1 | 2, number = 1) => noticePages(type)(number)

const row = (title: string, content: string) => ({
  sent: { title: words(title), content: htmlIfAny(content), created_at: time('2026-05-01 12:00:00') },
  read: { title, content, createdAt: '2026-05-01 12:00:00' },
})
const notice = row('云舟电子例行维护', '<p>5月2日 05:00–07:00 暂停进入游戏</p>')
const inboxMessage = row('充值到账提醒', '<p>您的充值已到账</p>')

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

it('the notice bar may be empty', () =>
  pact({ given: ['unfilled-site'], that: 'no lines', call: homenotice, answer: data(nothing) }, async () =>
    expect(await app().fetchQuery(homeNoticesQuery())).toEqual([]),
  ))

const NEWEST = '【安全】谨防冒充客服'

describe('announcements', () => {
  it.each([
    { number: 1, last: 4 },
    { number: 2, last: '4' },
  ])('come in pages: $number', ({ number, last }) =>
    pact(
      {
        given: ['visitor'],
        that: `announcements, page ${number}`,
        call: noticeList,
        body: { page: number, type: 1 },
        answer: data({
          ...page(
            number === 1
              ? rowsWith(notice.sent, {
                  title: exactText(NEWEST),
                  created_at: timeAt('20:[0-5]\\d', '2026-04-30 20:15:00'),
                })
              : rows({ ...notice.sent, title: like(`^${otherThan([NEWEST])}$`, '云舟电子例行维护') }),
          ),
          current_page: exactly(number),
          last_page: severalPages(last),
        }),
      },
      async () =>
        expect(await load(1, number)).toMatchObject({
          page: number,
          data: [
            number === 1 ? { ...notice.read, title: NEWEST, createdAt: '2026-04-30 20:15:00' } : notice.read,
          ],
          lastPage: 4,
        }),
    ))

  it('may be none', () =>
    pact(
      {
        given: ['empty-lists'],
        that: 'announcements, none',
        call: noticeList,
        body: { page: 1, type: 1 },
        answer: data(nothing),
      },
      async () => expect(await load(1)).toMatchObject({ data: [] }),
    ))
})

it('announcements may carry how many messages a member has not read', () =>
  pact(
    {
      given: ['member-with-letters'],
      that: 'announcements, with what a member has not read',
      call: noticeList,
      as: FRESH,
      body: { page: 1, type: 1 },
      answer: data(page(rows(notice.sent), { unread: count(1) })),
    },
    async () => expect((await app().fetchQuery(unreadQuery())).waiting).toBe(1),
  ))

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
        answer: data(page(rows(inboxMessage.sent), { unread: count(1) })),
      },
      async () => expect(await load(2)).toMatchObject({ data: [inboxMessage.read], unread: 1 }),
    ))

  it('may be empty', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'the inbox, empty',
        call: noticeList,
        as: FRESH,
        body,
        answer: data(nothing),
        optional: true,
      },
      async () => expect(await load(2)).toMatchObject({ data: [] }),
    ))

  it('ends the session on an invalid token', () =>
    pact(
      {
        given: ['member-with-money'],
        that: 'the inbox, with a bad token',
        call: noticeList,
        as: BAD_TOKEN,
        body,
        answer: unauthorised,
        optional: true,
      },
      () => endsSession(() => load(2)),
    ))
})
