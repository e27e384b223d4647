import { useEffect, useState } from 'react'
import type { Fen } from '#contracts/money.ts'
import { getToken } from '../../api/core/session-store.ts'
import { navigateTo } from '../../lib/external-navigation.ts'
import { alert } from '../../ui/confirm.ts'
import { paymentAddress } from './payment-address.ts'
import { storePendingOrder } from './pending-order.ts'

/**
 * Opens the page where an order is paid. The order is stored BEFORE the app is left. If the phone cannot
 * store it, the member is shown its number first. `leaving` keeps the button disabled until the member is
 * back.
 */
export function useLeaveToPay() {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const back = () => setLeaving(false)
    const shown = () => document.visibilityState === 'visible' && back()
    back()
    window.addEventListener('pageshow', back)
    document.addEventListener('visibilitychange', shown)
    return () => {
      window.removeEventListener('pageshow', back)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [])

  const leaveToPay = async (orderNo: string, url: string, amount?: Fen): Promise<void> => {
    if (paymentAddress(url) === undefined) {
      const body = `订单 ${orderNo} 的支付地址无效，尚未付款。请选择其他方式，或联系在线客服处理。`
      return alert({ title: '无法打开支付页面', body })
    }
    setLeaving(true)
    if (!storePendingOrder(orderNo, url, amount)) {
      const body = `您的浏览器无法保存订单，请先记下订单号 ${orderNo}，付款后可凭此号查询到账结果。`
      const token = getToken()
      await alert({ title: '请记下订单号', body, okText: '前往支付' })
      // The end of the session closes it, too.
      if (getToken() !== token) return
    }
    navigateTo(url)
  }
  return { leaving, leaveToPay }
}
