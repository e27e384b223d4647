// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { deployNewVersion } from '../../../app/test-support/deployed.ts'
import { renderScreen, toastText } from '../../../app/test-support/render-screen.tsx'
import { ExportButton } from './ExportButton.tsx'

vi.mock('./save-csv.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

const records = {
  readAll: async () => ({ rows: [1], whole: true }),
  progress: undefined,
  query: { isPending: false } as never,
}
const show = () => {
  const view = renderScreen(<ExportButton records={records} columns={[]} name={['记录']} />)
  return { ...view, button: view.getByRole('button', { name: '导出 CSV' }) }
}

test('an export whose code does not load says so, and can be tried again', async () => {
  const { user, button } = show()
  await user.click(button)
  await vi.waitFor(() => expect(toastText()).toBe('导出失败，请检查网络后重试'))
  expect(button).toHaveProperty('disabled', false)
})

test('an export whose code a newer version has replaced brings that version', async () => {
  const { user, button } = show()
  const { reload } = deployNewVersion()
  await user.click(button)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
