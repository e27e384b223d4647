import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { samePage } from './wire/answer-checks.ts'
import { NOTICE_TYPES } from './wire/codes.ts'
import { contentOf, forVisitor, pagedOf, successOf } from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import { beijingTime, choice, countIfAny, integer, longText, text } from './wire/wire.ts'

export const notice = z.object({
  ...{ title: lenient(text), content: lenient(longText), created_at: lenient(beijingTime) },
})
export type Notice = z.output<typeof notice>

/** 1 is announcements (the default), 2 the member's inbox. */
const noticeType = extension(z.optional(choice(Object.values(NOTICE_TYPES))))

/** The number of messages that the member has not read; undefined if the backend does not count them. */
const unread = extension(countIfAny)

const c = initContract()

export const noticesContract = c.router({
  homenotice: {
    method: 'POST',
    path: '/api/homenotice',
    summary: '首页滚动公告',
    body: z.object({}),
    responses: { 200: successOf(contentOf(text)) },
    metadata: forVisitor,
  },
  noticeList: {
    method: 'POST',
    path: '/api/noticeList',
    summary: '公告与站内信',
    body: z.object({ page: integer, type: noticeType }),
    responses: { 200: successOf(pagedOf(notice, { unread })) },
    metadata: { ...forVisitor, checks: [samePage()] },
  },
})
