import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { depositTexts } from '#contracts/messages.ts'
import type { Fen } from '#contracts/money.ts'
import {
  type OnlinePayment,
  type OpenedDeposit,
  type Recharge,
  useOnlinePayment,
  useRecharge,
} from '../../api/queries/deposit.ts'
import { storePendingOrder } from '../../features/online-order/pending-order.ts'
import { useLeaveToPay } from '../../features/online-order/use-leave-to-pay.ts'
import { mindDailyDeposit, noteDeposit } from '../../features/responsible-play/daily-deposit.ts'
import { isOrderNo, orderPath } from '../../lib/order-path.ts'
import { safeExternalUrl } from '../../lib/safe-url.ts'
import { toast } from '../../ui/toast.ts'
import type { SentOrder } from './sent-order.ts'

type UseSubmitOptions = {
  /** An order was opened: what opened it is not in the form any more. `sent` is one that nobody was told of, being elsewhere. */
  onSent: (sent: SentOrder | undefined) => void
}

/**
 * Sends a deposit and leads on: to the payment's own page where the answer names one. Otherwise USDT and QR
 * lead to /payInfo, a bank transfer leads to the records (docs/rules.md#where-a-deposit-leads). `lost` tells
 * that the last answer never came: the order may be there, and the records say whether it is.
 */
export function useSubmit({ onSent }: UseSubmitOptions) {
  const navigate = useNavigate()
  const { leaving, leaveToPay } = useLeaveToPay()
  const [lost, setLost] = useState(false)

  const hasPage = ({ depositNo }: OpenedDeposit, { method }: Recharge) =>
    method.flag !== 'card' && isOrderNo(depositNo)
  /** Written down all the same: it is asked about on the return. */
  const openedAway = (orderNo: string, url: string) => {
    const isKept = safeExternalUrl(url) !== undefined && storePendingOrder(orderNo, url)
    onSent({ orderNo, pay: { url }, isKept })
  }
  const recharge = useRecharge({
    onDone: (order, wish) => {
      onSent(undefined)
      const { depositNo, url } = order
      if (url !== undefined) return void leaveToPay(depositNo, url)
      if (hasPage(order, wish)) return navigate(orderPath(depositNo))
      toast(depositTexts.submitted, 'success')
      navigate('/transRecord')
    },
    onAway: (order, wish) => {
      const { depositNo: orderNo, url } = order
      if (url !== undefined) return openedAway(orderNo, url)
      const pay = hasPage(order, wish) ? { to: orderPath(orderNo) } : undefined
      onSent({ orderNo, pay, isKept: false })
    },
  })
  const online = useOnlinePayment({
    onDone: ({ orderNo, url }) => {
      onSent(undefined)
      void leaveToPay(orderNo, url)
    },
    onAway: ({ orderNo, url }) => openedAway(orderNo, url),
  })

  // While the player is asked about the day's sum, a second tap asks nothing.
  const asking = useRef(false)
  const send = async (amount: Fen, run: () => Promise<string>) => {
    if (asking.current) return
    asking.current = true
    const goesOn = await mindDailyDeposit(amount)
    asking.current = false
    if (!goesOn) return
    const outcome = await run()
    if (outcome === 'done') noteDeposit(amount)
    if (outcome !== 'blocked') setLost(outcome === 'unknown')
  }
  return {
    recharge: (wish: Recharge) => void send(wish.amount, () => recharge.run(wish)),
    payOnline: (wish: OnlinePayment) => void send(wish.amount, () => online.run(wish)),
    locked: recharge.locked || online.locked || leaving,
    checking: recharge.state === 'checking' || online.state === 'checking',
    lost,
  }
}
