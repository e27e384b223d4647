// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { Placeholder } from './Placeholder.tsx'
import { renderScreen } from './test-support/render-screen.tsx'

it.each([
  ['/vip', true],
  ['/kefu', false],
])('%s, not yet open, promises the help of customer service only elsewhere', (path, promises) => {
  const view = renderScreen(<Placeholder />, path)
  expect(view.queryByText(/在线客服可以帮您/) !== null).toBe(promises)
  expect(view.queryByRole('link', { name: '在线客服' }) !== null).toBe(promises)
})
