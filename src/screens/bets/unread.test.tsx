// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onContractError } from '../../api/core/client/contract-report.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, type Sent, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf, toastText } from '../../app/test-support/render-screen.tsx'
import { BetsScreen } from './BetsScreen.tsx'

// Another test covers the pace. Here dozens of pages would only take time.
vi.mock('../../api/core/paging/page-pace.ts', () => ({ turnForPage: async () => undefined }))
// Both load on first use, which takes a while the first time.
beforeAll(async () => {
  await import('../../ui/chakra/overlays/ConfirmDialog.tsx')
  await import('../../features/records/reading/read-whole.ts')
})

const PART = '其余记录读不出来，以上只是一部分'
const NEVER_ENDS = 100_000

/** The end of a list is always in sight: it loads whatever it may load by itself. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      seen: (entries: { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen
      }
      observe() {
        if (isNear) queueMicrotask(() => this.seen([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
})
let isNear = false

const bet = (n: number) => ({
  bet_id: `B${n}`,
  bet_amount: 1,
  win_loss: 0,
  Code: '云舟电子',
  status: 1,
  created_at: '2026-05-01 12:00:00',
})
const tenBets = (page: number) => Array.from({ length: 10 }, (_, at) => bet(page * 10 + at))

function open(pageOf: (page: number) => { data: unknown[]; last_page: number; total: number }, query = '') {
  signIn('token-1')
  const backend = stubBackend({
    '/api/betrecord': ({ body }: Sent) => {
      const { page } = body as { page: number }
      return envelope({ current_page: page, per_page: 10, ...pageOf(page) })
    },
  })
  const view = renderScreen(<BetsScreen />, `/betRecord${query}`)
  const totals = () => textOf(view.getByRole('region', { name: '合计' }))
  const sentCount = () => backend.count('/api/betrecord')
  return { ...view, totals, asked: sentCount }
}

/** Answers the question before very many records are read. */
async function answer(user: ReturnType<typeof open>['user'], button: string) {
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^共 999,990 笔，.{2}需要较长时间，可随时取消。$/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** Claims ten bets, which is one page, but has new ones on every page. */
const countsOnePage = (page: number) => ({ data: tenBets(page), last_page: NEVER_ENDS, total: 10 })
const countsNothing = (page: number) => ({ data: tenBets(page), last_page: NEVER_ENDS, total: 0 })

test('no rows on a first page that speaks of more are not shown as no records', async () => {
  const view = open(() => ({ data: [], last_page: 9, total: 0 }))
  expect((await view.findAllByText(PART)).length).toBe(2)
  expect(view.queryByText('近 30 日没有投注记录')).toBeNull()
  expect(view.totals()).toMatch(/笔数--投注额（已加载）--/)
  await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
  await waitFor(() => expect(toastText()).toBe('其余记录读不出来'))
})

test('sums of what could be read of a list without end say that they are of a part, and nothing more is read', async () => {
  const view = open(countsOnePage)
  await view.findByText(/^已加载/)
  isNear = true
  await view.user.click(view.getByRole('button', { name: '统计全部' }))
  await answer(view.user, '继续')
  await waitFor(() => expect(view.totals()).toContain(PART))
  expect(view.totals()).toContain('（已加载）')
  expect(view.getAllByText(PART)).toHaveLength(2)
  expect(view.asked()).toBeLessThan(30)
  isNear = false
  await view.user.click(view.getByRole('button', { name: '刷新记录' }))
  await waitFor(() => expect(view.totals()).toContain('已加载 10 / 共 10 笔'))
})

test('a bet with an unreadable amount is in no list and no sum, and the page and the file say so', async () => {
  onContractError(() => undefined)
  const bets = [bet(1), { ...bet(2), bet_amount: 'many' }, { ...bet(3), created_at: 'soon', status: {} }]
  const view = open(() => ({ data: bets, last_page: 1, total: 3 }))
  expect(await view.findByText('有 1 条记录无法显示')).toBeTruthy()
  expect(view.totals()).toContain('有 1 条记录无法显示，合计不含')
  expect(view.totals()).toMatch(/笔数3投注额（已加载）¥ 1\.00/)
  const rows = within(view.getByRole('list', { name: '投注记录' })).getAllByRole('button')
  expect(rows.map(textOf)).toEqual([
    expect.stringContaining('12:00 · 投注 ¥ 1.00'),
    expect.stringMatching(/-- · 投注 ¥ 1\.00未知状态/),
  ])
  await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
  await waitFor(() => expect(toastText()).toBe('已导出 2 条记录，其余记录读不出来，只是一部分'))
})

test('a list of which nothing can be read is not one without records', async () => {
  onContractError(() => undefined)
  const view = open(() => ({ data: [null, 7], last_page: 1, total: 2 }))
  expect(await view.findByText('有 2 条记录无法显示')).toBeTruthy()
  expect(view.queryByText('近 30 日没有投注记录')).toBeNull()
  expect(view.totals()).toMatch(/笔数--投注额（已加载）--/)
})

test('a file of what could be read says so when it is saved, and in its name', async () => {
  let name = ''
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download
  })
  const view = open(countsOnePage)
  await view.findByText(/^已加载/)
  await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
  await answer(view.user, '继续')
  await waitFor(() => expect(toastText()).toMatch(/^已导出 \d+ 条记录，其余记录读不出来，只是一部分$/))
  expect(name).toMatch(/^投注记录_近30日_部分_\d{4}-\d\d-\d\d\.csv$/)
  vi.restoreAllMocks()
})

test('a filter of the app reads a list without a count only after a confirmation, and nothing if the player declines', async () => {
  isNear = true
  const view = open(countsNothing, '?status=2')
  await answer(view.user, '取消')
  expect(await view.findByText('其余记录还没有读取，以上只是一部分')).toBeTruthy()
  expect(view.queryByText('近 30 日没有未结算投注记录')).toBeNull()
  expect(view.asked()).toBeLessThanOrEqual(3)
  expect(view.getByRole('button', { name: '统计全部' })).toBeTruthy()
  isNear = false
})
