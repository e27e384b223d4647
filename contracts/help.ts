import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { sameField } from './wire/answer-checks.ts'
import { ABOUT_ARTICLES, HELP_ARTICLES } from './wire/codes.ts'
import { fieldsOf, forVisitor, successOf } from './wire/envelope.ts'
import { integer, longText, textIfAny } from './wire/wire.ts'

const isArticle = (text: string): boolean => text in HELP_ARTICLES || text in ABOUT_ARTICLES

const c = initContract()

export const helpContract = c.router({
  article: {
    method: 'POST',
    path: '/api/article',
    summary: '帮助文章',
    body: z.object({ type: integer }),
    responses: { 200: successOf(fieldsOf({ content: longText, type: textIfAny })) },
    metadata: { ...forVisitor, checks: [sameField('type', isArticle)] },
  },
})
