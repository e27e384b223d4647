import { useState } from 'react'
import { qrPicture } from '../brand/qr.ts'
import { copyText } from '../copy.ts'
import { CheckField, Form, SelectField, TextField } from '../parts.tsx'
import { addressForOthers, type DemoState, stateLink, typedAddress } from '../scenario/state-link.ts'
import { useDesk } from '../use-desk.ts'

const ANY_THEME = ''
const THEMES = [
  [ANY_THEME, '随系统'],
  ['dark', '深色'],
  ['light', '浅色'],
] as const

type Chosen = () => Pick<DemoState, 'scenario' | 'params' | 'username' | 'route'>

/** The link to the chosen state, as text and as a QR picture for a phone. */
export function StateLink({ base, chosen }: { base: string; chosen: Chosen }) {
  const { view, act } = useDesk()
  const [at, setAt] = useState(() => addressForOthers(base))
  const [theme, setTheme] = useState<string>(ANY_THEME)
  const [withClock, setWithClock] = useState(false)
  const [withFaults, setWithFaults] = useState(false)
  const [link, setLink] = useState('')
  const picture = link === '' ? undefined : qrPicture(link)
  const make = () =>
    act(
      async () => {
        const made = stateLink(typedAddress(at), {
          ...chosen(),
          theme: theme === 'dark' || theme === 'light' ? theme : undefined,
          at: withClock ? view.clock.beijing : undefined,
          faults: withFaults ? view.faults : [],
          brand: window.__demoBrand?.brand,
        })
        setLink(made)
        return copyText(made)
      },
      (isCopied) => (isCopied ? '链接已复制' : '请选中下面的链接复制'),
    )
  return (
    <Form onSend={() => void make()}>
      <TextField label="演示的地址（别人打开的）" value={at} placeholder="https://" onValue={setAt} />
      <SelectField label="链接的外观" value={theme} onValue={setTheme} options={THEMES} />
      <CheckField
        label={`从现在的时刻开始（${view.clock.beijing}）`}
        checked={withClock}
        onChecked={setWithClock}
      />
      <CheckField
        label={`带上现在的网络故障（${view.faults.length} 项）`}
        checked={withFaults}
        onChecked={setWithFaults}
      />
      <button type="submit">复制此场景的链接</button>
      {link === '' ? null : (
        <>
          <TextField label="链接" value={link} onValue={setLink} readOnly />
          {picture === undefined ? (
            <p className="wrong">链接太长，放不进二维码</p>
          ) : (
            <img className="qr" src={picture} alt="此场景链接的二维码" width={240} height={240} />
          )}
        </>
      )}
    </Form>
  )
}
