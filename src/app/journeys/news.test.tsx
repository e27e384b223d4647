// @vitest-environment happy-dom
import { act, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { keys } from '../../api/core/keys.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { keepReceipt } from '../../features/records/receipt/receipt.ts'
import { TransactionsScreen } from '../../screens/transactions/TransactionsScreen.tsx'
import { useNews } from '../deferred/news.ts'
import { renderScreen } from '../test-support/render-screen.tsx'

// It loads on first use, which takes a while the first time.
beforeAll(async () => void (await import('../../screens/transactions/TransactionSheet.tsx')))

// happy-dom rejects an unhandled promise when an animation is cancelled.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation)
})

function News() {
  useNews()
  return null
}

/** The records of one type with one row, which waits; `decide` approves it. */
async function open(type: number) {
  signIn('token-1')
  const at = Date.now()
  let state = 1
  const backend = stubBackend({
    '/api/gettransrecord': () =>
      envelope({
        current_page: 1,
        data: [
          { out_trade_no: 'W1', amount: 300, pay_way: '云川银行', state, created_at: formatBeijing(at) },
        ],
        last_page: 1,
        per_page: 10,
        total: 1,
      }),
  })
  const receipt = keepReceipt({ amount: fen(30_000), to: '云川银行 **** 1888', atMs: at })
  const view = renderScreen(
    <>
      <News />
      <TransactionsScreen />
    </>,
    { pathname: '/transRecord', state: { ...receipt, type } },
  )
  const setBalance = (amount: number) => act(async () => view.client.setQueryData(keys.balance, fen(amount)))
  await setBalance(1)
  await view.findAllByText('云川银行')
  const sent = () => backend.sent.filter(({ url }) => url.includes('/api/gettransrecord')).length
  const decide = (as = 2) => {
    state = as
  }
  return { ...view, setBalance, sent, decide }
}

test('a deposit that waited shows as credited once the polled balance has changed, and is not read again after that', async () => {
  const view = await open(1)
  view.decide()
  await view.setBalance(2)
  expect(await view.findByText('审核通过')).toBeTruthy()
  const read = view.sent()
  await view.setBalance(3)
  expect(read).toBe(2)
  expect(view.sent()).toBe(read)
})

test('the receipt of a withdrawal advances with the letter about it', async () => {
  const view = await open(2)
  expect(view.getByText('等待后台审核')).toBeTruthy()
  view.decide()
  await act(async () => view.client.setQueryData(keys.unread, { waiting: 1, unopened: [] }))
  expect(await view.findByText('已出款')).toBeTruthy()
})

test('an open sheet learns of a refusal, which moves no balance, as soon as of an approval', async () => {
  const view = await open(1)
  await view.user.click(view.getByRole('button', { name: /云川银行/ }))
  const sheet = within(await view.findByRole('dialog', { name: '充值详情' }, { timeout: 5_000 }))
  view.decide(3)
  expect(await sheet.findByText('审核拒绝', {}, { timeout: 6_000 })).toBeTruthy()
})

test('an open sheet of details shows the decision, too, and announces it', async () => {
  const view = await open(1)
  await view.user.click(view.getByRole('button', { name: /云川银行/ }))
  const sheet = within(await view.findByRole('dialog', { name: '充值详情' }, { timeout: 5_000 }))
  expect(sheet.getByRole('status').textContent).toContain('待审核')
  view.decide()
  await view.setBalance(2)
  // The letter has one of its own.
  const statusText = () => sheet.getAllByRole('status')[0]?.textContent
  await vi.waitFor(() => expect(statusText()).toContain('审核通过'))
  expect(statusText()).not.toContain('等待后台审核')
})
