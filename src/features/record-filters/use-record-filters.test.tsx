// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useRecordFilters } from './use-record-filters.ts'

const group = (initial: number) => ({
  label: 'x',
  initial,
  options: [1, 2, 3, 4].map((value) => ({ value, label: String(value) })),
})
const GROUPS = { type: group(1), date: group(4) }

function open(search: string, state: unknown) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/transRecord', search, state }]}>{children}</MemoryRouter>
  )
  return renderHook(() => ({ filters: useRecordFilters(GROUPS), at: useLocation() }), { wrapper }).result
}

test.each([
  ['', undefined, { type: 1, date: 4 }],
  ['?type=3', undefined, { type: 3, date: 4 }],
  ['', { type: 2 }, { type: 2, date: 4 }],
  ['?type=3', { type: 2 }, { type: 3, date: 4 }],
  ['?type=9', { type: {} }, { type: 1, date: 4 }],
])('%s with %j', (search, state, values) =>
  expect(open(search, state).current.filters.values).toEqual(values))

test('keeps a value from the navigation state when another group changes', () => {
  const result = open('', { type: 2 })
  act(() => result.current.filters.set({ date: 1 }))
  expect(result.current.filters.values).toEqual({ type: 2, date: 1 })
  expect(result.current.at.search).toBe('?type=2&date=1')
})
