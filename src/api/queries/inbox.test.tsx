// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn, signOut } from '../core/client/session-store.ts'
import { fixture, setUpFixture } from '../test-support/api-fixture.ts'
import { broken, envelope, type Reply } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import { inboxMessageId, inboxQuery, unreadQuery, useUnreadCount, useUnreadMarks } from './inbox.ts'
import type { Notice } from './notices.ts'

setUpFixture()
beforeEach(() => signIn('tok'))

const PER_PAGE = 2
const letter = (name: string): Notice => ({
  title: name,
  content: `<p>${name}</p>`,
  createdAt: '2026-05-01 12:00:00',
})
const onTheWire = ({ createdAt, ...row }: Notice) => ({ ...row, created_at: createdAt })

/** Answers like the mock backend: counts undelivered messages, and delivers the newest first. */
function mock(letters: string[], { counts = true } = {}) {
  const handedOut = new Set<string>()
  const reply: Reply = ({ body }) => {
    const { page, type } = body as { page: number; type: number }
    const all = type === 2 ? letters : ['公告']
    const rows = all.slice((page - 1) * PER_PAGE, page * PER_PAGE)
    if (type === 2) for (const row of rows) handedOut.add(row)
    const unread = letters.filter((name) => !handedOut.has(name)).length
    return envelope({
      current_page: page,
      data: rows.map(letter).map(onTheWire),
      last_page: Math.ceil(all.length / PER_PAGE),
      per_page: PER_PAGE,
      total: all.length,
      ...(counts ? { unread } : {}),
    })
  }
  return { handedOut, reply, letters }
}

const load = (pages = 1) =>
  fixture.client.fetchInfiniteQuery({ ...inboxQuery(fixture.client), pages, staleTime: 0 })
const marks = () => renderApi(fixture.client, () => ({ ...useUnreadMarks(), count: useUnreadCount() })).result
const count = (marked: ReturnType<typeof marks>, wanted: number) =>
  vi.waitFor(() => expect(marked.current.count).toBe(wanted))
const newOnes = (marked: ReturnType<typeof marks>, names: string[]) =>
  names.filter((name) => marked.current.isNew(letter(name)))

test('the count comes from the backend, and is stored for the next start', async () => {
  fixture.backend.routes['/api/noticeList'] = mock(['甲', '乙', '丙']).reply
  await fixture.client.fetchQuery(unreadQuery())
  expect(localStorage.getItem('messageNum')).toBe('3')
  expect(marks().current.count).toBe(3)
  act(() => signOut())
  expect(localStorage.getItem('messageNum')).toBeNull()
})

test('delivered messages stay new until they are opened', async () => {
  const names = ['丁', '丙', '乙', '甲']
  fixture.backend.routes['/api/noticeList'] = mock(names).reply
  await act(() => load())
  const marked = marks()
  await count(marked, 4)
  expect(newOnes(marked, names)).toEqual(['丁', '丙'])
  act(() => marked.current.markRead(letter('丁')))
  await count(marked, 3)
  await vi.waitFor(() => expect(newOnes(marked, names)).toEqual(['丙']))
  expect(localStorage.getItem('messageNum')).toBe('3')
  act(() => marked.current.markAllRead())
  await count(marked, 2)
  await act(() => load(2))
  await vi.waitFor(() => expect(newOnes(marked, names)).toEqual(['乙', '甲']))
  act(() => marked.current.markAllRead())
  await count(marked, 0)
})

test('a message that came meanwhile is new, earlier ones are not', async () => {
  const { letters, handedOut, reply } = mock(['乙', '甲'])
  for (const name of letters) handedOut.add(name)
  fixture.backend.routes['/api/noticeList'] = reply
  await load()
  letters.unshift('丙')
  await act(() => load())
  expect(newOnes(marks(), ['丙', '乙', '甲'])).toEqual(['丙'])
})

test('a backend that counts nothing gives no badge and no marks', async () => {
  fixture.backend.routes['/api/noticeList'] = mock(['甲'], { counts: false }).reply
  await act(() => load())
  const marked = marks()
  expect(marked.current.count).toBe(0)
  expect(newOnes(marked, ['甲'])).toEqual([])
})

test('a backend without an inbox answers announcements: they are not shown as inbox messages', async () => {
  fixture.backend.routes['/api/noticeList'] = () =>
    envelope({ current_page: 1, data: [onTheWire(letter('公告'))], last_page: 4, per_page: 1, total: 4 })
  const { pages } = await load()
  expect(pages[0]).toMatchObject({ absent: true, data: [], lastPage: 1 })
})

test('a failed count shows no error and keeps the last one', async () => {
  localStorage.setItem('messageNum', '5')
  fixture.backend.routes['/api/noticeList'] = broken
  const marked = marks()
  await vi.waitFor(() => expect(fixture.backend.count('/api/noticeList')).toBe(1))
  expect(marked.current.count).toBe(5)
  expect(fixture.toasts).toEqual([])
})

test('a visitor does not request the count', async () => {
  signOut()
  expect(marks().current.count).toBe(0)
  await act(() => Promise.resolve())
  expect(fixture.backend.sent).toEqual([])
})

test('messages that differ in any field have different fingerprints', () => {
  const message = letter('取款审核通过')
  const ids = [
    message,
    { ...message, createdAt: '2026-05-01 12:00:01' },
    { ...message, content: '' },
    letter('x'),
  ].map(inboxMessageId)
  expect(new Set(ids).size).toBe(4)
})
