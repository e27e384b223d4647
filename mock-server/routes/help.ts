import type { helpContract } from '#contracts/help.ts'
import { refuse, success } from '../rules/outcome.ts'
import type { Handlers } from './handler.ts'

export const helpHandlers: Handlers<typeof helpContract> = {
  article: ({ world, body }) => {
    const article = world.articles[String(body.type)]
    return article
      ? success({ content: article.content })
      : refuse('文章不存在或已下架，请从帮助中心重新进入')
  },
}
