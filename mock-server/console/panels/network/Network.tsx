import { useEffect, useState } from 'react'
import { Form, NumberField, Part, SelectField, TextField } from '../../parts.tsx'
import { EVERY_CALL, type Fault } from '../../report/network-presets.ts'
import { takeNumber } from '../../report/numbers.ts'
import { useDesk } from '../../use-desk.ts'
import { Presets } from '../Presets.tsx'
import { FaultList } from './FaultList.tsx'

type Kind = Parameters<typeof faultOf>[0]

const KINDS = [
  ['slow', '变慢'],
  ['refuse', '拒绝（附提示）'],
  ['401', '登录失效（401）'],
  ['500', '服务器错误（500）'],
  ['garbage', '回答残缺'],
  ['html', '回答成了网页（502）'],
  ['repair', '回答成了维护网页（503）'],
  ['lost-before', '断网：请求没有送到'],
  ['lost-after', '断网：已执行，回答丢失'],
] as const

const DEFAULT_DELAY = '2000'
const DELAY = '延迟（毫秒）'
const TIMES = '次数（不填：一直）'
const ONCE_AT_LEAST = { unit: 'whole', least: 1 } as const

/** A fault as the control takes it. */
function faultOf(
  kind: (typeof KINDS)[number][0],
  endpoint: string,
  { message, delayMs }: { message: string; delayMs: number },
): Fault {
  const faults: Record<typeof kind, Fault> = {
    slow: { kind: 'slow', endpoint, delayMs },
    refuse: { kind: 'refuse', endpoint, code: 202, message },
    '401': { kind: 'refuse', endpoint, code: 401, message: '登录已失效，请重新登录' },
    '500': { kind: 'http', endpoint, status: 500, body: 'json' },
    html: { kind: 'http', endpoint, status: 502, body: 'html' },
    repair: { kind: 'http', endpoint, status: 503, body: 'html' },
    garbage: { kind: 'truncated', endpoint },
    'lost-before': { kind: 'drop', endpoint, applied: false },
    'lost-after': { kind: 'drop', endpoint, applied: true },
  }
  return faults[kind]
}

/** The form for faults between the app and the mock backend. They last until they are cleared. */
export function Network() {
  const { mock, act } = useDesk()
  const endpoints = useEndpoints()
  const [kind, setKind] = useState<Kind>('slow')
  const [endpoint, setEndpoint] = useState(EVERY_CALL)
  const [message, setMessage] = useState('系统繁忙，请稍后再试')
  const [delay, setDelay] = useState(DEFAULT_DELAY)
  const [times, setTimes] = useState('')
  const add = () =>
    act(async () => {
      const delayMs = kind === 'slow' ? takeNumber(DELAY, delay, { unit: 'whole' }) : 0
      const count = takeNumber(TIMES, times, ONCE_AT_LEAST, () => undefined)
      const fault = faultOf(kind, endpoint, { message, delayMs })
      return mock.faults({ add: [count === undefined ? fault : { ...fault, times: count }] })
    }, '故障已生效')
  return (
    <>
      <Presets />
      <Part title="添加故障">
        <Form onSend={() => void add()}>
          <SelectField
            label="故障"
            value={kind}
            onValue={(value) => setKind(value as Kind)}
            options={KINDS}
          />
          <SelectField label="接口" value={endpoint} onValue={setEndpoint} options={endpoints} />
          {kind === 'refuse' ? <TextField label="提示文字" value={message} onValue={setMessage} /> : null}
          {kind === 'slow' ? (
            <NumberField label={DELAY} value={delay} onValue={setDelay} unit="whole" />
          ) : null}
          <NumberField label={TIMES} value={times} onValue={setTimes} {...ONCE_AT_LEAST} />
          <button type="submit">添加</button>
        </Form>
      </Part>
      <FaultList />
    </>
  )
}

/** An option for every call, with its description, and one for all calls. */
function useEndpoints(): (readonly [path: string, text: string])[] {
  const { mock } = useDesk()
  const [calls, setCalls] = useState<readonly { path: string; summary: string }[]>([])
  useEffect(() => {
    mock.endpoints().then(setCalls, () => setCalls([]))
  }, [mock])
  return [
    [EVERY_CALL, '全部接口'],
    ...calls.map(({ path, summary }) => [path, `${summary} ${path}`] as const),
  ]
}
