import { useState } from 'react'
import { type Fen, formatYuan } from '#contracts/money/money.ts'
import { remark, tooLong } from '#contracts/texts/typed-texts.ts'
import { Button, Form, MemberField, NumberField, TextField } from '../../parts.tsx'
import { takeNumber } from '../../report/numbers.ts'
import { useChosenMember } from '../../use-chosen-member.ts'
import { useDesk } from '../../use-desk.ts'

const LABEL = '金额（元）'
const AMOUNT = { unit: 'yuan', least: 1 } as const
const REASON_CHARS = 200

/** Credits a member by hand, or takes money back. */
export function Money() {
  const { mock, act } = useDesk()
  const { username, options, setChosen } = useChosenMember()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  if (username === '') return <p className="empty">这个场景里没有会员</p>
  const withAmount = (verb: 'credit' | 'debit', done: string) =>
    act(
      async () => {
        const amount = takeNumber(LABEL, text, AMOUNT) as Fen
        const problem = tooLong('扣款原因', reason, REASON_CHARS)
        if (problem !== undefined) throw new Error(problem)
        const input = verb === 'credit' ? { username, amount } : { username, amount, reason: remark(reason) }
        return { amount, no: await mock[verb](input) }
      },
      ({ amount, no }) => `${done} ${formatYuan(amount)}，单号 ${no}`,
    )
  return (
    <Form onSend={() => withAmount('credit', '已上分')}>
      <MemberField value={username} onValue={setChosen} options={options} />
      <NumberField label={LABEL} value={text} onValue={setText} {...AMOUNT} />
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
    </Form>
  )
}
