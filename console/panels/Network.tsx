import { useState } from 'react'
import { typedWhole } from '../amount.ts'
import { EVERY_CALL, type Fault, PRESETS, type Preset, presetOf } from '../network-presets.ts'
import { Button, Form, Part, SelectField, TextField } from '../parts.tsx'
import { useDesk } from '../use-house.ts'

type Kind = Parameters<typeof faultOf>[0]

const KINDS = [
  ['slow', '变慢'],
  ['refuse', '拒绝（附提示）'],
  ['401', '登录失效（401）'],
  ['500', '服务器错误（500）'],
  ['garbage', '回答残缺'],
  ['lost-before', '断网：请求没有送到'],
  ['lost-after', '断网：已执行，回答丢失'],
] as const

const DEFAULT_DELAY = '2000'

/** One fault as the control takes it. */
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
    garbage: { kind: 'truncated', endpoint },
    'lost-before': { kind: 'drop', endpoint, applied: false },
    'lost-after': { kind: 'drop', endpoint, applied: true },
  }
  return faults[kind]
}

/** What goes wrong between the app and the mock backend, until it is cleared. */
export function Network() {
  const { house, view, act } = useDesk()
  const [kind, setKind] = useState<Kind>('slow')
  const [endpoint, setEndpoint] = useState(EVERY_CALL)
  const [message, setMessage] = useState('系统繁忙，请稍后再试')
  const [delay, setDelay] = useState(DEFAULT_DELAY)
  const [times, setTimes] = useState('')
  const delayMs = typedWhole(delay)
  const count = times.trim() === '' ? undefined : typedWhole(times)
  const wrong = (kind === 'slow' && delayMs === undefined) || (times.trim() !== '' && count === undefined)
  const add = () => {
    const fault = faultOf(kind, endpoint.trim(), { message, delayMs: delayMs ?? 0 })
    return act(
      () => house.faults({ add: [count === undefined ? fault : { ...fault, times: count }] }),
      '故障已生效',
    )
  }
  return (
    <>
      <Presets />
      <Part title="添加故障">
        <Form onSend={() => !wrong && add()}>
          <SelectField
            label="故障"
            value={kind}
            onValue={(value) => setKind(value as Kind)}
            options={KINDS}
          />
          <TextField
            label="接口（* 表示全部）"
            value={endpoint}
            onValue={setEndpoint}
            placeholder="/api/transfer"
          />
          {kind === 'refuse' ? <TextField label="提示文字" value={message} onValue={setMessage} /> : null}
          {kind === 'slow' ? (
            <TextField label="延迟（毫秒）" value={delay} onValue={setDelay} inputMode="numeric" />
          ) : null}
          <TextField label="次数（不填：一直）" value={times} onValue={setTimes} inputMode="numeric" />
          {wrong ? <p className="wrong">请填整数</p> : null}
          <button type="submit">添加</button>
        </Form>
      </Part>
      <Part title="现在的故障">
        {view.faults.length === 0 ? <p className="empty">没有故障，网络正常</p> : null}
        <ul className="cards">
          {[...new Set(view.faults.map(told))].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Button
          disabled={view.faults.length === 0}
          onClick={() => act(() => house.faults({ clear: true }), '故障已全部清除')}
        >
          全部清除
        </Button>
        <p className="hint">刷新页面后，演示里的故障也会消失。</p>
      </Part>
    </>
  )
}

/** A network as a whole, in place of all faults. */
function Presets() {
  const { house, view, act, base } = useDesk()
  const now = presetOf(view.faults)
  const choose = ({ name, faults }: Preset) =>
    act(() => house.faults({ clear: true, add: [...faults] }), `网络已切换：${name}`)
  return (
    <Part title="网络预设">
      <fieldset className="choices">
        <legend className="hint">选用预设会先清除其他故障。</legend>
        {PRESETS.map((preset) => (
          <Button key={preset.name} aria-pressed={preset === now} onClick={() => choose(preset)}>
            {preset.name} <small>{preset.says}</small>
          </Button>
        ))}
      </fieldset>
      <p className="hint">
        {base === undefined
          ? '离线时应用的请求会断开；浏览器的离线提示只在页面内的演示里出现，这里请用浏览器自己的离线开关。'
          : '离线时页面会像真的断网一样收到通知，并显示断网提示。'}
      </p>
    </Part>
  )
}

const NAMES: Readonly<Record<Fault['kind'], string>> = {
  refuse: '拒绝',
  http: '服务器错误',
  truncated: '回答残缺',
  patch: '改写回答',
  drop: '断开',
  offline: '离线',
  hang: '不回答',
  slow: '变慢',
}

const told = ({ kind, endpoint, delayMs, bytesPerSecond, times, applied }: Fault): string =>
  [
    endpoint === EVERY_CALL ? '全部接口' : endpoint,
    NAMES[kind],
    ...(delayMs === undefined ? [] : [`${delayMs} 毫秒`]),
    ...(bytesPerSecond === undefined ? [] : [`每秒 ${bytesPerSecond} 字节`]),
    ...(applied === undefined ? [] : [applied ? '已执行' : '未执行']),
    times === undefined ? '一直' : `还剩 ${times} 次`,
  ].join(' · ')
