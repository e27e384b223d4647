import { useState } from 'react'
import { kioskKey, readDemoKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import { qrPicture } from '../brand/qr.ts'
import { copyText } from '../copy.ts'
import { Button, Form, NumberField, Part, TextField } from '../parts.tsx'
import { takeNumber } from '../report/numbers.ts'
import { handMadeSince } from '../scenario/begin-scenario.ts'
import { reloadPage } from '../scenario/reload.ts'
import { addressForOthers, typedAddress } from '../scenario/state-link.ts'
import type { TourMode } from '../tour/progress.ts'
import { tourLink, USUAL_TOUR } from '../tour/tour-link.ts'
import { useDesk } from '../use-desk.ts'
import { OpenFirstPage } from './hand-over/OpenFirstPage.tsx'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'
import { TourFields } from './TourFields.tsx'

/** Begins the guided tour, or the presenter, and makes links to both for other devices. */
export function Guide() {
  const { base } = useDesk()
  if (base === undefined)
    return (
      <Part title="怎样导览">
        <p className="empty">导览只在演示里：它指着演示自己的页面走。</p>
      </Part>
    )
  return (
    <>
      <OpenFirstPage />
      <Tours base={base} />
    </>
  )
}

function Tours({ base }: { base: string }) {
  const { act, view } = useDesk()
  const [chosen, setChosen] = useState(USUAL_TOUR)
  const [asked, setAsked] = useState<TourMode>()
  const [at, setAt] = useState(() => addressForOthers(base))
  const [link, setLink] = useState('')
  const picture = link === '' ? undefined : qrPicture(link)
  const handMade = handMadeSince(view.points)
  const start = (mode: TourMode) => location.assign(tourLink(base, mode, chosen))
  const begin = (mode: TourMode) => (handMade === 0 ? start(mode) : setAsked(mode))
  const copy = (mode: TourMode) =>
    act(
      async () => {
        const made = tourLink(typedAddress(at), mode, chosen)
        setLink(made)
        return copyText(made)
      },
      (isCopied) => (isCopied ? '链接已复制' : '请选中下面的链接复制'),
    )
  return (
    <>
      <Part title="开始导览">
        <TourFields chosen={chosen} choose={setChosen} />
        <p className="hint">从头开始一个新的演示世界，现在的演示数据会被替换。</p>
        <div className="buttons">
          <Button onClick={() => begin('guide')}>自己走一遍</Button>
          <Button onClick={() => begin('play')}>自动演示</Button>
        </div>
        {asked && (
          <ReplaceQuestion
            question={{ handMade, goOn: async () => start(asked), stay: () => setAsked(undefined) }}
          />
        )}
      </Part>
      <Kiosk />
      <Part title="发给别人">
        <TextField label="演示的地址（别人打开的）" value={at} placeholder="https://" onValue={setAt} />
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

const MINUTES = { unit: 'whole', least: 1, most: 120 } as const

/** At a stand the demo begins anew for the next visitor when nobody has touched it for some minutes. */
function Kiosk() {
  const { act } = useDesk()
  const [minutes, setMinutes] = useState(readDemoKey(kioskKey()) ?? '')
  const isOn = readDemoKey(kioskKey()) !== undefined
  const set = (wanted: string | undefined) => {
    writeDemoKey(kioskKey(), wanted)
    reloadPage()
  }
  const begin = () =>
    act(
      async () => set(String(takeNumber('几分钟没人动', minutes, MINUTES))),
      () => '',
    )
  return (
    <Part title="展台模式">
      <Form onSend={() => void begin()}>
        <div className="line">
          <NumberField label="几分钟没人动就回到开头" value={minutes} onValue={setMinutes} {...MINUTES} />
          <button type="submit">{isOn ? '改时间' : '开启'}</button>
        </div>
        {isOn ? <Button onClick={() => set(undefined)}>关闭展台模式</Button> : null}
      </Form>
    </Part>
  )
}
