import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { fieldsOf, forVisitor, successOf } from './envelope.ts'
import { integer, longText } from './wire.ts'

const c = initContract()

export const helpContract = c.router({
  article: {
    method: 'POST',
    path: '/api/article',
    summary: '帮助文章',
    description:
      'Answers the HTML of one article by its `type`: 1 common questions, 2 and 6 privacy, 3 disclaimer, 4 contact, 5 agents and terms, 7 about us, 8 responsible gambling.',
    body: z.object({ type: integer }),
    responses: { 200: successOf(fieldsOf({ content: longText })) },
    metadata: forVisitor,
  },
})
