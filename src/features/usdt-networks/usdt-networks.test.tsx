// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { UsdtComparison } from './UsdtNetworks.tsx'

const head = (view: ReturnType<typeof renderScreen>) =>
  view.getAllByRole('columnheader').map((cell) => cell.textContent)

type Told = { trc?: unknown; erc?: unknown }

test.each<[Told, string[], string]>([
  [{ trc: 1, erc: 5 }, ['TRC20取款手续费较低', 'ERC20'], '1.00 USDT / 笔5.00 USDT / 笔'],
  [{ trc: 5, erc: '1.00' }, ['TRC20', 'ERC20取款手续费较低'], '5.00 USDT / 笔1.00 USDT / 笔'],
  [{ trc: 0, erc: 5 }, ['TRC20取款手续费较低', 'ERC20'], '0.00 USDT / 笔5.00 USDT / 笔'],
  [{ trc: 3, erc: 3 }, ['TRC20', 'ERC20'], '3.00 USDT / 笔3.00 USDT / 笔'],
  [{ erc: 3 }, ['TRC20', 'ERC20'], '以取款记录为准3.00 USDT / 笔'],
  [{ trc: null, erc: '' }, ['TRC20', 'ERC20'], '以取款记录为准以取款记录为准'],
])('with fees %j calls the lower one lower, and names those that are told', async ({
  trc,
  erc,
}, columns, fees) => {
  signIn('token-1')
  const member = { username: 'demo888', balance: 1, withdrawfeeusdttrc: trc, withdrawcashfee: erc }
  stubBackend({ '/api/user': () => envelope(member) })
  const view = renderScreen(<UsdtComparison />)
  const row = await view.findByRole('row', { name: /本站取款手续费/ })
  expect(row.textContent).toBe(`本站取款手续费${fees}`)
  expect(head(view)).toEqual(columns)
})

test('a visitor sees no fee, and neither protocol is called cheaper', async () => {
  const view = renderScreen(<UsdtComparison />)
  await vi.waitFor(() => expect(head(view)).toEqual(['TRC20', 'ERC20']))
  expect(view.container.textContent).not.toContain('手续费')
})
