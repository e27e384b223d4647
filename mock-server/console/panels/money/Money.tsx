import { useState } from 'react'
import { type Fen, formatYuan } from '#contracts/money/money.ts'
import { remark, tooLong } from '#contracts/texts/typed-texts.ts'
import { Button, CheckField, Form, MemberField, NumberField, TextField } from '../../parts.tsx'
import { takeNumber } from '../../report/numbers.ts'
import { useChosenMember } from '../../use-chosen-member.ts'
import { useDesk } from '../../use-desk.ts'

const LABEL = '金额（元）'
const AMOUNT = { unit: 'yuan', least: 1 } as const
const REASON_CHARS = 200

/** Credits a member by hand, or takes money back. Both are asked for once more before they happen. */
export function Money() {
  const { mock, act } = useDesk()
  const { username, options, setChosen } = useChosenMember()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [isDeposit, setDeposit] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  if (username === '') return <p className="empty">这个场景里没有会员</p>
  const ask = (verb: Asked['verb']) =>
    act(
      async () => {
        const amount = takeNumber(LABEL, text, AMOUNT) as Fen
        const problem = tooLong('原因', reason, REASON_CHARS)
        if (problem !== undefined) throw new Error(problem)
        if (remark(reason) === '') throw new Error('请填写原因')
        setAsked({ verb, username, amount, reason: remark(reason), isDeposit })
      },
      () => '请再确认一次',
    )
  const run = ({ verb, isDeposit: counts, ...input }: Asked) =>
    act(
      async () => {
        setAsked(undefined)
        const no = await (verb === 'credit'
          ? mock.credit({ ...input, isDeposit: counts })
          : mock.debit(input))
        setText('')
        setReason('')
        return no
      },
      (no) => `已${VERBS[verb]} ${formatYuan(input.amount)}，单号 ${no}`,
    )
  if (asked)
    return (
      <Form onSend={() => run(asked)}>
        <p className="lead">
          {`给 ${asked.username} ${VERBS[asked.verb]} `}
          <b>{formatYuan(asked.amount)}</b>
          {`，原因：${asked.reason}`}
          {asked.verb === 'credit' ? (asked.isDeposit ? '；计为充值' : '；不计为充值') : ''}
        </p>
        <div className="buttons">
          <Button type="submit" autoFocus className={asked.verb === 'credit' ? 'good' : 'bad'}>
            确认{VERBS[asked.verb]}
          </Button>
          <Button onClick={() => setAsked(undefined)}>返回修改</Button>
        </div>
      </Form>
    )
  return (
    <Form onSend={() => ask('credit')}>
      <MemberField value={username} onValue={setChosen} options={options} />
      <NumberField label={LABEL} value={text} onValue={setText} {...AMOUNT} />
      <TextField label="原因（发到会员信箱）" value={reason} onValue={setReason} most={REASON_CHARS} />
      <CheckField
        label="上分计为充值（计入 VIP、红包资格和打码量）"
        checked={isDeposit}
        onChecked={setDeposit}
      />
      <div className="buttons">
        <button type="submit">上分</button>
        <Button className="bad" onClick={() => ask('debit')}>
          扣款
        </Button>
      </div>
    </Form>
  )
}

type Asked = {
  verb: 'credit' | 'debit'
  username: string
  amount: Fen
  reason: string
  isDeposit: boolean
}
const VERBS = { credit: '上分', debit: '扣款' } as const
