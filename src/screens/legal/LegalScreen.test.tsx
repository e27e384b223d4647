// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ARTICLES } from '#mock/data/articles.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { Article } from '../../features/article/Article.tsx'
import { LegalScreen } from './LegalScreen.tsx'

test('the terms begin with the rules; the same article as help begins with the agent programme', async () => {
  stubBackend({ '/api/article': () => envelope({ content: ARTICLES[5] }) })
  const terms = renderScreen(<LegalScreen />, '/abouts?type=5')
  await terms.findByRole('heading', { name: '条款与规则' })
  const heads = (view: typeof terms) => view.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)
  expect(heads(terms)).toEqual(['条款与规则', '代理加盟'])
  terms.unmount()
  const help = renderScreen(<Article type={5} />)
  await help.findByRole('heading', { name: '代理加盟' })
  expect(heads(help)).toEqual(['代理加盟', '条款与规则'])
})
