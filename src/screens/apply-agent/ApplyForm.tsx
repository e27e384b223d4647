import { type FormEvent, useState } from 'react'
import { REASON_MAX_CHARS } from '#contracts/limits.ts'
import { agentTexts } from '#contracts/texts/messages.ts'
import { bareMobile, isMainlandMobile, lengthOf, remark, tooLong } from '#contracts/texts/typed-texts.ts'
import { useApplyAsAgent } from '../../api/queries/agent.ts'
import { problemsOf } from '../../lib/field-problem.ts'
import { maskMobile } from '../../lib/format/mask.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { toast } from '../../ui/toast/toast.ts'

type Field = 'mobile' | 'reason'

const check = (mobile: string, reason: string) =>
  problemsOf<Field>([
    ['mobile', !isMainlandMobile(mobile) && agentTexts.mobile],
    ['reason', reason === '' && agentTexts.reason],
    ['reason', tooLong('申请理由', reason, REASON_MAX_CHARS)],
  ])

/** Mobile and reason. Once the application is accepted, the backend's message replaces the form. */
export function ApplyForm() {
  const [mobile, setMobile] = useState('')
  const [reason, setReason] = useState('')
  const { form, report, clear, errorOf } = useFieldProblem<Field>()
  const [confirmation, setConfirmation] = useState<string>()
  const apply = useApplyAsAgent({
    onDone: (message) => {
      const text = message || '申请已提交，请等待审核'
      setConfirmation(text)
      toast(text, 'success')
    },
  })
  if (confirmation !== undefined) {
    return (
      <section className="card apply-agent-notice">
        <EmptyState kind="messages" />
        <h3>{confirmation}</h3>
        <p className="muted">
          审核时可能会拨打 <span className="num">{maskMobile(bareMobile(mobile))}</span>，请保持电话畅通。
        </p>
        <ButtonLink to="/mine">返回我的</ButtonLink>
      </section>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const application = { mobile: bareMobile(mobile), reason: remark(reason) }
    const wrong = check(application.mobile, application.reason)
    report(wrong)
    if (wrong.length === 0) void apply.run(application)
  }
  return (
    <form className="card apply-agent-form" ref={form} onSubmit={submit} noValidate>
      <TextField
        label="手机号"
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="请输入手机号"
        value={mobile}
        onChange={(text) => {
          setMobile(text)
          clear('mobile')
        }}
        error={errorOf('mobile')}
      />
      <TextField
        label="申请理由"
        name="reason"
        rows={5}
        most={REASON_MAX_CHARS}
        placeholder="例如：推广渠道、预计会员数量、从业经验"
        aside={<span className="t12 muted num">{`${lengthOf(reason)}/${REASON_MAX_CHARS}`}</span>}
        value={reason}
        onChange={(text) => {
          setReason(text)
          clear('reason')
        }}
        error={errorOf('reason')}
      />
      <Button type="submit" block pending={apply.locked}>
        提交申请
      </Button>
    </form>
  )
}
