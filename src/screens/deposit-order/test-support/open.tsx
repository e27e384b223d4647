import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { signIn } from '../../../api/core/client/session-store.ts'
import { envelope, type Reply, stubBackend } from '../../../api/test-support/backend.ts'
import { renderScreen } from '../../../app/test-support/render-screen.tsx'
import { DepositOrderScreen } from '../DepositOrderScreen.tsx'

export const ADDRESS = 'TYunZhouDemo<b>&amp;9xQz'
export const QR = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'
export const USDT = { mch_id: ADDRESS, content: 'TRC20', payimg: QR }
export const PAYINFO = '/api/payinfo'
export const RECORDS = '/api/gettransrecord'

type OrderOverrides = { type?: string; info?: object; cardlist?: unknown; ageMs?: number }
export const order = ({ type = 'usdtpay', info = {}, cardlist = USDT, ageMs = 0 }: OrderOverrides = {}) =>
  envelope(
    {
      deposit_no: 'D1',
      info: {
        created_at: formatBeijing(Date.now() - ageMs),
        amount: '730.00',
        usdt_rate: type === 'usdtpay' ? '7.3' : 1,
        paytype: 'USDT-TRC20',
        ...info,
      },
      cardlist,
    },
    type,
  )

const row = (out_trade_no: string, state: number, remark?: string) => ({
  out_trade_no,
  remark,
  amount: '730.00',
  pay_way: 'USDT-TRC20',
  state,
  created_at: '2026-05-01 12:00:00',
})
/** The newest deposits. D1 is on the last of `pages` pages. */
export const records =
  (state: number, pages = 1, remark?: string): Reply =>
  ({ body }) => {
    const { page } = body as { page: number }
    const data = [row(page === pages ? 'D1' : `D${page}9`, state, remark)]
    return envelope({ current_page: page, data, last_page: pages, per_page: 1, total: pages })
  }

/** Opens /payInfo as a member, with the order D1. */
export function openOrder(reply: Reply = () => order(), query = 'deposit_no=D1', recorded = records(1)) {
  signIn('token-1')
  const backend = stubBackend({
    [PAYINFO]: reply,
    [RECORDS]: recorded,
    '/api/user': () => envelope({ username: 'a', balance: 0 }),
  })
  return { backend, ...renderScreen(<DepositOrderScreen />, `/payInfo?${query}`) }
}
