import { useState } from 'react'
import { formatYuan } from '#contracts/money.ts'
import { typedAmount, typedWhole } from '../amount.ts'
import { CheckField, Form, Part, SelectField, TextField } from '../parts.tsx'
import { useDesk } from '../use-house.ts'
import { PendingList } from './PendingList.tsx'

/** What the people behind the site do: decide, credit, and let it be decided by itself. */
export function BackOffice() {
  return (
    <>
      <Part title="待处理">
        <PendingList />
      </Part>
      <Part title="自动审核">
        <AutoReview />
      </Part>
      <Part title="人工上分">
        <CreditForm />
      </Part>
    </>
  )
}

const DEFAULT_SECONDS = '20'

/** Bank transfers, withdrawals and applications only: a QR or USDT order is paid, never reviewed. */
function AutoReview() {
  const { house, view, act } = useDesk()
  const { autoReviewMs } = view.site.switches
  const [seconds, setSeconds] = useState(
    autoReviewMs === null ? DEFAULT_SECONDS : String(Math.round(autoReviewMs / 1000)),
  )
  const typed = typedWhole(seconds)
  const set = (ms: number | null) =>
    act(
      () => house.site({ switches: { autoReviewMs: ms } }),
      ms === null ? '自动审核已关闭，之后的申请等待人工处理' : `之后的申请 ${ms / 1000} 秒后自动通过`,
    )
  return (
    <Form onSend={() => typed !== undefined && autoReviewMs !== null && set(typed * 1000)}>
      <CheckField
        label="银行转账、取款和申请自动通过"
        checked={autoReviewMs !== null}
        onChecked={(on) => set(on ? (typed ?? Number(DEFAULT_SECONDS)) * 1000 : null)}
      />
      <div className="line">
        <TextField
          label="延迟（秒）"
          value={seconds}
          onValue={setSeconds}
          inputMode="numeric"
          aria-invalid={typed === undefined}
        />
        <button type="submit" disabled={typed === undefined || autoReviewMs === null}>
          保存延迟
        </button>
      </div>
      <p className="hint">
        {autoReviewMs === null ? '现在：关闭' : `现在：${autoReviewMs / 1000} 秒后通过`}。扫码与 USDT
        订单不会自动审核，请在上面标记付款结果。
      </p>
    </Form>
  )
}

function CreditForm() {
  const { house, view, act } = useDesk()
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const { members } = view
  const username = members.some((member) => member.username === chosen)
    ? chosen
    : (members[0]?.username ?? '')
  if (username === '') return <p className="empty">这个场景里没有会员</p>
  const credit = () => {
    const amount = typedAmount(text)
    setWrong(amount === undefined)
    if (amount !== undefined)
      void act(
        () => house.credit({ username, amount }),
        (no) => `已上分 ${formatYuan(amount)}，单号 ${no}`,
      )
  }
  return (
    <Form onSend={credit}>
      <SelectField
        label="会员"
        value={username}
        onValue={setChosen}
        options={members.map((member) => [
          member.username,
          `${member.username}（中心钱包 ${formatYuan(member.central)}）`,
        ])}
      />
      <div className="line">
        <TextField
          label="金额（元）"
          value={text}
          onValue={setText}
          inputMode="decimal"
          aria-invalid={wrong}
        />
        <button type="submit">上分</button>
      </div>
      {wrong ? <p className="wrong">请填大于 0 的金额，最多两位小数</p> : null}
    </Form>
  )
}
