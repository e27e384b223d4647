import { Button, Part } from '../../parts.tsx'
import { EVERY_CALL, type Fault } from '../../report/network-presets.ts'
import { useDesk } from '../../use-desk.ts'

/** The active faults, each with its effects and a button that removes it. Another button removes all. */
export function FaultList() {
  const { mock, view, act } = useDesk()
  const { faults } = view
  const remove = (text: string) =>
    act(
      () => mock.faults({ clear: true, add: faults.filter((fault) => textOf(fault) !== text) }),
      '故障已移除',
    )
  return (
    <Part title="现在的故障">
      {faults.length === 0 ? <p className="empty">没有故障，网络正常</p> : null}
      <ul className="cards">
        {[...new Set(faults.map(textOf))].map((text) => (
          <li key={text} className="line">
            <span className="grow">{text}</span>
            <Button aria-label={`移除：${text}`} onClick={() => remove(text)}>
              移除
            </Button>
          </li>
        ))}
      </ul>
      <Button
        disabled={faults.length === 0}
        onClick={() => act(() => mock.faults({ clear: true }), '故障已全部清除')}
      >
        全部清除
      </Button>
      <p className="hint">刷新页面后，演示里的故障也会消失。</p>
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

const textOf = (fault: Fault): string => {
  const { kind, endpoint, delayMs, bytesPerSecond, times, applied } = fault
  return [
    endpoint === EVERY_CALL ? '全部接口' : endpoint,
    NAMES[kind],
    ...(fault.kind === 'refuse' ? [`${fault.code} ${fault.message}`] : []),
    ...(fault.kind === 'http' ? [`${fault.status}`] : []),
    ...(delayMs === undefined ? [] : [`${delayMs} 毫秒`]),
    ...(bytesPerSecond === undefined ? [] : [`每秒 ${bytesPerSecond} 字节`]),
    ...(applied === undefined ? [] : [applied ? '已执行' : '未执行']),
    times === undefined ? '一直' : `还剩 ${times} 次`,
  ].join(' · ')
}
