// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useNamedTitle, useScreenTitle } from './screen-title.ts'

const AT = '/activityInfo?id=3'

function Named({ title }: { title: string }) {
  useScreenTitle(title)
  return null
}
const Bar = ({ at }: { at: string }) => <h1>{useNamedTitle(at) ?? '活动详情'}</h1>

test('a page keeps the name of its content while that shows, and other pages do not get it', () => {
  const page = (title: string | undefined, at = AT) => (
    <MemoryRouter initialEntries={[AT]}>
      <Bar at={at} />
      {title !== undefined && <Named title={title} />}
    </MemoryRouter>
  )
  const view = render(page('好友同舟'))
  const title = () => screen.getByRole('heading').textContent
  expect(title()).toBe('好友同舟')
  view.rerender(page('好友同舟', '/vip'))
  expect(title()).toBe('活动详情')
  view.rerender(page(''))
  expect(title()).toBe('活动详情')
  view.rerender(page(undefined))
  expect(title()).toBe('活动详情')
})
