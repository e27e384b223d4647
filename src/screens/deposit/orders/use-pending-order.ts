import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { depositTexts } from '#contracts/texts/messages.ts'
import { APPROVED, PAYMENT_STATES, REJECTED } from '#contracts/wire/record-codes.ts'
import { MONEY_KEYS } from '../../../api/core/keys.ts'
import { cancelReads, invalidate } from '../../../api/core/refetch.ts'
import { serverNow } from '../../../api/core/server-time.ts'
import { orderResult } from '../../../api/queries/money/deposit.ts'
import { forgetPayPage } from '../../../features/online-order/pay-pages.ts'
import {
  forgetOrder,
  type PendingOrder,
  readPendingOrder,
} from '../../../features/online-order/pending-order.ts'
import { toast } from '../../../ui/toast/toast.ts'

const PAID = `${depositTexts.paid}，${PAYMENT_STATES[APPROVED]}`
const FAILED = `${depositTexts.failed}，${PAYMENT_STATES[REJECTED]}`
const OVERDUE = `待审核：${depositTexts.overdue}`
const TOO_LATE = '订单已超过支付时间，请在交易记录中核对'
const STILL_WAITING = '订单待支付，付款成功后自动到账'
const NOTHING_KNOWN = '暂时查询不到支付结果，请稍后再试，或在交易记录中核对'

const failedWords = (reason: string) => (reason === '' ? FAILED : `${FAILED}：${reason}`)

/**
 * The pending order, asked about once on every return: when the screen or the tab shows again, or when the
 * browser restores the page from its cache. A paid or failed order is reported and forgotten, any other once its
 * hour is over; where no answer comes it is kept (docs/rules.md#pending-online-order).
 */
export function usePendingOrder() {
  const client = useQueryClient()
  const [order, setOrder] = useState(readPendingOrder)
  const asking = useRef(false)
  const byHand = useRef(false)
  const here = useRef(false)

  const ask = useCallback(
    async (tapped: boolean) => {
      const wanted = readPendingOrder()
      setOrder(wanted)
      if (!wanted) return
      // A tap while the order is being asked about has that answer.
      byHand.current ||= tapped
      if (asking.current) return
      asking.current = true
      const answer = await orderResult(wanted.orderNo)
      asking.current = false
      const toTell = byHand.current
      byHand.current = false
      // A member who has left sees the result on the next return.
      if (!here.current || !answer) return
      const { result } = answer
      const over = serverNow() - wanted.createdAtMs > DEPOSIT_WINDOW_MS
      if (result === 'paid') toast(PAID, 'success')
      else if (result === 'failed') toast(failedWords(answer.reason), 'error')
      else if (result !== 'unanswered' && over) toast(result === 'waiting' ? OVERDUE : TOO_LATE)
      else {
        if (toTell) toast(result === 'waiting' ? STILL_WAITING : NOTHING_KNOWN)
        return
      }
      forgetOrder(wanted)
      forgetPayPage(wanted.orderNo)
      setOrder(readPendingOrder())
      await cancelReads(client, MONEY_KEYS)
      invalidate(client, MONEY_KEYS)
    },
    [client],
  )

  useEffect(() => {
    here.current = true
    const onShown = () => document.visibilityState === 'visible' && void ask(false)
    const onRestored = ({ persisted }: PageTransitionEvent) => persisted && void ask(false)
    void ask(false)
    document.addEventListener('visibilitychange', onShown)
    window.addEventListener('pageshow', onRestored)
    return () => {
      here.current = false
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('pageshow', onRestored)
    }
  }, [ask])

  const dismiss = (given: PendingOrder) => {
    forgetOrder(given)
    setOrder(undefined)
  }
  return { order, ask: () => void ask(true), dismiss }
}
