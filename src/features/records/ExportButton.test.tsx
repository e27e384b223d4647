// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { ExportButton } from './ExportButton.tsx'

vi.mock('./save-csv.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

test('an export whose code does not load says so, and can be tried again', async () => {
  const records = {
    readAll: async () => ({ rows: [1], whole: true }),
    progress: undefined,
    query: { isPending: false } as never,
  }
  const view = renderScreen(<ExportButton records={records} columns={[]} name={['记录']} />)
  const button = view.getByRole('button', { name: '导出 CSV' })
  await view.user.click(button)
  await vi.waitFor(() => expect(toastText()).toBe('导出失败，请检查网络后重试'))
  expect(button).toHaveProperty('disabled', false)
})
