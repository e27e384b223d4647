import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { depositRange, leastForUsdt } from '#contracts/deposit.ts'
import { type Fen, formatYuan, plain, type Rate, toUsdt } from '#contracts/money/money.ts'
import type { PaymentMethod } from '#contracts/money/payments.ts'
import { ONLINE_PAYMENTS } from '#contracts/money/payments.ts'
import { userQuery } from '../../api/queries/member.ts'
import { payRangeQuery } from '../../api/queries/money/deposit.ts'
import { lastTime, noteLastTime } from '../../features/last-time/last-time.ts'
import { copyText } from '../../ui/CopyButton.tsx'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { Link } from '../../ui/Link.tsx'
import { SubmitFoot } from '../../ui/SubmitFoot.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { AmountPart } from './AmountPart.tsx'
import { Choices } from './Choices.tsx'
import {
  ANY_AMOUNT,
  amountIn,
  checkDeposit,
  type DepositField,
  type DepositForm,
  limitsOf,
  payerOf,
} from './deposit-form.ts'
import { MethodIcon } from './MethodIcon.tsx'
import { OnlinePart } from './OnlinePart.tsx'
import { PayerPart } from './PayerPart.tsx'
import { channelOf, type PaymentMethodInfo } from './payment-methods.ts'
import { ReceivingAccounts } from './ReceivingAccounts.tsx'
import { ProtocolPart, UsdtEstimate } from './UsdtPart.tsx'
import { useReceivingAccount } from './use-receiving-account.ts'
import { type SubmitResults, useSubmit } from './use-submit.ts'

const NO_RATE = '充值汇率暂不可用，请稍后再试或选择其他充值方式'
const NO_RATE_YET = 0 as Rate
const NO_ACCOUNTS_YET = '收款账户尚未加载，请稍后再试'
const NO_MEMBER = '会员信息尚未加载，请稍后再试'
const NEW_FORM: DepositForm = {
  protocol: 'TRC20',
  payType: ONLINE_PAYMENTS[0]?.payType ?? '',
  amount: '',
  depositor: '',
  bank: '',
}

type Props = SubmitResults & {
  /** The open payment methods, at least one. */
  methods: readonly [PaymentMethodInfo, ...PaymentMethodInfo[]]
  /** Shown until the member has begun, where no way of last time is known. */
  proposed: PaymentMethod | undefined
}

