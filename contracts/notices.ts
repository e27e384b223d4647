import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { fieldsOf, forVisitor, listOf, ok, pageShape } from './envelope.ts'
import { noticeType, unread } from './extensions.ts'
import { beijingTime, integer, text } from './wire.ts'

export const notice = z.object({ title: text, content: text, created_at: beijingTime })
export type Notice = z.output<typeof notice>

const c = initContract()

export const noticesContract = c.router({
  homenotice: {
    method: 'POST',
    path: '/api/homenotice',
    summary: '首页滚动公告',
    description: 'Lines of the scrolling notice bar. Spec sections 2, 7.',
    body: z.object({}),
    responses: { 200: ok(listOf(text)) },
    metadata: forVisitor,
  },
  noticeList: {
    method: 'POST',
    path: '/api/noticeList',
    summary: '公告与站内信',
    description:
      'A page of announcements. `type` (2: the inbox of the member) and `unread` are extensions of ours, both optional. Spec sections 2, 7.',
    body: z.object({ page: integer, type: noticeType }),
    responses: { 200: ok(fieldsOf({ ...pageShape(notice), unread })) },
    metadata: forVisitor,
  },
})
