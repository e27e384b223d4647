import { Button, Part } from '../parts.tsx'
import { PRESETS, type Preset, presetOf } from '../report/network-presets.ts'
import { useDesk } from '../use-desk.ts'

/** Presets for the whole network. A preset replaces all faults. */
export function Presets() {
  const { mock, view, act, base } = useDesk()
  const now = presetOf(view.faults)
  const choose = ({ name, faults }: Preset) =>
    act(() => mock.faults({ clear: true, add: [...faults] }), `网络已切换：${name}`)
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
