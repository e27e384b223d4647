// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { HelpScreen } from './HelpScreen.tsx'

const ARTICLES: Record<number, string> = {
  1: '<h3>取款</h3><h4>取款最低多少？</h4><p>单笔 100 元起。</p>',
  5: '<h3>代理加盟</h3><p>佣金。</p><h3>条款与规则</h3><ol><li>须年满 18 周岁。</li></ol>',
}

function backend() {
  return stubBackend({
    '/api/article': ({ body }) =>
      envelope({ content: ARTICLES[(body as { type: number }).type] ?? '<p>。</p>' }),
  })
}

test.each([
  ['提现', '取款最低多少？', '来自《常见问题》', '/boutBallBetInfo?type=1&at='],
  ['18 周岁', '条款与规则', '来自《条款与规则》', '/abouts?type=5&at='],
  ['佣金', '代理加盟', '来自《代理加盟》', '/boutBallBetInfo?type=5&at='],
])('%s finds %s, and its source opens at it', async (typed, question, source, path) => {
  backend()
  const view = renderScreen(<HelpScreen />, '/boutBallBet')
  await view.user.type(view.getByRole('searchbox', { name: '搜索问题' }), typed)
  expect(await view.findByRole('heading', { name: question })).toBeTruthy()
  expect(view.getByRole('link', { name: source }).getAttribute('href')).toBe(
    path + encodeURIComponent(question),
  )
})

test('隐私 finds the document of that title', async () => {
  backend()
  const view = renderScreen(<HelpScreen />, '/boutBallBet')
  await view.user.type(view.getByRole('searchbox', { name: '搜索问题' }), '隐私')
  expect((await view.findByRole('link', { name: '《隐私政策》' })).getAttribute('href')).toBe(
    '/boutBallBetInfo?type=2',
  )
})
