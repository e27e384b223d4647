import type { ReceivingAccount } from '../../api/queries/money/deposit.ts'
import { BankAccount } from '../../features/payee/BankAccount.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { SkeletonRows } from '../../ui/loading/Skeleton.tsx'
import { Choices } from './Choices.tsx'
import { keyOfAccount, type Receiving } from './use-receiving-account.ts'

type Props = { receiving: Receiving; onChoose: (key: string) => void; error: string | undefined }

/** Where to transfer to. Only the chosen account can be copied, because the order names that one. */
export function ReceivingAccounts({ receiving, onChoose, error }: Props) {
  const { accounts, chosen, isPending, isUnreachable, retry } = receiving
  const hasChoice = accounts.length > 1 || (accounts.length > 0 && !chosen)
  return (
    <section className="card deposit-part" aria-labelledby="deposit-accounts">
      <h2 id="deposit-accounts">收款账户</h2>
      <p className="t12 muted">
        {hasChoice
          ? '请选择收款账户，转账后再提交充值，点图标可复制。'
          : '请先转账到以下账户，再提交充值。点右侧图标可复制。'}
      </p>
      {hasChoice && (
        <Choices
          legend="收款账户"
          hideLegend
          className="deposit-pair"
          options={accounts.map((account) => ({ value: keyOfAccount(account), face: <Face {...account} /> }))}
          value={chosen && keyOfAccount(chosen)}
          onChange={onChoose}
          error={error}
        />
      )}
      {chosen && (
        <BankAccount
          bank={chosen.bank}
          owner={chosen.owner}
          number={chosen.number}
          branch={chosen.branch}
          remark={chosen.remark}
        />
      )}
      {isPending && <SkeletonRows rows={2} />}
      {isUnreachable && <RetryButton className="deposit-retry" onRetry={retry} />}
      {!isPending && !isUnreachable && accounts.length === 0 && (
        <p className="muted">暂无可用的收款账户，请选择其他充值方式或联系在线客服。</p>
      )}
    </section>
  )
}

const Face = ({ bank, number }: ReceivingAccount) => (
  <>
    <b>{bank}</b>
    <span className="t12 muted num">{`尾号 ${number.slice(-4)}`}</span>
  </>
)
