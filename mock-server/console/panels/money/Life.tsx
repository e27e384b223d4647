import { type ReactNode, useCallback } from 'react'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { LifeStep } from '../../../control/control.ts'
import { BackButton, Part } from '../../parts.tsx'
import { DECIDER_WORDS, POSTING_WORDS } from '../../report/view-words.ts'
import { useAnswer } from '../../use-answer.ts'
import { useDesk } from '../../use-desk.ts'
import { Entries } from './Entries.tsx'

const ORDER_WORDS = {
  deposit: '充值订单',
  withdrawal: '取款订单',
  application: '优惠申请',
  agent: '代理加盟',
  transfer: '转账',
  bet: '注单',
} as const

/** The life of one order as a picture: its stations along a line, from the call to the ledger. */
export function Life({ no, back }: { no: string; back: () => void }) {
  const { mock } = useDesk()
  const ask = useCallback(() => mock.life({ no }), [mock, no])
  const { answer: steps, problem } = useAnswer(ask)
  const isOld = steps !== undefined && steps.length > 0 && !steps.some(({ stage }) => stage === 'call')
  return (
    <Part title={`${no} 的全程`}>
      <BackButton autoFocus back={back}>
        返回账目
      </BackButton>
      {problem ? <p className="wrong">{problem}</p> : null}
      {steps?.length === 0 ? <p className="empty">没有这个单号</p> : null}
      {isOld ? <p className="hint">这一笔是演示准备好的，或者已经过去很久，所以没有它的请求记录。</p> : null}
      <ol className="life" aria-label="各站">
        {steps?.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stations of one moment have nothing else to tell them apart.
          <li key={at} className={step.stage}>
            <p className="lead">
              <b>{STAGES[step.stage]}</b> <small>{formatBeijing(step.atMs)}</small>
            </p>
            <Station step={step} />
          </li>
        ))}
      </ol>
    </Part>
  )
}

const STAGES: Readonly<Record<LifeStep['stage'], string>> = {
  call: '请求',
  order: '订单',
  review: '审核',
  posting: '记账',
  letter: '站内信',
}

function Station({ step }: { step: LifeStep }): ReactNode {
  switch (step.stage) {
    case 'call':
      return (
        <p className="lead">
          {step.path} · 回答 {step.code} {step.applied ? '· 已执行' : ''}
        </p>
      )
    case 'order':
      return (
        <>
          <p className="lead">
            {ORDER_WORDS[step.what]} · {step.username}
          </p>
          <dl>
            {step.details.map(([label, text]) => [
              <dt key={label}>{label}</dt>,
              <dd key={`${label}=`}>{text}</dd>,
            ])}
          </dl>
        </>
      )
    case 'review':
      return (
        <p className="lead">
          {step.approved ? '通过' : '未通过'}
          {step.by ? ` · ${DECIDER_WORDS[step.by]}` : ''}
        </p>
      )
    case 'posting':
      return (
        <>
          <p className="lead">
            {POSTING_WORDS[step.kind]} <small>{step.id}</small>
          </p>
          <Entries entries={step.entries} />
        </>
      )
    case 'letter':
      return <p className="lead">{step.title}</p>
  }
}
