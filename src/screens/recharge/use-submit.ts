import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { depositTexts } from '#contracts/messages.ts'
import type { Fen } from '#contracts/money.ts'
import {
  isOrderNo,
  type OnlinePayment,
  type OpenedDeposit,
  type Recharge,
  useOnlinePayment,
  useRecharge,
} from '../../api/deposit.ts'
import { mindDailyDeposit, noteDeposit } from '../../features/play-care/daily-deposit.ts'
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
