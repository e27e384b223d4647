import { useState } from 'react'
import { qrPicture } from '../brand/qr.ts'
import { copyText } from '../copy.ts'
import { Button, Part, TextField } from '../parts.tsx'
import { stateLink } from '../scenario/state-link.ts'
import type { TourMode } from '../tour/progress.ts'
import { useDesk } from '../use-desk.ts'

/** The tour begins on the whole demo, as a visitor at the login. */
const tourLink = (base: string, tour: TourMode): string =>
  stateLink(base, {
    scenario: 'demo',
    params: {},
    username: '',
    route: '/login',
    theme: undefined,
    at: undefined,
    faults: [],
    tour,
  })

/** Begins the guided tour, or the presenter, and makes links to both for other devices. */
export function Guide() {
  const { base } = useDesk()
  if (base === undefined)
    return (
      <Part title="怎样导览">
        <p className="empty">导览只在演示里：它指着演示自己的页面走。</p>
      </Part>
    )
  return <Tours base={base} />
}

function Tours({ base }: { base: string }) {
  const { act } = useDesk()
  const [at, setAt] = useState(base)
  const [link, setLink] = useState('')
  const picture = link === '' ? undefined : qrPicture(link)
  const begin = (mode: TourMode) => location.assign(tourLink(base, mode))
  const copy = (mode: TourMode) => {
    const made = tourLink(at.trim(), mode)
    setLink(made)
    return act(
      async () => copyText(made),
      (isCopied) => (isCopied ? '链接已复制' : '请选中下面的链接复制'),
    )
  }
  return (
    <>
      <Part title="开始导览">
        <p className="hint">
          十步走完一圈：登录、充值、出纳审核、转入场馆、玩一局、记录、取款、付款、站内信。
        </p>
        <p className="hint">从头开始一个新的演示世界，现在的演示数据会被替换。</p>
        <div className="buttons">
          <Button onClick={() => begin('guide')}>自己走一遍</Button>
          <Button onClick={() => begin('play')}>自动演示</Button>
        </div>
      </Part>
      <Part title="发给别人">
        <TextField label="演示的地址（另一台设备上可不同）" value={at} onValue={setAt} />
        <div className="buttons">
          <Button onClick={() => copy('guide')}>复制导览链接</Button>
          <Button onClick={() => copy('play')}>复制自动演示链接</Button>
        </div>
        {link === '' ? null : (
          <>
            <TextField label="链接" value={link} onValue={setLink} readOnly />
            {picture === undefined ? null : (
              <img className="qr" src={picture} alt="导览链接的二维码" width={240} height={240} />
            )}
          </>
        )}
      </Part>
    </>
  )
}
