// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf } from '../../app/test-support/render-screen.tsx'
import { RedPacketRecordsScreen } from './RedPacketRecordsScreen.tsx'

const packet = (redpacketmoney: string, usetime: string | null) => ({
  money: '2000.00',
  redpacketmoney,
  created_at: '2026-05-02 10:00:01',
  usetime,
})

function open(data: unknown[], total = data.length) {
  signIn('token-1')
  const last_page = Math.max(1, Math.ceil(total / Math.max(1, data.length)))
  const page = { current_page: 1, data, last_page, per_page: data.length, total }
  const backend = stubBackend({ '/api/redpacket': () => envelope(page) })
  return { backend, ...renderScreen(<RedPacketRecordsScreen />, '/welfare') }
}

test('shows claimed packets with their sum, and two of the same second and amount as two', async () => {
  const same = packet('8.88', '2026-05-02 10:00:01')
  const view = open([same, same, packet('0.10', null)])
  const totals = await view.findByRole('region', { name: '合计' })
  expect(totals.textContent).toContain('个数3')
  expect(textOf(totals)).toContain('红包合计¥ 17.86')
  expect(view.backend.sent[0]?.body).toEqual({ page: 1 })
})

test('does not show a partial sum as the whole', async () => {
  const view = open([packet('8.88', null)], 40)
  const totals = await view.findByRole('region', { name: '合计' })
  expect(totals.textContent).toContain('红包合计（已加载）')
  expect(totals.textContent).toContain('已加载 1 / 共 40 个')
})

test('links to the red packet when there are none', async () => {
  const view = open([])
  expect((await view.findByRole('link', { name: '去领红包' })).getAttribute('href')).toBe('/hongbao')
})
