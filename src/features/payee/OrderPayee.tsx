import { useQuery } from '@tanstack/react-query'
import { isSignedIn } from '../../api/core/client/session-store.ts'
import { depositOrderQuery } from '../../api/queries/money/deposit.ts'
import { isOrderNo } from '../../lib/format/order-no.ts'
import { BankAccounts } from './BankAccount.tsx'

type Props = { no: string; isDecided: boolean }

/** The payee of a bank transfer and its remark, as far as the order contains them. */
export function OrderPayee({ no, isDecided }: Props) {
  const { data } = useQuery({ ...depositOrderQuery(no), enabled: isOrderNo(no) ? isSignedIn : false })
  const accounts = data?.targets.filter(({ number }) => number !== undefined) ?? []
  // Another payee than was named before is explained on the order's page, and nothing is paid to it.
  if (accounts.length === 0 || data?.swapped) return null
  return (
    <section className="payee-of-order" aria-label="收款账户">
      <BankAccounts cards={accounts} />
      {isDecided && <p className="t12 muted">以上为本单的收款账户，仅供核对，请勿再次转账。</p>}
    </section>
  )
}
