import { useState } from 'react'
import { formatYuan } from '#contracts/money.ts'
import { remark, tooLong } from '#contracts/typed-texts.ts'
import { typedAmount } from '../amount.ts'
import { Button, Form, MemberField, TextField } from '../parts.tsx'
import { useChosenMember } from '../use-chosen-member.ts'
import { useDesk } from '../use-house.ts'

const REASON_CHARS = 200

/** Credits a member by hand, or takes money back. */
export function Money() {
  const { house, act } = useDesk()
  const { username, options, setChosen } = useChosenMember()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState(false)
  if (username === '') return <p className="empty">这个场景里没有会员</p>
  const withAmount = (verb: 'credit' | 'debit', done: string) => {
    const amount = typedAmount(text)
    setWrong(amount === undefined)
    if (amount === undefined || tooLong('', reason, REASON_CHARS) !== undefined) return
    const input = verb === 'credit' ? { username, amount } : { username, amount, reason: remark(reason) }
    void act(
      () => house[verb](input),
      (no) => `${done} ${formatYuan(amount)}，单号 ${no}`,
    )
  }
  return (
    <Form onSend={() => withAmount('credit', '已上分')}>
      <MemberField value={username} onValue={setChosen} options={options} />
      <TextField label="金额（元）" value={text} onValue={setText} inputMode="decimal" aria-invalid={wrong} />
      <TextField
        label="扣款原因（发到会员信箱，可不填）"
        value={reason}
        onValue={setReason}
        most={REASON_CHARS}
      />
      <div className="buttons">
        <button type="submit">上分</button>
        <Button className="bad" onClick={() => withAmount('debit', '已扣款')}>
          扣款
        </Button>
      </div>
      {wrong ? <p className="wrong">请填大于 0 的金额，最多两位小数</p> : null}
    </Form>
  )
}
