import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { textFor } from '../../api/core/client/errors.ts'
import { type DepositOrder, depositOrderQuery } from '../../api/queries/money/deposit.ts'
import { BankAccounts } from '../../features/payee/BankAccount.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { PayQr } from './PayQr.tsx'

const USDT = 'usdtpay'

/** Where to pay: a QR code and, for USDT, the full address; accounts for a bank transfer. */
export function Payee({ no, order: { type, info, targets } }: { no: string; order: DepositOrder }) {
  const [first] = targets
  if (!first) return <NoPayee no={no} />
  if (first.number !== undefined)
    return (
      <section className="card deposit-order-pay" aria-label="付款信息">
        <BankAccounts cards={targets} />
      </section>
    )
  return (
    <section className="card deposit-order-pay" aria-label="付款信息">
      <PayQr src={first.picture} no={no} type={type} payWay={info.payWay} />
      {type === USDT && <Address address={first.address} protocol={first.content} />}
    </section>
  )
}

/** The answer names no payee. A later answer may name one. */
function NoPayee({ no }: { no: string }) {
  const { isFetching, error, refetch } = useQuery(depositOrderQuery(no))
  return (
    <section className="card deposit-order-note" aria-label="付款信息">
      <p>暂未获取到收款信息，请重新加载，或联系在线客服。</p>
      {error && !isFetching && <p className="t12 bad">{textFor(error) ?? '网络异常，没有加载出来'}</p>}
      <button
        type="button"
        className="pill soft"
        aria-disabled={isFetching || undefined}
        onClick={() => void refetch({ cancelRefetch: false })}
      >
        重新加载
      </button>
    </section>
  )
}

/**
 * Shown in full and copied byte for byte, because players cannot check a shortened address
 * (docs/faults.md#copied-address).
 */
function Address({ address, protocol }: { address: string; protocol: string }) {
  const id = useId()
  return (
    <div className="deposit-order-address">
      <div className="row">
        <span className="t12 muted grow">收款地址</span>
        <CopyButton text={address} label="复制地址" shownId={id}>
          复制地址
        </CopyButton>
      </div>
      <p className="num" id={id}>
        {address}
      </p>
      <div className="row deposit-order-protocol">
        <span className="t12 muted grow">钱包协议</span>
        <b>{protocol || '--'}</b>
      </div>
      {protocol !== '' && (
        <p className="t12 wait">{`仅支持 ${protocol} 网络转账，使用其他网络将无法到账。`}</p>
      )}
    </div>
  )
}
