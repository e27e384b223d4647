import { useState } from 'react'
import type { ReviewKind } from '../../../control/control.ts'
import { Button, CheckField, Form, NumberField, SelectField } from '../../parts.tsx'
import { takeNumber, typedNumber } from '../../report/numbers.ts'
import { REVIEW_WORDS } from '../../report/view-words.ts'
import { useDesk } from '../../use-desk.ts'

const DEFAULT_SECONDS = '20'
const SECONDS = { unit: 'whole' } as const
const PERCENT = { unit: 'whole', most: 100 } as const

/** Sets the auto-review of bank transfers, withdrawals and applications. QR and USDT orders are paid, never reviewed. */
export function AutoReview() {
  const { mock, view, act } = useDesk()
  const { autoReviewMs } = view.site.switches
  const [seconds, setSeconds] = useState(
    autoReviewMs === null ? DEFAULT_SECONDS : String(Math.round(autoReviewMs / 1000)),
  )
  const typed = typedNumber(seconds, SECONDS)
  const isTyped = typeof typed === 'number'
  const setDelay = (ms: number | null) =>
    act(
      () => mock.site({ switches: { autoReviewMs: ms } }),
      ms === null ? '自动审核已关闭，之后的申请等待人工处理' : `之后的申请 ${ms / 1000} 秒后自动通过`,
    )
  return (
    <>
      <Form onSend={() => isTyped && autoReviewMs !== null && setDelay(typed * 1000)}>
        <CheckField
          label="银行转账、取款和申请自动通过"
          checked={autoReviewMs !== null}
          onChecked={(on) => {
            if (!isTyped) setSeconds(DEFAULT_SECONDS)
            return setDelay(on ? (isTyped ? typed : Number(DEFAULT_SECONDS)) * 1000 : null)
          }}
        />
        <div className="line">
          <NumberField label="延迟（秒）" value={seconds} onValue={setSeconds} {...SECONDS} />
          <button type="submit" disabled={!isTyped || autoReviewMs === null}>
            保存延迟
          </button>
        </div>
        <p className="hint">
          {autoReviewMs === null ? '现在：关闭' : `现在：${autoReviewMs / 1000} 秒后通过`}。扫码与 USDT
          订单不会自动审核，请在上面标记付款结果。
        </p>
      </Form>
      <ReviewByKind />
    </>
  )
}

const DELAY = '多少秒后'
const SHARE = '驳回比例（%）'
const WAITS = 'wait'
const DECIDES = 'decide'

/** Sets the delay and the share of rejections of a single kind. */
function ReviewByKind() {
  const { mock, view, act } = useDesk()
  const rules = view.site.switches.autoReviewByKind
  const [what, setWhat] = useState<ReviewKind>('withdrawal')
  const [mode, setMode] = useState<string>(DECIDES)
  const [seconds, setSeconds] = useState(DEFAULT_SECONDS)
  const [percent, setPercent] = useState('0')
  const ruleOf = () => ({
    delayMs: takeNumber(DELAY, seconds, SECONDS) * 1000,
    rejectPercent: takeNumber(SHARE, percent, PERCENT),
  })
  const save = () =>
    act(
      async () =>
        mock.autoReview({ what, rule: mode === WAITS ? { delayMs: null, rejectPercent: 0 } : ruleOf() }),
      `${REVIEW_WORDS[what]}的自动审核已单独设置`,
    )
  return (
    <Form onSend={() => void save()}>
      <SelectField
        label="单独设置"
        value={what}
        onValue={(value) => setWhat(value as ReviewKind)}
        options={Object.entries(REVIEW_WORDS)}
      />
      <SelectField
        label="怎样处理"
        value={mode}
        onValue={setMode}
        options={[
          [DECIDES, '自动审核'],
          [WAITS, '等待人工'],
        ]}
      />
      {mode === DECIDES ? (
        <div className="line">
          <NumberField label={DELAY} value={seconds} onValue={setSeconds} {...SECONDS} />
          <NumberField label={SHARE} value={percent} onValue={setPercent} {...PERCENT} />
        </div>
      ) : null}
      <button type="submit">单独保存</button>
      <ul className="entries">
        {Object.entries(rules).map(([kind, rule]) => (
          <li key={kind}>
            <span>
              {REVIEW_WORDS[kind as ReviewKind]}：
              {rule.delayMs === null
                ? '等待人工'
                : `${rule.delayMs / 1000} 秒后，驳回 ${rule.rejectPercent}%`}
            </span>
            <Button
              onClick={() =>
                act(
                  () => mock.autoReview({ what: kind as ReviewKind, rule: null }),
                  `${REVIEW_WORDS[kind as ReviewKind]}恢复与其他相同`,
                )
              }
            >
              取消单独设置
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  )
}
