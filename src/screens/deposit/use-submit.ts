import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Fen } from '#contracts/money/money.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import {
  type DepositRequest,
  type OnlineDepositRequest,
  type OpenedDeposit,
  useOnlinePayment,
  useRecharge,
} from '../../api/queries/money/deposit.ts'
import { paymentAddress } from '../../features/online-order/payment-address.ts'
import { storePendingOrder } from '../../features/online-order/pending-order.ts'
import { useLeaveToPay, usePayByService } from '../../features/online-order/use-leave-to-pay.ts'
import { mindDailyDeposit, noteDeposit } from '../../features/responsible-play/daily-deposit.ts'
import { isOrderNo } from '../../lib/format/order-no.ts'
import { orderPath } from '../../lib/navigation/links.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { SentOrder } from './orders/sent-order.ts'

export type SubmitResults = {
  /** An order was opened, so the form is cleared. `sent` is set if the member was elsewhere and has not seen it. */
  onSent: (sent: SentOrder | undefined) => void
  /** The backend has refused, perhaps because an order is open already. */
  onRefused: () => void
}

/**
 * Submits a deposit and navigates: to the external payment page if the answer names one. Otherwise USDT and QR
 * lead to /payInfo, or to customer service where the order's number is none that this page takes; a bank transfer
 * leads to the records (docs/rules.md#where-a-deposit-leads). `lost` means that the last answer never came: the order
 * may exist, and only the records show it.
 */
export function useSubmit({ onSent, onRefused }: SubmitResults) {
  const navigate = useNavigate()
  const { leaving, leaveToPay } = useLeaveToPay()
  const payByService = usePayByService()
  const [lost, setLost] = useState(false)

  /** Where an order without an address of its own is paid: a bank transfer nowhere, it waits for its review. */
  const payAt = ({ depositNo }: OpenedDeposit, { channel }: DepositRequest): SentOrder['pay'] => {
    if (channel.flag === 'card') return undefined
    return isOrderNo(depositNo) ? { to: orderPath(depositNo) } : 'service'
  }
  /** Stores the order even though the member has left, so that it is asked about on the return. */
  const openedAway = (orderNo: string, url: string, amount: Fen) => {
    const isPayable = paymentAddress(url) !== undefined
    const isKept = isPayable && storePendingOrder(orderNo, url, amount)
    onSent({ orderNo, amount, pay: isPayable ? { url } : 'service', isKept })
  }
  const recharge = useRecharge({
    onDone: (order, request) => {
      onSent(undefined)
      const { depositNo, url } = order
      if (url !== undefined) return void leaveToPay(depositNo, url, request.amount)
      const pay = payAt(order, request)
      // It waits to be paid, not for a review, and no page of ours can say how.
      if (pay === 'service') return void payByService(depositNo)
      if (pay && 'to' in pay) return navigate(pay.to)
      toast(commonTexts.submitted, 'success')
      navigate('/transRecord')
    },
    onAway: (order, request) => {
      const { depositNo: orderNo, url } = order
      if (url !== undefined) return openedAway(orderNo, url, request.amount)
      onSent({ orderNo, amount: request.amount, pay: payAt(order, request), isKept: false })
    },
  })
  const online = useOnlinePayment({
    onDone: ({ orderNo, url }, { amount }) => {
      onSent(undefined)
      void leaveToPay(orderNo, url, amount)
    },
    onAway: ({ orderNo, url }, { amount }) => openedAway(orderNo, url, amount),
  })

  const locked = recharge.locked || online.locked || leaving
  // From the tap to the answer: each call has a lock of its own, and one button sends either.
  const busy = useRef(false)
  const send = async (amount: Fen, run: () => Promise<string>) => {
    if (busy.current || locked) return
    busy.current = true
    const outcome = (await mindDailyDeposit(amount)) ? await run() : 'blocked'
    busy.current = false
    if (outcome === 'done') noteDeposit(amount)
    if (outcome === 'refused') onRefused()
    if (outcome !== 'blocked') setLost(outcome === 'unknown')
  }
  return {
    recharge: (request: DepositRequest) => void send(request.amount, () => recharge.run(request)),
    payOnline: (request: OnlineDepositRequest) => void send(request.amount, () => online.run(request)),
    locked,
    checking: recharge.state === 'checking' || online.state === 'checking',
    lost,
  }
}
