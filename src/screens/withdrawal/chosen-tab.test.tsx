// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { signIn, signOut } from '../../api/core/client/session-store.ts'
import { envelope, type Reply } from '../../api/test-support/backend.ts'
import { storage } from '../../lib/device/storage.ts'
import { amountField, BANK, MEMBER, open, type } from './test-support/open.tsx'

const bankAlone: Reply = ({ body }) => envelope((body as { type: number }).type === 1 ? [BANK] : [])
const tab = (view: ReturnType<typeof open>) => view.getByRole('tab', { selected: true }).textContent

test('who has a bank card alone finds its tab, and who has both finds USDT', async () => {
  const both = open()
  await vi.waitFor(() => expect(both.client.isFetching()).toBe(0))
  expect(tab(both)).toBe('USDT取款')
  both.unmount()
  const alone = open({ '/api/getcard': bankAlone })
  await vi.waitFor(() => expect(tab(alone)).toBe('银行卡取款'))
})

test('an address that names a tab is followed, and who has begun is not led elsewhere', async () => {
  const named = open({ '/api/getcard': bankAlone }, '/withdrawal?type=1')
  await vi.waitFor(() => expect(named.client.isFetching()).toBe(0))
  expect(tab(named)).toBe('USDT取款')
  named.unmount()
  const begun = open({ '/api/getcard': bankAlone })
  type(amountField(), '200')
  await vi.waitFor(() => expect(begun.client.isFetching()).toBe(0))
  expect([tab(begun), amountField().value]).toEqual(['USDT取款', '200'])
})

test('the tab of last time comes back, for the account that chose it', async () => {
  storage.set('userInfo', MEMBER)
  const first = open()
  await first.user.click(first.getByRole('tab', { name: '银行卡取款' }))
  await vi.waitFor(() => expect(tab(first)).toBe('银行卡取款'))
  first.unmount()
  const again = open()
  expect(tab(again)).toBe('银行卡取款')
  again.unmount()
  signOut()
  signIn('token-2')
  const OTHER = { ...MEMBER, username: 'other88' }
  storage.set('userInfo', OTHER)
  const other = open({ '/api/user': () => envelope(OTHER) })
  expect(tab(other)).toBe('USDT取款')
})
