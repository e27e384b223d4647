// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, type Reply, stubBackend } from '../../api/test-support/backend.ts'
import { tellServerTime } from '../../api/test-support/server-time.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { ReportScreen } from './ReportScreen.tsx'

// Another test covers the pace. Here two hundred pages would only take time.
vi.mock('../../api/core/paging/page-pace.ts', () => ({ turnForPage: async () => undefined }))

const NOW = formatBeijing(Date.now())
const page = (data: unknown[], total = data.length) => ({
  current_page: 1,
  data,
  last_page: Math.max(1, Math.ceil(total / 10)),
  per_page: 10,
  total,
})
const bet = (n: number) => ({
  bet_id: `B${n}`,
  bet_amount: 1,
  win_loss: 0.5,
  Code: '云舟电子',
  status: 1,
  created_at: NOW,
})

function open(
  betrecord: Reply = () => envelope(page([bet(1)])),
  path = '/report',
  redpacket: Reply = () => envelope(page([])),
) {
  signIn('token-1')
  const backend = stubBackend({
    '/api/betrecord': betrecord,
    '/api/gettransrecord': () => envelope(page([])),
    '/api/getfanshui': () => envelope({ list: page([]), jisuan: 0, nojisuan: 0 }),
    '/api/redpacket': redpacket,
    '/api/activityApplyLog': () => envelope(page([])),
  })
  return { backend, ...renderScreen(<ReportScreen />, path) }
}

// It loads when a report is read, which takes a while the first time.
beforeAll(() => import('./read-report.ts'))

test('keeps the chosen metric when the date changes', async () => {
  const view = open()
  await view.user.click(await view.findByRole('button', { name: /^充值/ }))
  expect(view.getByRole('button', { name: /^充值/ }).getAttribute('aria-pressed')).toBe('true')
  await view.user.click(view.getByRole('button', { name: '近 7 日' }))
  expect((await view.findByRole('button', { name: /^充值/ })).getAttribute('aria-pressed')).toBe('true')
  expect(view.getByRole('region', { name: '每日充值' })).toBeTruthy()
})

test('leaves records of an unknown state out of the sums, and shows how many there are', async () => {
  const view = open(() => envelope(page([bet(1), { ...bet(2), status: 7 }])))
  expect((await view.findByRole('button', { name: /^投注/ })).textContent).toContain('1 笔')
  expect(view.getByText('状态未知的记录 1 笔，未计入。')).toBeTruthy()
})

test('counts bets that share a number', async () => {
  const same = bet(1)
  const view = open(() => envelope(page([same, { ...same, bet_amount: 2 }, same])))
  expect((await view.findByRole('button', { name: /^投注/ })).textContent).toContain('3 笔')
})

test('reads red packets to the last page on a phone whose clock is months ahead', async () => {
  onTestFinished(() => tellServerTime(Date.now()))
  const serverMs = Date.now() - 200 * 86_400_000
  const at = formatBeijing(serverMs)
  const packets = Array.from({ length: 12 }, () => ({
    money: 100,
    redpacketmoney: 1,
    created_at: at,
    usetime: at,
  }))
  const view = open(
    () => envelope(page([])),
    '/report',
    ({ body }) => {
      const from = ((body as { page: number }).page - 1) * 10
      const answer = envelope({ ...page(packets.slice(from, from + 10), 12), current_page: from / 10 + 1 })
      answer.headers.set('date', new Date(serverMs).toUTCString())
      return answer
    },
  )
  expect((await view.findByRole('button', { name: /^红包/ })).textContent).toContain('12 笔')
})

test('says how its net meets the wallets, and what of it waits', async () => {
  const open1 = { ...bet(2), bet_amount: 30, status: 2 }
  const view = open(() => envelope(page([bet(1), open1])))
  expect((await view.findByRole('button', { name: /^净变动/ })).textContent).toContain('+¥')
  expect(view.getByText(/^净变动＝/).textContent?.replace('\u00a0', ' ')).toContain(
    '待审核取款和未结算投注 ¥ 30.00 已从钱包扣除',
  )
})

describe('very many records', () => {
  const long: Reply = ({ body }) => {
    const { page: at } = body as { page: number }
    return envelope({
      ...page(
        Array.from({ length: 10 }, (_, n) => bet(at * 10 + n)),
        2_010,
      ),
      current_page: at,
    })
  }

  test('loads them only after a confirmation, and one page of each list before it', async () => {
    const view = open(long)
    const card = await view.findByRole('region', { name: '记录较多' })
    expect(card.textContent).toContain('共 2,010 笔，统计需要较长时间')
    expect(view.backend.count('/api/betrecord')).toBe(1)
    await view.user.click(within(card).getByRole('button', { name: '开始统计' }))
    expect((await view.findByRole('button', { name: /^输赢/ })).textContent).toContain('2010 笔')
    // The first page is requested twice: once to count, once to read.
    expect(view.backend.count('/api/betrecord')).toBe(202)
  })

  const growing: Reply = ({ body }) => {
    const { page: at } = body as { page: number }
    const data = Array.from({ length: 10 }, (_, n) => bet(at * 10 + n))
    return envelope({ current_page: at, data, last_page: 100_000, per_page: 10, total: 10 })
  }

  test('asks as well where only the number of pages says that they are very many', async () => {
    const view = open(growing)
    const card = await view.findByRole('region', { name: '记录较多' })
    expect(card.textContent).toContain('共 999,990 笔，统计需要较长时间')
    expect(view.backend.count('/api/betrecord')).toBe(1)
  })

  test('sums of what could be read of them say that they are of a part, and so does the file', async () => {
    let name = ''
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download
    })
    const view = open(growing)
    await view.user.click(await view.findByRole('button', { name: '开始统计' }))
    expect(await view.findByText('其余记录读不出来，以上只是一部分')).toBeTruthy()
    // Above the sums, too, which fill the screen before that comes into sight.
    expect(view.getByText('其余记录读不出来，合计只是一部分')).toBeTruthy()
    expect(view.backend.count('/api/betrecord')).toBeLessThan(30)
    await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
    expect(toastText()).toBe('报表已导出，其余记录读不出来，只是一部分')
    expect(name).toMatch(/^个人报表_近30日_部分_\d{4}-\d\d-\d\d\.csv$/)
    vi.restoreAllMocks()
  })

  test('no records on a first page that speaks of more are not a time without records', async () => {
    const view = open(() => envelope({ ...page([]), last_page: 9 }))
    expect(await view.findByText('其余记录读不出来，以上只是一部分')).toBeTruthy()
    expect(view.queryByText('这段时间没有记录')).toBeNull()
  })

  test('loads 2,000 without a confirmation', async () => {
    const view = open(({ body }) => {
      const { page: at } = body as { page: number }
      return envelope({
        ...page(
          Array.from({ length: 10 }, (_, n) => bet(at * 10 + n)),
          2_000,
        ),
        current_page: at,
      })
    })
    expect((await view.findByRole('button', { name: /^输赢/ })).textContent).toContain('2000 笔')
    expect(view.backend.count('/api/betrecord')).toBe(200)
  })
})
