import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Fen } from '#contracts/money/money.ts'
import { getToken } from '../../api/core/client/session-store.ts'
import { isOrderNo } from '../../lib/format/order-no.ts'
import { navigateTo } from '../../lib/navigation/external-navigation.ts'
import { useLeaving } from '../../lib/navigation/use-leaving.ts'
import { alert, confirm } from '../../ui/overlays/confirm.ts'
import { paymentAddress } from './payment-address.ts'
import { storePendingOrder } from './pending-order.ts'

/** Why the app cannot check the order later: the phone stores nothing, or the order has no number. */
function notKept(orderNo: string): { title: string; body: string } {
  const later = '付款后请在交易记录中查看到账结果，或联系在线客服。'
  if (orderNo === '') return { title: '即将前往支付', body: `未取得订单号，${later}` }
  const title = '请记下订单号'
  if (!isOrderNo(orderNo)) return { title, body: `订单号 ${orderNo} 无法在此查询，请先记下，${later}` }
  return { title, body: `您的浏览器无法保存订单，请先记下订单号 ${orderNo}，付款后可凭此号查询到账结果。` }
}

/** Offers customer service for a pending order whose payment page is unknown. */
export function usePayByService() {
  const navigate = useNavigate()
  return async (orderNo: string): Promise<void> => {
    const isConfirmed = await confirm({
      title: '无法打开支付页面',
      body: `充值订单${orderNo && ` ${orderNo} `}已生成，尚未付款，但无法在此打开支付页面。请勿重复提交，并联系在线客服处理。`,
      okText: '联系客服',
      cancelText: '知道了',
    })
    if (isConfirmed) navigate('/kefu')
  }
}

/**
 * Opens the page where an order is paid. The order is stored BEFORE the app is left. If the phone cannot store it, the
 * member is told first. If the guard refuses the address, customer service is offered. `leaving` disables the button
 * until the member returns, or the page fails to open.
 */
export function useLeaveToPay() {
  const [telling, setTelling] = useState(false)
  const [leaving, setLeaving] = useLeaving()
  const payByService = usePayByService()
  useEffect(() => {
    // If the address opens an app, this page stays, and no `pageshow` fires on return.
    const shown = () => document.visibilityState === 'visible' && setLeaving(false)
    document.addEventListener('visibilitychange', shown)
    return () => document.removeEventListener('visibilitychange', shown)
  }, [setLeaving])

  const leaveToPay = async (orderNo: string, url: string, amount?: Fen): Promise<void> => {
    if (paymentAddress(url) === undefined) return payByService(orderNo)
    if (!storePendingOrder(orderNo, url, amount)) {
      const token = getToken()
      setTelling(true)
      await alert({ ...notKept(orderNo), okText: '前往支付' })
      setTelling(false)
      // The end of the session also closes the dialog.
      if (getToken() !== token) return
    }
    setLeaving(navigateTo(url))
  }
  return { leaving: telling || leaving, leaveToPay }
}
