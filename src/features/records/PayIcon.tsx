import { ArrowDownLeft, CreditCard, Headset, type LucideIcon, Wallet, WalletCards } from 'lucide-react'
import { isTransfer, TRANSFER_IN, type TransactionType, WITHDRAWAL } from '#contracts/wire/record-codes.ts'

/** `payWay` is free Chinese text of the backend. The words in it decide the icon. */
const BY_WORD: readonly (readonly [RegExp, LucideIcon])[] = [
  [/微信|支付宝|扫码|二维码|数字人民币/, WalletCards],
  [/人工|客服/, Headset],
  [/银行|卡/, CreditCard],
]

/** The icon of a transaction: a transfer's direction, or the payment method. */
export function PayIcon({ type, payWay }: { type: TransactionType; payWay: string }) {
  if (isTransfer(type)) {
    return (
      <ArrowDownLeft
        size={20}
        strokeWidth={1.7}
        aria-hidden="true"
        // Turned round, the arrow in is the arrow out.
        style={type === TRANSFER_IN ? undefined : { transform: 'rotate(180deg)' }}
      />
    )
  }
  if (/usdt/i.test(payWay)) return <Tether />
  const Icon =
    BY_WORD.find(([words]) => words.test(payWay))?.[1] ?? (type === WITHDRAWAL ? CreditCard : Wallet)
  return <Icon size={20} strokeWidth={1.7} aria-hidden="true" />
}

const Tether = () => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    style={{ width: '1.375rem', height: '1.375rem' }}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M7 6h10M12 6v12M8 12h8" />
  </svg>
)
