import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { depositTexts } from '#contracts/messages.ts'
import {
  isOrderNo,
  type OnlinePayment,
  type OpenedDeposit,
  type Recharge,
  useOnlinePayment,
  useRecharge,
} from '../../api/deposit.ts'
import { toast } from '../../ui/toast.ts'
import { useLeaveToPay } from './use-leave-to-pay.ts'

/**
 * Sends a deposit and leads on (readings "Money screens"): to the payment's own page where the answer names one, else
 * USDT and QR to /payInfo, a bank transfer to the records. `lost` tells that the last answer never came: the order may
 * be there, and the records say so.
 */
export function useSubmit(onSent: () => void) {
  const navigate = useNavigate()
  const { leaving, leaveToPay } = useLeaveToPay()
  const [lost, setLost] = useState(false)

  const opened = ({ depositNo, url }: OpenedDeposit, { method }: Recharge) => {
    onSent()
    if (url !== undefined) return void leaveToPay(depositNo, url)
    if (method.way !== 'card' && isOrderNo(depositNo)) {
      return navigate(`/payInfo?deposit_no=${encodeURIComponent(depositNo)}`)
    }
    toast(depositTexts.submitted, 'success')
    navigate('/transRecord')
  }
  const recharge = useRecharge({ onDone: opened })
  const online = useOnlinePayment({
    onDone: ({ orderNo, url }) => {
      onSent()
      void leaveToPay(orderNo, url)
    },
  })

  const noting = async (run: Promise<string>) => {
    const outcome = await run
    if (outcome !== 'blocked') setLost(outcome === 'unknown')
  }
  return {
    recharge: (wish: Recharge) => void noting(recharge.run(wish)),
    payOnline: (wish: OnlinePayment) => void noting(online.run(wish)),
    locked: recharge.locked || online.locked || leaving,
    checking: recharge.state === 'checking' || online.state === 'checking',
    lost,
  }
}
