// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { formatBeijing } from '#contracts/beijing-time.ts'
import { signIn } from '../../api/session-store.ts'
import { envelope, type Reply, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { ReportScreen } from './ReportScreen.tsx'

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

function open(betrecord: Reply = () => envelope(page([bet(1)])), path = '/report') {
  signIn('token-1')
  const backend = stubBackend({
    '/api/betrecord': betrecord,
    '/api/gettransrecord': () => envelope(page([])),
    '/api/getfanshui': () => envelope({ list: page([]), jisuan: 0, nojisuan: 0 }),
    '/api/redpacket': () => envelope(page([])),
  })
  return { backend, ...renderScreen(<ReportScreen />, path) }
}

test('another date keeps the measure that was chosen', async () => {
  const view = open()
  await view.user.click(await view.findByRole('button', { name: /^充值/ }))
  expect(view.getByRole('button', { name: /^充值/ }).getAttribute('aria-pressed')).toBe('true')
  await view.user.click(view.getByRole('button', { name: '近 7 日' }))
  expect((await view.findByRole('button', { name: /^充值/ })).getAttribute('aria-pressed')).toBe('true')
  expect(view.getByRole('region', { name: '每日充值' })).toBeTruthy()
})
