import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { fieldsOf, forVisitor, ok } from './envelope.ts'
import { integer, text } from './wire.ts'

const c = initContract()

export const helpContract = c.router({
  article: {
    method: 'POST',
    path: '/api/article',
    summary: '帮助文章',
    description: 'HTML of one article by its type; see ARTICLE_TYPES. Spec sections 2, 7.',
    body: z.object({ type: integer }),
    responses: { 200: ok(fieldsOf({ content: text })) },
    metadata: forVisitor,
  },
})