/** The choice of a payment method, and its form. */
export function DepositPanel({ methods, proposed, onSent, onRefused }: Props) {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState(lastTime().deposit)
  const [form, setForm] = useState(NEW_FORM)
  const { form: panel, report, clear, errorOf } = useFieldProblem<DepositField>()
  // If that method is closed, the first open one replaces it.
  const { method } = methods.find((one) => one.method === (wanted ?? proposed)) ?? methods[0]
  const user = useQuery(userQuery()).data
  const channel = channelOf(method, form.protocol)
  const other =
    method === 'pipay' ? ONLINE_PAYMENTS.find(({ payType }) => payType === form.payType) : undefined
  const range = useQuery({ ...payRangeQuery(channel?.range ?? 'bank'), enabled: channel !== undefined }).data
  const least = leastForUsdt(method === 'usdt' && user ? user.depositRate : NO_RATE_YET)
  const receiving = useReceivingAccount(method === 'card')
  const limits = limitsOf(other, channel ? (range ?? depositRange()) : ANY_AMOUNT, least)
  const amount = amountIn(limits, form.amount)
  const submission = useSubmit({
    onSent: (sent) => {
      setForm((last) => ({ ...last, amount: '' }))
      onSent(sent)
    },
    onRefused,
  })

  // Another protocol or option names the amount, too: it has other limits, so the old error may no longer hold.
  const change = (changed: Partial<DepositForm>) => {
    setForm({ ...form, ...changed })
    setWanted(method)
    for (const field of ['amount', 'depositor', 'bank'] as const) if (field in changed) clear(field)
  }
  const choose = (next: PaymentMethod) => {
    setWanted(next)
    noteLastTime({ deposit: next })
    clear()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mustChoose = receiving.accounts.length > 0 && !receiving.chosen
    const wrong = checkDeposit(method, form, limits, mustChoose)
    report(wrong)
    if (amount === undefined || wrong.length > 0) return
    if (method === 'rengong') return void askService(amount)
    if (method === 'usdt' && (!user || toUsdt(amount, user.depositRate) === undefined))
      return toast(NO_RATE, 'error')
    if (method === 'card' && receiving.isPending) return toast(NO_ACCOUNTS_YET, 'error')
    if (channel) {
      const { depositor, bank } = method === 'card' ? form : NEW_FORM
      const account = method === 'card' ? receiving.chosen : undefined
      return submission.recharge({ channel, amount, ...payerOf({ depositor, bank }), account })
    }
    if (!user) return toast(NO_MEMBER, 'error')
    submission.payOnline({ payType: form.payType, amount, username: user.username })
  }
  /** Manual deposit: the amount is copied for the chat. If the clipboard refuses, a toast asks to type it. */
  const askService = async (sum: Fen) => {
    const copied = await copyText(plain(sum))
    if (!copied) toast(`请告知客服充值金额 ${formatYuan(sum)}`)
    navigate('/kefu')
  }

  return (
    <form
      className="deposit-form"
      data-lost={submission.lost || undefined}
      ref={panel}
      onSubmit={submit}
      noValidate
    >
      <Choices
        legend="充值方式"
        hideLegend
        className="deposit-methods"
        options={methods.map((one) => ({ value: one.method, face: <MethodFace {...one} /> }))}
        value={method}
        onChange={choose}
      />
      {method === 'card' && (
        <ReceivingAccounts
          receiving={receiving}
          onChoose={(key) => {
            receiving.choose(key)
            clear('account')
          }}
          error={errorOf('account')}
        />
      )}
      <section className="card deposit-part">
        {method === 'usdt' && (
          <ProtocolPart
            value={form.protocol}
            onChange={(protocol) => change({ protocol, amount: form.amount })}
          />
        )}
        {method === 'pipay' && (
          <OnlinePart value={form.payType} onChange={(payType) => change({ payType, amount: form.amount })} />
        )}
        <AmountPart
          limits={limits}
          typed={form.amount}
          onType={(typed) => change({ amount: typed })}
          error={errorOf('amount')}
        />
        {method === 'card' && <PayerPart form={form} errorOf={errorOf} onChange={change} />}
        {method === 'usdt' && <UsdtEstimate amount={amount} rate={user?.depositRate} />}
        {method === 'rengong' && (
          <p className="t12 muted">提交后将复制充值金额并打开在线客服，由客服为您办理入款。</p>
        )}
      </section>
      <SubmitFoot
        pending={submission.locked}
        above={
          submission.lost && (
            <p className="card deposit-unknown" role="alert">
              上一笔提交没有收到结果，订单可能已经生成。请先到
              <Link to="/transRecord">交易记录</Link>核对，再决定是否重新提交。
            </p>
          )
        }
      >
        {submission.checking ? '正在核对结果…' : submitText(method, amount)}
      </SubmitFoot>
    </form>
  )
}

function MethodFace({ method, label, note }: PaymentMethodInfo) {
  return (
    <>
      <span className="deposit-method-icon">
        <MethodIcon method={method} />
      </span>
      <b>{label}</b>
      <span className="t12 muted">{note}</span>
    </>
  )
}

function submitText(method: PaymentMethod, amount: Fen | undefined): string {
  if (method === 'rengong') return '复制金额并联系客服'
  const what = method === 'pipay' ? '前往支付' : '确认充值'
  return amount === undefined ? what : `${what} ${formatYuan(amount)}`
}
