// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Link } from './Link.tsx'

afterEach(cleanup)

const Screen = () => <h1>{useLocation().pathname}</h1>

test('a tapped link looks pressed, and no longer once the next screen is drawn', async () => {
  render(
    <MemoryRouter>
      <Link to="/vip">会员等级</Link>
      <Screen />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: '会员等级' })
  const before: (string | null)[] = []
  const looks = new MutationObserver((changes) => before.push(...changes.map(({ oldValue }) => oldValue)))
  looks.observe(link, { attributeFilter: ['data-pending'], attributeOldValue: true })
  await userEvent.click(link)
  expect(screen.getByRole('heading').textContent).toBe('/vip')
  // Set, and taken away.
  expect(before).toEqual([null, 'true'])
})
