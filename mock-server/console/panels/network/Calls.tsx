import { useCallback, useEffect, useState } from 'react'
import type { CallDetail } from '../../../control/control.ts'
import { Part } from '../../parts.tsx'
import { tellProblem } from '../../tell.ts'
import { useAnswer } from '../../use-answer.ts'
import { useDesk } from '../../use-desk.ts'
import { CallDetails } from './CallDetails.tsx'
import { CallList } from './CallList.tsx'

/** The last calls of the app. A tap opens one with its request and answer. */
export function Calls() {
  const { mock } = useDesk()
  const [opened, setOpened] = useState<number>()
  const ask = useCallback(() => mock.calls(), [mock])
  const { answer: calls, problem } = useAnswer(ask)
  if (opened !== undefined) return <KeptCall id={opened} back={() => setOpened(undefined)} />
  return (
    <Part title="最近的请求">
      <p className="hint">最近 200 次，新的在前。</p>
      {problem ? <p className="wrong">{problem}</p> : null}
      <CallList calls={calls} open={setOpened} />
    </Part>
  )
}

/** A call that the mock backend still keeps. */
function KeptCall({ id, back }: { id: number; back: () => void }) {
  const { mock } = useDesk()
  const [call, setCall] = useState<CallDetail | null>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    mock.call({ id }).then(setCall, (cause) => setProblem(tellProblem(cause)))
  }, [mock, id])
  return <CallDetails call={call} problem={problem} back={back} />
}
