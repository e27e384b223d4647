import { type FormEvent, useState } from 'react'
import { agentTexts } from '#contracts/messages.ts'
import { useApplyAsAgent } from '../../api/queries/agent.ts'
import type { FieldProblem } from '../../lib/field-problem.ts'
import { maskMobile } from '../../lib/mask.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Button } from '../../ui/chakra/Button.tsx'
import { TextField } from '../../ui/chakra/TextField.tsx'
import { Link } from '../../ui/Link.tsx'
import { toast } from '../../ui/toast.ts'

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/
const REASON_CHARS = 500

type Problem = FieldProblem<'mobile' | 'reason'>

function check(mobile: string, reason: string): Problem | undefined {
  if (!MAINLAND_MOBILE.test(mobile)) return { field: 'mobile', text: agentTexts.mobile }
  return reason === '' ? { field: 'reason', text: agentTexts.reason } : undefined
}

/** Mobile and reason. Once the application is accepted, the backend's message replaces the form. */
export function ApplyForm() {
  const [mobile, setMobile] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [taken, setTaken] = useState<string>()
  const apply = useApplyAsAgent({
    onDone: (message) => {
      const said = message || '申请已提交，请等待审核'
      setTaken(said)
      toast(said, 'success')
    },
  })
  if (taken !== undefined) {
    return (
      <section className="card apply-agent-notice">
        <EmptyState kind="messages" />
        <h3>{taken}</h3>
        <p className="muted">
          我们会拨打 <span className="num">{maskMobile(mobile.trim())}</span>，请保持电话畅通。
        </p>
        <Link className="btn" to="/mine">
          返回我的
        </Link>
      </section>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const application = { mobile: mobile.trim(), reason: reason.trim() }
    const wrong = check(application.mobile, application.reason)
    setProblem(wrong)
    if (wrong) return toast(wrong.text, 'error')
    void apply.run(application)
  }
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined)
  return (
    <form className="card apply-agent-form" onSubmit={submit} noValidate>
      <TextField
        label="手机号"
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="请输入手机号"
        value={mobile}
        onChange={setMobile}
        error={errorOf('mobile')}
      />
      <TextField
        label="申请理由"
        name="reason"
        rows={5}
        maxLength={REASON_CHARS}
        placeholder="例如：推广渠道、预计会员数量、从业经验"
        aside={
          <span className="t12 muted num">
            {[...reason].length}/{REASON_CHARS}
          </span>
        }
        value={reason}
        onChange={setReason}
        error={errorOf('reason')}
      />
      <Button type="submit" block pending={apply.locked}>
        提交申请
      </Button>
    </form>
  )
}
