import { type ReactNode, useState } from 'react'
import { DEMO } from '../../../scenarios/personas.ts'
import { qrPicture } from '../../brand/qr.ts'
import { copyText } from '../../copy.ts'
import { type HandOver, handOverLink } from '../../hand-over/hand-over.ts'
import { Form, Part, TextField } from '../../parts.tsx'
import { addressForOthers, typedAddress } from '../../scenario/state-link.ts'
import { useDesk } from '../../use-desk.ts'

type Props = { base: string; settings: () => HandOver; children: ReactNode }

/** The link that opens a demo on a server for the client, as text and as a QR picture. */
export function ClientLink({ base, settings, children }: Props) {
  const { mock, act } = useDesk()
  const [at, setAt] = useState(() => addressForOthers(base))
  const [link, setLink] = useState('')
  const picture = link === '' ? undefined : qrPicture(link)
  const make = () =>
    act(
      async () => {
        const made = handOverLink(typedAddress(at), settings(), await mock.scenarios(), DEMO.username)
        setLink(made)
        return copyText(made)
      },
      (isCopied) => (isCopied ? '链接已复制' : '请选中下面的链接复制'),
    )
  return (
    <Part title="一个链接">
      {children}
      <Form onSend={() => void make()}>
        <TextField label="演示的地址（别人打开的）" value={at} placeholder="https://" onValue={setAt} />
        <button type="submit">复制给客户的链接</button>
      </Form>
      {link === '' ? null : (
        <>
          <TextField label="链接" value={link} onValue={setLink} readOnly />
          {picture === undefined ? (
            <p className="hint">链接太长，放不进二维码：请发文字，或少选几个场景</p>
          ) : (
            <img className="qr" src={picture} alt="给客户的链接的二维码" width={320} height={320} />
          )}
        </>
      )}
    </Part>
  )
}
