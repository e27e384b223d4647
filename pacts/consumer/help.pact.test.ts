import { describe, expect, it } from 'vitest'
import { helpContract } from '#contracts/help.ts'
import { ABOUT_ARTICLES, HELP_ARTICLES } from '#contracts/wire/codes.ts'
import { articleQuery } from '#src/api/queries/help.ts'
import { app } from './support/app.ts'
import { pact } from './support/pact.ts'
import { data, html, nothingIn, refused } from './support/wire.ts'

const { article } = helpContract

const titles: Record<number, string> = { ...ABOUT_ARTICLES, ...HELP_ARTICLES }

describe('an article', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is HTML: %i', (type) => {
    const written = `<h2>${titles[type]}</h2>`
    return pact(
      {
        given: ['visitor'],
        that: `article ${type}`,
        call: article,
        body: { type },
        answer: data({ content: html(written) }),
      },
      async () => expect(await app().fetchQuery(articleQuery(type))).toBe(written),
    )
  })

  it('may be without content', () =>
    pact(
      {
        given: ['unfilled-site'],
        that: 'an article without content',
        call: article,
        body: { type: 1 },
        answer: data(nothingIn('content')),
      },
      async () => expect(await app().fetchQuery(articleQuery(1))).toBe(''),
    ))

  it('that is not there is refused with a message', () =>
    pact(
      {
        given: ['visitor'],
        that: 'an article that is not there',
        call: article,
        body: { type: 99 },
        answer: refused('文章不存在或已下架，请从帮助中心重新进入'),
      },
      async () =>
        expect(app().fetchQuery(articleQuery(99))).rejects.toMatchObject({
          name: 'ApiError',
          message: '文章不存在或已下架，请从帮助中心重新进入',
        }),
    ))
})
