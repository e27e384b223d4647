// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { TotalsCard } from './TotalsCard.tsx'

type CardRecords = ComponentProps<typeof TotalsCard>['records']

const query = {
  isPending: false,
  isError: false,
  isFetchingNextPage: false,
  hasNextPage: true,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
}

/** 20 of 60 rows; 统计全部 reads the rest. */
function Card() {
  const [state, setState] = useState<'part' | 'reading' | 'whole'>('part')
  const records: CardRecords = {
    query,
    rows: Array(state === 'whole' ? 60 : 20).fill(0),
    total: 60,
    complete: state === 'whole',
    isPart: false,
    lost: 0,
    refresh: () => Promise.resolve(),
    readAll: () => {
      setState('reading')
      return Promise.resolve(undefined)
    },
    progress: state === 'reading' ? { loaded: 20, total: 60 } : undefined,
    cancel: () => setState('whole'),
  }
  return (
    <TotalsCard
      records={records}
      unit="笔"
      totals={[{ label: '充值', value: state === 'whole' ? '¥ 9' : '¥ 3' }]}
    />
  )
}

test('counts, refreshes and filters are announced, and the focus stays on the button', async () => {
  const view = renderScreen(<Card />, '/betRecord')
  const announced = () => document.getElementById('announcer')?.textContent ?? ''
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(announced()).toBe('')
  await view.user.click(view.getByRole('button', { name: '统计全部' }))
  const cancel = view.getByRole('button', { name: '取消' })
  expect(document.activeElement).toBe(cancel)
  await view.user.click(cancel)
  expect(document.activeElement).toBe(view.getByRole('button', { name: '刷新记录' }))
  await vi.waitFor(() => expect(announced()).toBe('笔数 60，充值 ¥ 9'))
  document.getElementById('announcer')?.replaceChildren()
  fireEvent.click(view.getByRole('button', { name: '刷新记录' }))
  await vi.waitFor(() => expect(announced()).toBe('笔数 60，充值 ¥ 9'))
})
