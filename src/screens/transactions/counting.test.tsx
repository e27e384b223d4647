// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { envelope, hang, held } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { open, pageAnswer, queryOf, row, totals } from './test-support/open.tsx'

// The confirmation loads on first use, which takes a while the first time.
beforeAll(() => import('../../ui/chakra/overlays/ConfirmDialog.tsx'))

test('shows how much of a long filter is counted, counts the rest on request and shows the whole', async () => {
  const rows = Array.from({ length: 95 }, (_, n) => row(n + 1, 2, 1))
  const view = open((sent) => pageAnswer(rows, queryOf(sent).page))
  expect(await view.findByText(/^已加载 \d+ \/ 共 95 笔$/)).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: '统计全部' }))
  expect(await totals(view).findByText('¥ 95.00')).toBeTruthy()
  expect(view.queryByText(/已加载/)).toBeNull()
  expect(new Set(view.sent().map(({ page }) => page)).size).toBe(10)
})

test('counts and exports very many records only after a confirmation', async () => {
  const view = open((sent) =>
    queryOf(sent).page > 1
      ? hang(sent)
      : envelope({
          current_page: 1,
          data: [row(queryOf(sent).page)],
          last_page: 2_001,
          per_page: 1,
          total: 2_001,
        }),
  )
  for (const [name, what] of [
    ['统计全部', '统计'],
    ['导出 CSV', '导出'],
  ] as const) {
    await view.user.click(await view.findByRole('button', { name }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(`共 2,001 笔，${what}需要较长时间，可随时取消。`)).toBeTruthy()
    await view.user.click(question.getByRole('button', { name: '取消' }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(view.sent()).toHaveLength(1)
  await view.user.click(view.getByRole('button', { name: '统计全部' }))
  await view.user.click(await screen.findByRole('button', { name: '继续' }))
  expect(await view.findByRole('progressbar', { name: '正在读取' })).toBeTruthy()
  expect(view.sent().length).toBeGreaterThan(1)
})

test('keeps the loaded rows when counting is cancelled', async () => {
  const rows = Array.from({ length: 95 }, (_, n) => row(n + 1, 2, 1))
  const last = held()
  const view = open((sent) =>
    queryOf(sent).page === 9 ? last.reply(sent) : pageAnswer(rows, queryOf(sent).page),
  )
  await view.user.click(await view.findByRole('button', { name: '统计全部' }))
  await view.user.click(await view.findByRole('button', { name: '取消' }))
  expect(await view.findByRole('button', { name: '统计全部' })).toBeTruthy()
  expect(view.getByText(/^已加载 \d+ \/ 共 95 笔$/)).toBeTruthy()
  expect(toastText()).toBe('')
})

test('loads a short list to its end, and shows a row once that moved onto the next page', async () => {
  const rows = Array.from({ length: 15 }, (_, n) => row(15 - n, 2, 1))
  const view = open((sent) => {
    const { page } = queryOf(sent)
    if (page === 2 && rows.length === 15) rows.unshift(row(16, 1, 1))
    return pageAnswer(rows, page)
  })
  await vi.waitFor(() => expect(view.sent().map(({ page }) => page)).toEqual([1, 2]))
  expect(await view.findByText(/^已加载 15 \/ 共 16 笔$/)).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: '刷新记录' }))
  expect(await totals(view).findByText('16')).toBeTruthy()
})

test('counts transfers that share a number, also those of a page that are equal in everything, and each has a key', async () => {
  const warn = vi.spyOn(console, 'error')
  const at = (n: number) => `2026-05-01 12:${String(59 - n).padStart(2, '0')}:00`
  const rows = Array.from({ length: 37 }, (_, n) => ({
    ...row(0, 1, 1),
    out_trade_no: '0',
    created_at: at(n === 1 ? 0 : n),
  }))
  const view = open(rows, '/transRecord?type=3')
  await view.findByText(/^已加载 \d+ \/ 共 37 笔$/)
  await view.user.click(view.getByRole('button', { name: '统计全部' }))
  expect(await totals(view).findByText('¥ 37.00')).toBeTruthy()
  expect(view.queryByText(/已加载/)).toBeNull()
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('exports all records of the filter, including those not loaded, to a file named by it', async () => {
  const files: { name: string; text: Promise<string> }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push({ name: '', text: (blob as Blob).text() })
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1)
    if (file) file.name = this.download
  })
  const rows = Array.from({ length: 95 }, (_, n) => row(n + 1, 2, `${n}.05`))
  const view = open(rows)
  await view.user.click(await view.findByRole('button', { name: '统计全部' }))
  // One list is read once at a time: the export waits for the count.
  await vi.waitFor(() =>
    expect(view.getByRole('button', { name: '导出 CSV' })).toHaveProperty('disabled', false),
  )
  await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
  await vi.waitFor(() => expect(toastText()).toBe('已导出 95 条记录'))
  expect(files[0]?.name).toMatch(/^交易记录_充值_近30日_\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await files[0]?.text)?.split('\r\n') ?? []
  expect(lines).toHaveLength(97)
  expect(lines.at(-2)).toBe('D95,2026-05-01 12:00:00,充值,微信支付,94.05,已到账,')
  vi.restoreAllMocks()
})
