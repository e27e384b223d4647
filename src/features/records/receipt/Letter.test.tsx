// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { NOTICE_TYPES } from '#contracts/wire/codes.ts'
import { signIn } from '../../../api/core/client/session-store.ts'
import { envelope, refusal, stubBackend } from '../../../api/test-support/backend.ts'
import { renderScreen } from '../../../app/test-support/render-screen.tsx'
import { Letter } from './Letter.tsx'

const NO = 'W202605011200000001'
const letter = (content: string, created_at = '2026-05-01 13:00:00') => ({
  title: '取款未通过审核',
  content,
  created_at,
})

beforeEach(() => signIn('token-1'))

function open(pages: object[][], isMissed = true) {
  const backend = stubBackend({
    '/api/noticeList': ({ body }) => {
      const { type, page } = body as { type: number; page: number }
      const data = type === NOTICE_TYPES.inbox ? pages[page - 1] : []
      const part = { current_page: page, last_page: pages.length, per_page: 2, total: 2 * pages.length }
      return envelope({ ...part, data, unread: 0 })
    },
  })
  const find = (letters: readonly { content: string }[]) =>
    letters.find(({ content }) => content.includes(NO))
  const about = { find: find as never, since: '2026-05-01 12:00:00', isMissed }
  return { backend, ...renderScreen(<Letter {...about} />, '/') }
}

test('shows the text of the letter about a record, also from a further page', async () => {
  const view = open([
    [letter('别的'), letter('其他')],
    [letter(`<p>单号 ${NO}。</p><p>审核说明：姓名&lt;b&gt;不符</p>`)],
  ])
  const shown = await view.findByRole('region', { name: /站内信/ }, { timeout: 5_000 })
  expect(shown.textContent).toContain('取款未通过审核')
  expect(shown.textContent).toContain('审核说明：姓名<b>不符')
})

test('links to customer service if a refusal has no letter, and reads none that is older than the record', async () => {
  const view = open([[letter('别的', '2026-05-01 11:00:00')], [letter(NO)]])
  const link = await view.findByRole('link', { name: '联系客服' })
  expect(link.getAttribute('href')).toBe('/kefu')
  expect(view.backend.sent.filter(({ body }) => (body as { page: number }).page > 1)).toEqual([])
})

test('says nothing where nothing is missed, or no inbox answers', async () => {
  const found = open([[letter('别的', '2026-05-01 11:00:00')]], false)
  await vi.waitFor(() => expect(found.backend.sent.length).toBeGreaterThan(1))
  expect(found.queryByRole('link')).toBeNull()
  found.unmount()
  const none = open([[]])
  none.backend.routes['/api/noticeList'] = () => refusal('系统繁忙')
  await vi.waitFor(() => expect(none.backend.sent.length).toBeGreaterThan(0))
  expect(none.queryByRole('link')).toBeNull()
})
