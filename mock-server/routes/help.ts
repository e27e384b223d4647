import { helpContract } from '#contracts/help.ts'
import { implement } from '../server/implement.ts'
import { refuse, success } from '../server/outcome.ts'

export const helpRoutes = implement(helpContract, {
  article: ({ world, body }) => {
    const article = world.articles[String(body.type)]
    return article
      ? success({ content: article.content })
      : refuse('文章不存在或已下架，请从帮助中心重新进入')
  },
})
