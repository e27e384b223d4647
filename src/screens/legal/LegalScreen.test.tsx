// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ARTICLES } from '#mock/data/texts/articles.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { Article } from '../../features/article/Article.tsx'
import { LegalScreen } from './LegalScreen.tsx'

test('the terms begin with the rules; the same article as help begins with the agent programme', async () => {
  // happy-dom lets the sanitiser lose the first element alone, which no browser does: here that is the box.
  stubBackend({ '/api/article': () => envelope({ content: `<div>${ARTICLES[5]}<h3>联系我们</h3></div>` }) })
  const terms = renderScreen(<LegalScreen />, '/abouts?type=5')
  await terms.findByRole('heading', { name: '条款与规则' })
  const heads = (view: typeof terms) => view.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)
  expect(heads(terms)).toEqual(['条款与规则', '代理加盟', '联系我们'])
  terms.unmount()
  const help = renderScreen(<Article type={5} />)
  await help.findByRole('heading', { name: '代理加盟' })
  expect(heads(help)).toEqual(['代理加盟', '条款与规则', '联系我们'])
})
